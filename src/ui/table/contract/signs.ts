import type { Mark } from '../../../kernel/record';

/** Marks of a note as chess players write them. */
export const SIGNS: Readonly<Record<Mark, string>> = { good: '!', doubtful: '?!', blunder: '??' };
