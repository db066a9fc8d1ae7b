/*
 * What the page may load and run, wherever it is served: what lies beside it and nothing else, no text as program or style.
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

export const policy = Object.entries(rules)
  .map(([what, where]) => `${what} ${where}`)
  .join('; ');
