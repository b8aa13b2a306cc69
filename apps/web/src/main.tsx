import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import './styles/table.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { applyTheme } from './app/settings.ts';
import { findServer } from './online/api.ts';

applyTheme();
void findServer();
render(<App />, document.querySelector('#app')!);
