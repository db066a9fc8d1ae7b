import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Engine</title></head><body><h1>Engine</h1><script type="module" src="./engine.js"></script></body></html>';

const script = (from: string) => `import { openMatch } from ${JSON.stringify(join(from, 'src/kernel/match.ts'))};
import { ancients } from ${JSON.stringify(join(from, 'src/rules/ancients/index.ts'))};
globalThis.lay = (position) => {
  const { value } = openMatch(ancients, position, 7);
  globalThis.order = (text) => {
    const played = value.play(ancients.parseAction(value.context, value.state, text));
    if (!played.ok) throw new Error(text + ' is refused');
    return ancients.legal(value.context, value.state).length;
  };
};
`;

/** Builds a page of the rules alone, without a view and without a store: it plays typed orders and lists what may be done next. Returns its folder. */
export async function buildEngine(): Promise<string> {
  const root = join(process.cwd(), 'node_modules/.cache/ancients/engine');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'engine.js'), script(process.cwd()));
  await build({ root, base: './', configFile: false, logLevel: 'error', build: { target: 'es2022', modulePreload: { polyfill: false } } });
  return join(root, 'dist');
}
