import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { policy } from './policy.ts';

const EARLY = 'src/ui/app/early.ts';

/** The chunks that hold these modules, and those they import. */
function chunksWith(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly Rolldown.OutputChunk[] {
  const all = Object.values(bundle).filter((one) => one.type === 'chunk');
  const chunks = new Set(all.filter(({ moduleIds }) => moduleIds.some((id) => modules.some((module) => id.endsWith(`/${module}`)))));
  for (const { imports } of chunks) for (const one of all) if (imports.includes(one.fileName)) chunks.add(one);
  if (chunks.size === 0) throw new Error(`there is no chunk of ${modules.join(', ')}`);
  return [...chunks];
}

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `./${file}` },
  injectTo: 'head',
});

/**
 * Writes into the head of the built page its policy, what `modules` need, which the entry is going to import, and last the script that chooses theme and language
 * before anything is painted: a browser that has read a policy does not look ahead past a plain script.
 */
export function head(modules: readonly string[]): Plugin {
  let early = '';
  return {
    name: 'head',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { type: 'module', src: `/${EARLY}` }, injectTo: 'head' }];
        const chunks = chunksWith(bundle, modules);
        const scripts = chunks.map(({ fileName }) => link('modulepreload', fileName));
        const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const isNew = ({ attrs }: HtmlTagDescriptor) => !html.includes(String(attrs?.['href']));
        return [
          { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
          ...[...scripts, ...[...styles].map((file) => link('stylesheet', file))].filter(isNew),
          { tag: 'script', attrs: { src: `./${early}` }, injectTo: 'head' },
        ];
      },
    },
    async generateBundle() {
      const bundled = await rolldown({ input: EARLY });
      const { output } = await bundled.generate({ format: 'iife', minify: true });
      await bundled.close();
      const source = output[0].code;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      early = `assets/early-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: early, source });
    },
  };
}
