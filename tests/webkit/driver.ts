import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** How the protocol of WebDriver (W3C) names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 60_000;

type Json = { readonly [key: string]: unknown };
type Element = { readonly [ELEMENT]: string };

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Asks until there is an answer; what fails meanwhile, fails at last. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false | null>): Promise<T> {
  const begun = Date.now();
  let trouble: unknown;
  while (Date.now() - begun < PATIENCE_MS) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      trouble = error;
    }
    await pause(100);
  }
  throw new Error(`${what} did not come about`, { cause: trouble });
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function ask(address: string, method: 'GET' | 'POST' | 'DELETE', body?: Json): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}

/** One window of WebKitGTK, led by its own driver. */
export class Browser {
  private constructor(
    private readonly session: string,
    private readonly end: () => void,
  ) {}

  /** @param program the driver's path */
  static async open(program: string): Promise<Browser> {
    const port = await freePort();
    const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    try {
      await until('the driver', () => ask(`${address}/status`, 'GET'));
      const { sessionId } = (await ask(`${address}/session`, 'POST', { capabilities: { alwaysMatch: {} } })) as { sessionId: string };
      return new Browser(`${address}/session/${sessionId}`, () => driver.kill());
    } catch (error) {
      driver.kill();
      throw error;
    }
  }

  post = (path: string, body?: Json): Promise<unknown> => ask(`${this.session}/${path}`, 'POST', body);

  async close(): Promise<void> {
    await ask(this.session, 'DELETE').finally(this.end);
  }

  goTo = (url: string) => this.post('url', { url });

  /** Runs a function in the page; what it is given and gives back is JSON or elements. */
  run<Given extends readonly unknown[], T>(inPage: (...given: Given) => T, ...args: Given): Promise<Awaited<T>> {
    return this.post('execute/sync', { script: `return (${inPage})(...arguments)`, args }) as Promise<Awaited<T>>;
  }

  /** The first element of a selector, once it is there. */
  find = (selector: string): Promise<Element> =>
    until(selector, () => this.post('element', { using: 'css selector', value: selector }) as Promise<Element>);

  /** A click as a hand does it, with all that comes of it. */
  async click(selector: string): Promise<void> {
    const element = await this.find(selector);
    await this.post(`element/${element[ELEMENT]}/click`);
  }

  async type(selector: string, text: string): Promise<void> {
    const element = await this.find(selector);
    await this.post(`element/${element[ELEMENT]}/value`, { text });
  }

  /** A click with the mouse at a place of the window. */
  async clickAt({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
    const actions = [
      { type: 'pointerMove', duration: 0, ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await ask(`${this.session}/screenshot`, 'GET')) as string, 'base64');
  }

  /** How many pixels of the window, right of `left` and below `top`, are of this shade, `[red, green, blue]`. */
  async pixels(left: number, top: number, shade: readonly [number, number, number]): Promise<number> {
    const picture = (await this.picture()).toString('base64');
    return this.run(
      async (text, x, y, [red, green, blue]) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        brush?.drawImage(bitmap, 0, 0);
        const { data } = brush!.getImageData(x, y, bitmap.width - x, bitmap.height - y);
        let count = 0;
        for (let i = 0; i < data.length; i += 4) if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count++;
        return count;
      },
      picture,
      left,
      top,
      shade,
    );
  }
}
