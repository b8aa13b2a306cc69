import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import './styles/table.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { applyTheme, settings } from './app/settings.ts';
import { languageFor, loadLanguage } from './i18n/index.ts';
import { findServer } from './online/api.ts';

applyTheme();
void findServer();
const draw = () => render(<App />, document.querySelector('#app')!);
// The first screen waits for its language, so that no word changes under the reader's eyes.
void loadLanguage(languageFor(settings.language.value)).then(draw, draw);
settings.language.subscribe((code) => void loadLanguage(languageFor(code)));

// After one visit everything but online tables works without a network.
// Private windows refuse to keep anything; they play on as they are.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}
