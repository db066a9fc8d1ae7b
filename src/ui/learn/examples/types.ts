import type { Language } from '../../../store/preferences';
import type { SystemId } from '../../../store/systems';
import type { Marks } from '../../picture/marks';
import type { RuleId } from '../rulebook/ids';

/** The same in every language that we speak. */
export type Said = Readonly<Record<Language, string>>;

export interface Step {
  /** What is done, in the notation; left out, something is only pointed at. */
  readonly orders?: readonly string[];
  /** As they fall in these orders. */
  readonly dice?: readonly number[];
  /** After these, an order that the rules refuse, and the rule they cite. */
  readonly refused?: { readonly order: string; readonly rule: string };
  /** It begins again with the position. */
  readonly again?: boolean;
  readonly say: Said;
  readonly marks?: Marks;
}

/** A board with something to see on it; with steps, one that plays. */
export interface Exhibit {
  readonly id: string;
  /** The paragraphs it belongs to: it stands with the first, and the others lead to it. */
  readonly at: readonly [RuleId, ...RuleId[]];
  readonly title: Said;
  readonly position: Position;
  /** What there is to see before anything is done. */
  readonly say: Said;
  readonly marks?: Marks;
  readonly steps?: readonly Step[];
}

/** A position of the notation; how large its map is must be known before it is read. */
export interface Position {
  readonly system: SystemId;
  readonly map: { readonly columns: number; readonly rows: number; readonly [ground: string]: string | number };
  readonly [field: string]: unknown;
}

/** Exhibits that are fetched together, when a paragraph of theirs is read. */
export interface Group {
  /** The sections whose paragraphs its exhibits belong to. */
  readonly sections: readonly RuleId[];
  readonly load: () => Promise<readonly Exhibit[]>;
}
