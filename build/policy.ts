import { createHash } from 'node:crypto';

/*
 * What the page may load and run, wherever it is served: what lies beside it and nothing else, no text as program or style but the one script in its head.
 * The build alone puts it in, for the server that one develops with writes scripts and styles into the page.
 */
const rules = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // A picture of a moment is drawn by the page as SVG and read again as an image, to become a PNG or a film (`src/ui/report/raster.ts`). An address of a
  // blob is made by the page's own scripts alone, and an image runs nothing and loads nothing; whatever runs still comes from beside the page.
  'img-src': "'self' blob:",
  'font-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  // Whether the site is still there (`src/ui/app/tryAgain.ts`).
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  // `src/ui/app/trusted.ts`.
  'trusted-types': 'default',
};

/** The policy of a page in which this one script stands, letter by letter. */
export function policyWith(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return Object.entries({ ...rules, 'script-src': `${rules['script-src']} 'sha256-${hash}'` })
    .map(([what, where]) => `${what} ${where}`)
    .join('; ');
}
