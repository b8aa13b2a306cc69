import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { freePort } from '../e2e/port.ts';
import { PAGE, serveSite } from '../bench/site.ts';
import { WebDriver } from './webdriver.ts';

/** WebKit, in the small browser that comes with WebKitGTK, opens the table and taps through the first decisions. */
const DECISIONS = 8;
const PATIENCE_MS = 600_000;

const miniBrowser = (): string => {
  const [folder] = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;
};

const started: ChildProcess[] = [];
const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void => {
  started.push(spawn(command, args, { stdio: 'ignore', env }));
};

const until = async <T>(what: string, look: () => Promise<T | null | false>): Promise<T> => {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (performance.now() > end) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const openBrowser = async (): Promise<WebDriver> => {
  const port = await freePort();
  const display = `:${100 + (process.pid % 400)}`;
  start('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  start('WebKitWebDriver', [`--port=${port}`], {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  return until('WebKit', () =>
    WebDriver.open(address, {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    }).catch((error: unknown) => {
      if (error instanceof TypeError) return null;
      throw error;
    }),
  );
};

/** What can be tapped at the table now, what is chosen before what commits. */
const nextTap = (): string | null => {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('.waiting .quiet')) return '.waiting .quiet';
  if (!has('.decision')) return null;
  if (has('.decide .primary:not(:disabled)')) return '.decide .primary';
  if (has('.tile-choice') && !has('.tile-choice input:checked')) return '.tile-choice';
  if (has('td[data-legal="yes"]')) return 'td[data-legal="yes"]';
  if (has('.proposal-card')) return '.proposal-card-head';
  return '.decide .buttons .button:last-child';
};

const playOn = async (browser: WebDriver): Promise<void> => {
  let answered = 0;
  while (answered < DECISIONS) {
    const tap = await until('a decision', () => browser.run(nextTap));
    // What others do may replace what was just there.
    if ((await browser.click(tap)) && tap.startsWith('.decide')) answered++;
  }
};

const site = await serveSite(PAGE);
try {
  const browser = await openBrowser();
  await browser.go(site.address);
  await until('the front page', () => browser.run(() => document.querySelector('.home-actions') !== null));
  await browser.run(() => {
    // The window is small; hints for beginners would push the offers below its edge.
    localStorage.setItem('santiago.canals.hints', 'bid seal plant bribe decide extra');
    window.addEventListener('error', ({ message }) => (document.title = `error: ${message}`));
  });
  await browser.click('.home-actions .primary');
  await playOn(browser);
  const { title, heading, lines } = await browser.run(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    lines: document.querySelectorAll('.log-line').length,
  }));
  await browser.close();
  if (title.startsWith('error') || !/Round \d/.test(heading) || lines < DECISIONS)
    throw new Error(`WebKit: "${heading}", ${lines} lines, ${title}`);
  console.log(`WebKit played ${DECISIONS} decisions: ${heading}, ${lines} lines of log.`);
} finally {
  for (const child of started) child.kill();
  await site.close();
}
