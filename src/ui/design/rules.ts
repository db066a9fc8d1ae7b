import type { Fault } from '../../kernel/game';
import type { BareContext, BareState } from '../../kernel/twoSides';
import type { Said } from '../../scenarios';
import type { Drawing, DrawnPosition, Side, Size } from './document/drawing';

/* What a game brings to the drawing table, as far as nothing of it is seen: which grounds there are, what a piece is, how it is written. */

/** A ground that is painted, under its field of the map. */
export interface Ground {
  readonly key: string;
  readonly name: Said;
  /** It has levels, up to this one: `hill`, `hill2`, … */
  readonly levels?: number;
  /** The first level has its number, too: `level1`, `level2`, … */
  readonly numbered?: true;
  /** It lies in a hex beside a ground of the others, such as a height under a forest. */
  readonly apart?: true;
}

/** What runs along hexsides, under its field of the map. */
export interface HexsideKind {
  readonly key: string;
  readonly name: Said;
  /** It runs between two hexes alone, and not along the edge of the map. */
  readonly between?: true;
}

/** Something that stands in a hex, as a side writes it. */
export interface Kind {
  readonly id: string;
  readonly name: Said;
  /** The field of the side. */
  readonly field: string;
  /** `text`: there is one of it; `list`: a text for each; `words`: a word of one text for each. */
  readonly form: 'text' | 'list' | 'words';
  /** Which word of its text is the hex. */
  readonly hexWord: number;
  /** It looks somewhere: the hex is written `B9/1`. */
  readonly faces?: true;
  /** No other of its kind stands in its hex, on either side. */
  readonly alone?: true;
  /** It goes where a piece of its side goes that stands in its hex. */
  readonly goesAlong?: true;
  /** A list that says something of each, in the same order. */
  readonly beside?: string;
  /** What is written before the hex of a new one, beside those of both sides that are there; nothing, if left out. */
  readonly fresh?: (texts: readonly string[]) => string;
  /** Words of its text that can be changed where it is chosen. */
  readonly words?: readonly KindWord[];
}

/** A word of a text, by its place in it: letters, or a whole number up to one. */
export interface KindWord {
  readonly at: number;
  readonly name: Said;
  readonly most?: number;
}

/** What is given of a type of one's own. */
export type TypeField = { readonly key: string; readonly name: Said } & (
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly { readonly value: string | null; readonly name: Said }[] }
  /** Words, any of these. */
  | { readonly kind: 'words'; readonly values: readonly { readonly value: string; readonly name: Said }[] }
);

/** A number of a side's. */
export interface SideNumber {
  readonly key: string;
  readonly name: Said;
  readonly most: number;
  /** At 0 a side has none, and its field is left out. */
  readonly none?: true;
}

/** Hexes of a side's, in a list of its own; `kept`: of a game under way, not drawn. */
export interface SideHexes {
  readonly key: string;
  readonly name: Said;
  readonly kept?: true;
}

/** A list of those of a side who have gone, each a text that begins with a type. */
export interface Gone {
  readonly field: string;
  /** Which word of its text is a hex of the map; none, if left out. */
  readonly hexWord?: number;
}

/** A term of victory. */
export interface Term {
  readonly id: string;
  readonly name: Said;
  /** It asks for hexes. */
  readonly at?: true;
  /** Large ships count apart. */
  readonly large?: true;
  /** The fewest points it brings, where it may not be none. */
  readonly least?: 1;
  /** It asks for a strength, and brings no points. */
  readonly strength?: true;
  /** It is of one side. */
  readonly ofOne?: true;
}

/** One of several ways to play a kind of ground, under a field of the position. */
export interface Choice {
  readonly field: string;
  readonly key: string;
  readonly name: Said;
  /** The first is how it is where nothing is said. */
  readonly values: readonly { readonly value: string | number | undefined; readonly name: Said }[];
}

/** A ground to begin on. */
export interface Field {
  readonly id: string;
  readonly name: Said;
  readonly map: Readonly<Record<string, string | number>>;
}

/** Something that section 15 advises against, or a rule of a game. `fault` is red, `warning` is not. */
export interface Advice {
  readonly rule: string;
  readonly grade: 'fault' | 'warning';
  /** The place in the position. */
  readonly at: string;
  readonly said: Said;
  /** What would put it right, as a change of a field of that side. */
  readonly remedy?: { readonly side: Side; readonly field: string; readonly value: number; readonly said: Said };
}

export interface DrawingRules {
  readonly system: string;
  readonly name: Said;
  readonly sides: 'armies' | 'fleets';
  readonly pieces: Kind;
  /** What else stands in hexes. */
  readonly tokens: readonly Kind[];
  /** Where none of them is: its name, and which swatch it has. */
  readonly clear: Ground;
  readonly grounds: readonly Ground[];
  readonly hexsides: readonly HexsideKind[];
  /** Lists of a side whose texts begin with a type beside its pieces: who has gone, in a game under way. */
  readonly gone?: readonly Gone[];
  /** Whether a fault is only of what an option has kept that is off now: it does not keep the battle from being drawn. */
  readonly isLeftOver?: (fault: Fault) => boolean;
  /** The printed types. */
  readonly types: readonly string[];
  readonly typeFields: readonly TypeField[];
  /** The words of types have no digits. */
  readonly spelled?: true;
  readonly sideNumbers: readonly SideNumber[];
  readonly sideHexes?: readonly SideHexes[];
  readonly choices?: readonly Choice[];
  readonly terms: readonly Term[];
  /** Reserves of sides, that come later: how many leaders with them, or a text for each, as on the map but without the hex. */
  readonly reserves?: { readonly leaders: 'counted' | Kind };
  /** Fields that a position has only while a game is under way and that speak of hexes: an open question, a list of hexes, or what each of several rules remembers. */
  readonly underWay: readonly { readonly field: string; readonly is: 'question' | 'list' | 'byRule' }[];
  readonly turns: number;
  /** Optional rules that a position may name, with their names in the reader's language. */
  readonly options?: readonly string[];
  readonly fields: readonly Field[];
  /** What follows by itself where turns or optional rules have changed: what none of those in force keeps goes, and no time lies after the last turn. */
  settle?(position: DrawnPosition): void;
  /** Two sides on a ground, with nobody there yet. */
  blank(map: Readonly<Record<string, string | number>>, names: readonly [string, string]): DrawnPosition;
  /** Which way a side looks, 0 to 5, where nobody has said. */
  readonly looks: readonly [number, number];
  /** Fields that are kept at a share of the strength as long as they are at it; undefined: left out. */
  readonly follows?: readonly { readonly field: string; of(position: DrawnPosition, side: Side): number | undefined }[];
  /** What section 15 advises against, or what a game says of a battle's card. */
  advice(drawing: Pick<Drawing, 'position' | 'sides'>): readonly Advice[];
  /** A position with all its lists written out, piece by piece and hex by hex, where the game has shorter ways; the same position where nothing is short. */
  unfold?(position: DrawnPosition): DrawnPosition;
  /** Faults of what is written in short so that it could be any number of pieces, of a position that nobody has read yet. */
  crowded?(position: unknown): readonly Fault[];
  /** What it takes for what is drawn to be drawn while it is not yet a battle: without what else only a game under way has. */
  still(position: DrawnPosition): DrawnPosition;
  /** The battle so drawn, without whom `still` has put there because the rules want somebody. */
  withoutStandIn?(context: BareContext, state: BareState): BareState;
}

export type { DrawnPosition, Side, Size };
