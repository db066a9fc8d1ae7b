import type { Part, RuleId, RuleIdIn } from './ids';

export type RulebookLanguage = 'en' | 'fr';

/**
 * Text with two marks, read by `parseInline`: `*emphasis*`, and `{rule:9.2}` or `{rule:9.2|the odds}`, a link to another
 * paragraph. A star after a letter or digit is only a star, so the counter `6*1` needs no escape.
 */
export type Text = string;

export interface Table {
  readonly caption: Text;
  readonly head: readonly Text[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly Text[])[];
  /** The languages of the columns, where one is not the reader's. */
  readonly langs?: readonly (string | undefined)[];
}

export type Paragraph =
  | Text
  | { readonly list: readonly Text[] }
  /** Done one after the other. */
  | { readonly steps: readonly Text[] }
  | { readonly example: Text }
  | { readonly table: Table };

export interface RuleEntry {
  readonly title: string;
  readonly text: readonly Paragraph[];
  /** What the original rules left open here, and why it is played as the text says. */
  readonly ruling?: Text;
  readonly see?: readonly RuleId[];
}

export type Rulebook = Readonly<Record<RuleId, RuleEntry>>;

/** Some parts of it, but for the word list, which is made of the terms of all games. */
export type RulebookOf<Of extends Part> = Readonly<Record<Exclude<RuleIdIn<Of>, 'words'>, RuleEntry>>;
