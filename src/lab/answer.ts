/** What a command answers: lines for standard output, or what is wrong for standard error, with what had been found by then. */
export type Answer = { readonly lines: readonly string[] } | { readonly wrong: readonly string[]; readonly lines?: readonly string[] };
