import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hello</title><meta name="viewport" content="width=device-width"></head><body><div id="app"></div><script type="module" src="./hello.js"></script></body></html>';
/** The bench waits for its heading as it waits for the battle's map. */
const SCRIPT = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(createElement('h1', { className: 'hello' }, 'Hello'));
`;

/** Builds a page of React that only says hello, and returns its folder. */
export async function buildHello(): Promise<string> {
  const root = join(process.cwd(), 'node_modules/.cache/ancients/hello');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'hello.js'), SCRIPT);
  await build({ root, base: './', configFile: false, logLevel: 'error', build: { target: 'es2022', modulePreload: { polyfill: false } } });
  return join(root, 'dist');
}
