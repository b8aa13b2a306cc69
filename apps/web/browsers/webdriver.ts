/** As much of WebDriver (w3.org/TR/webdriver2) as it takes to play a match in a browser that Playwright does not know. */
export class WebDriver {
  private readonly address: string;
  private readonly session: string;

  private constructor(address: string, session: string) {
    this.address = address;
    this.session = session;
  }

  static async open(address: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = (await ask(`${address}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new WebDriver(address, sessionId);
  }

  async go(url: string): Promise<void> {
    await this.post('url', { url });
  }

  /** Runs a function of the page; what it is given and what it gives must be plain data. */
  async run<A extends readonly unknown[], R>(script: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return (await this.post('execute/sync', {
      script: `return (${script.toString()})(...arguments)`,
      args,
    })) as Awaited<R>;
  }

  /** Points at the middle of the first element that this selector finds, and presses; false where there is none. */
  async click(selector: string): Promise<boolean> {
    const at = await this.run((wanted: string) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center' });
      const box = element?.getBoundingClientRect();
      return box === undefined
        ? null
        : { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    }, selector);
    if (at === null) return false;
    const actions = [
      { type: 'pointerMove', duration: 0, ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.post('actions', {
      actions: [{ type: 'pointer', id: 'hand', parameters: { pointerType: 'mouse' }, actions }],
    });
    return true;
  }

  async close(): Promise<void> {
    await ask(`${this.address}/session/${this.session}`, 'DELETE');
  }

  private post(command: string, body: object): Promise<unknown> {
    return ask(`${this.address}/session/${this.session}/${command}`, 'POST', body);
  }
}

const ask = async (url: string, method: string, body?: object): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${url}: ${value?.error}: ${value?.message}`);
  return value;
};
