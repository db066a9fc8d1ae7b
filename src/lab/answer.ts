/** What a command answers: lines for standard output, or what is wrong for standard error. */
export type Answer = { readonly lines: readonly string[] } | { readonly wrong: readonly string[] };
