import '@santiago/table/page/ui/fonts.css';
import '@santiago/table/page/ui/tokens.css';
import '@santiago/table/page/ui/base.css';
import '@santiago/table/page/ui/icon.css';
import '@santiago/table/page/ui/button.css';
import '@santiago/table/page/ui/page.css';
import '@santiago/table/page/ui/form.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { loadGames } from '../games.ts';
import { App } from './App.tsx';
import { storeWhenStill } from './storing.ts';
import { inOwnFrame } from '@santiago/table/page/browser/ownFrame.ts';
import { applyTheme, settings } from '@santiago/table/page/browser/settings.ts';
import { languageFor, loadLanguage, t } from '@santiago/table/page/i18n/index.ts';
import { findServer } from '@santiago/table/page/sources/online/server.ts';
import { loadFonts } from '@santiago/table/page/ui/fonts.ts';

applyTheme();
const draw = () => {
  render(<App />, document.querySelector('#app')!);
  // The bench of the page reads this: from here on the page reacts to taps.
  performance.mark('ready');
  // Fonts and the server can wait until the first words are painted.
  void loadFonts();
  void inOwnFrame(() => void findServer());
};
const start = async (): Promise<void> => {
  await loadGames();
  // The first screen waits for its language, so that no word changes while somebody reads.
  await loadLanguage(languageFor(settings.language.value)).catch(() => undefined);
  draw();
};
void start();
settings.language.subscribe((code) => void loadLanguage(languageFor(code)));
effect(() => {
  const { code, description } = t.value;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  // The build writes a manifest for every language.
  const manifest = code === 'en' ? './manifest.webmanifest' : `./manifest.${code}.webmanifest`;
  if (import.meta.env.PROD) document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifest);
});

// After one visit everything except online tables works without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) storeWhenStill();
