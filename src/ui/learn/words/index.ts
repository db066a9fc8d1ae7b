import type { Widened } from '../../words';
import type { en } from './en';

/** What the rulebook says beside its paragraphs; it comes with them. */
export type LearnWords = Widened<typeof en>;
