import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { policy } from './policy.ts';

const EARLY = 'src/ui/app/early.ts';

/** By the first word of the address behind `#/`, with a stroke where more follows and that is another screen: the module with the screen. */
const SCREENS = {
  '': 'ui/pages/Home.tsx',
  battles: 'ui/pages/Battles.tsx',
  play: 'ui/pages/Play.tsx',
  saves: 'ui/pages/Saves.tsx',
  g: 'ui/pages/OpenLink.tsx',
  rules: 'ui/pages/Rules.tsx',
  lab: 'ui/pages/Lab.tsx',
  learn: 'ui/pages/Learn.tsx',
  'learn/': 'ui/pages/Lesson.tsx',
  help: 'ui/pages/Help.tsx',
};
/** The first part of a language, which is all that the battle waits for, and the others. */
const PARTS = ['first', 'more', 'rest'];
const LANGUAGES = ['en', 'fr'];
/** What the page itself asks for, before it knows which screen it is: they are the battle's, and the others need most of them. */
const ALWAYS = ['main.ts', 'ui/app/start.tsx', SCREENS.play];

/** A chunk's file and those that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const first = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`/src/${module}`)));
  if (!first) throw new Error(`there is no chunk of ${module}`);
  const files = new Set([first.fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of chunk.imports) if (bundle[imported]) files.add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  }
  return [...files];
}

/** The plain script, which knows what each screen and language asks for besides what is always asked for. */
async function earlyScript(bundle: Rolldown.OutputBundle, always: readonly string[]): Promise<string> {
  const asked = (module: string) => filesOf(bundle, module).filter((file) => !always.includes(file));
  const files = {
    screens: Object.fromEntries(Object.entries(SCREENS).map(([key, module]) => [key, asked(module)])),
    languages: Object.fromEntries(LANGUAGES.map((language) => [language, PARTS.map((part) => asked(`ui/words/${language}/${part}.ts`))])),
  };
  const bundled = await rolldown({ input: EARLY, transform: { define: { FIRST_FILES: JSON.stringify(files) } } });
  const { output } = await bundled.generate({ format: 'iife', minify: true });
  await bundled.close();
  return output[0].code;
}

/**
 * All that is always asked for stands before the plain script, which holds the page up: a browser that has read a policy does not look ahead.
 * The styles are asked for before it and applied after it, for a script waits for the styles above it.
 */
function headOf(always: readonly string[], script: string): string[] {
  const styles = always.filter((file) => file.endsWith('.css'));
  const [entry, ...modules] = always.filter((file) => file.endsWith('.js'));
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<link rel="preload" as="script" href="./${script}" />`,
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="./${file}" />`),
    `<script type="module" crossorigin src="./${entry}"></script>`,
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="./${file}" />`),
    `<script src="./${script}"></script>`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="./${file}" />`),
  ];
}

/**
 * Makes of `src/ui/app/early.ts` a file that the page waits for, and writes into index.html the policy and what is asked for on every screen,
 * so that it is on its way while the early script says what else is wanted.
 */
export function early(): Plugin {
  let always: readonly string[] = [];
  let script = '';
  return {
    name: 'early',
    config: (_, { command }) => (command === 'serve' ? { define: { FIRST_FILES: '{ screens: {}, languages: {} }' } } : {}),
    async generateBundle(_, bundle) {
      always = [...new Set(ALWAYS.flatMap((module) => filesOf(bundle, module)))];
      const source = await earlyScript(bundle, always);
      script = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: script, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { type: 'module', src: `/${EARLY}` }, injectTo: 'head' }];
        const page = html.replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '');
        const mark = '<meta charset="utf-8" />';
        if (!page.includes(mark)) throw new Error(`index.html has no ${mark}`);
        return page.replace(mark, [mark, ...headOf(always, script)].join('\n    '));
      },
    },
  };
}
