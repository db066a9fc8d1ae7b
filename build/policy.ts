/*
 * What the page may load and run, wherever it is served: what lies beside it and nothing else, no text as program or style.
 * The build alone puts it in, for the server that one develops with writes scripts and styles into the page.
 */
const rules = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
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
