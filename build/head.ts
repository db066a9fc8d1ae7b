import { rolldown } from 'rolldown';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { moduleId } from './chunks.ts';
import { policyWith } from './policy.ts';

const EARLY = 'src/ui/app/early.ts';

/** The scripts and styles of a module's chunk and of those it imports. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  module: string,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const all = Object.values(bundle).filter((one) => one.type === 'chunk');
  const chunks = new Set(all.filter(({ moduleIds }) => moduleIds.includes(moduleId(module))));
  for (const { imports } of chunks) for (const one of all) if (imports.includes(one.fileName)) chunks.add(one);
  if (chunks.size === 0) throw new Error(`there is no chunk of ${module}`);
  const styles = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return { scripts: [...chunks].map(({ fileName }) => fileName), styles: [...styles] };
}

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `./${file}` },
  injectTo: 'head',
});

/**
 * Writes into the head of the built page its policy, what the entry is going to import in any case (`start`), and the script that chooses theme and language
 * before anything is painted, and asks for what a battle needs (`battle`), its words in the reader's language too (`words`), where the address is of one:
 * before all else for what can be run before the rest is there (`first`), and when all of it has come for what it is played with (`live`, `liveWords`).
 * It stands in the page itself, named in the policy by what it is: a file of its own would cost a phone one way to the server and back before the map.
 */
export function head({
  start,
  first,
  battle,
  words,
  live,
  liveWords,
}: {
  readonly start: string;
  readonly first: readonly string[];
  readonly battle: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly live: string;
  readonly liveWords: Readonly<Record<string, string>>;
}): Plugin {
  let early = '';
  return {
    name: 'head',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { type: 'module', src: `/${EARLY}` }, injectTo: 'head' }];
        const ofStart = filesOf(bundle, start);
        const isNew = (file: string) => !html.includes(file);
        const ofBattle = filesOf(bundle, battle);
        const scriptsOf = (modules: readonly string[]) => [...new Set(modules.flatMap((module) => filesOf(bundle, module).scripts))];
        const besides = (known: readonly string[], files: readonly string[]) => files.filter((file) => !known.includes(file));
        const soon = scriptsOf(first);
        const before = [...ofBattle.scripts, ...scriptsOf(Object.values(words).flat())];
        const wordsOf = (modules: readonly string[]) => besides(ofBattle.scripts, scriptsOf(modules));
        const after = (module: string) => besides(before, scriptsOf([module]));
        const wanted = Object.entries({
          styles: ofStart.styles,
          scripts: soon,
          ...Object.fromEntries(Object.entries(words).map(([language, modules]) => [language, wordsOf(modules)])),
          'rest-styles': besides(ofStart.styles, ofBattle.styles),
          rest: besides(soon, ofBattle.scripts),
          live: after(live),
          ...Object.fromEntries(Object.entries(liveWords).map(([language, module]) => [`live-${language}`, after(module)])),
        });
        const attributes = wanted.map(([name, files]) => `data-${name}="${files.join(' ')}"`);
        // Before the styles, for which a script that stands behind them waits.
        const script = `<script ${attributes.join(' ')}>${early}</script>`;
        const tags: HtmlTagDescriptor[] = [
          { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policyWith(early) }, injectTo: 'head-prepend' },
          ...ofStart.scripts.filter(isNew).map((file) => link('modulepreload', file)),
          ...ofStart.styles.filter(isNew).map((file) => link('stylesheet', file)),
        ];
        return { html: html.replace(/<script type="module"/, (entry) => `${script}\n    ${entry}`), tags };
      },
    },
    async generateBundle() {
      const bundled = await rolldown({ input: EARLY });
      const { output } = await bundled.generate({ format: 'iife', minify: true });
      await bundled.close();
      early = output[0].code.trim();
    },
  };
}
