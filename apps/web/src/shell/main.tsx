import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/icon.css';
import '../ui/button.css';
import '../ui/page.css';
import '../ui/form.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './App.tsx';
import { storeWhenStill } from './storing.ts';
import { inOwnFrame } from '../browser/ownFrame.ts';
import { applyTheme, settings } from '../browser/settings.ts';
import { languageFor, loadLanguage, t } from '../i18n/index.ts';
import { findServer } from '../sources/online/server.ts';
import { loadFonts } from '../ui/fonts.ts';

applyTheme();
const draw = () => {
  render(<App />, document.querySelector('#app')!);
  // The bench of the page reads this: from here on the page reacts to taps.
  performance.mark('ready');
  // Fonts and the server can wait until the first words are painted.
  void loadFonts();
  void inOwnFrame(() => void findServer());
};
// The first screen waits for its language, so that no word changes while somebody reads.
void loadLanguage(languageFor(settings.language.value)).then(draw, draw);
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
