import { type ReactElement, useMemo } from 'react';
import { type Hex, parseHex } from '../../kernel/board';
import type { Entry } from '../../kernel/game';
import { wordsOf } from '../../kernel/notation';
import { perObject } from '../../kernel/perObject';
import type { BareContext, BareEvent, BareState } from '../../kernel/twoSides';
import type { BoardArt } from '../board/art';
import type { GameFacts, Overlays, PlaceName, Skin } from '../board/facts';
import { PlaceNames } from '../board/PlaceNames';
import type { Stage } from '../board/stage';
import type { Marks } from './marks';

export interface SheetsProps<Context = BareContext, State = BareState, Fresh = Entry<BareEvent>, Over extends Overlays = Overlays> {
  readonly context: Context;
  readonly state: State;
  /** What has just happened, along which pieces glide. */
  readonly fresh: Fresh | undefined;
  readonly overlays: Over;
  readonly skin: Skin;
  readonly stage: Stage;
  /** Map units in a pixel. */
  readonly u: number;
  readonly places?: readonly PlaceName[] | undefined;
}

/** One moment, and what is to be pointed at in it. */
export interface Marked {
  readonly state: BareState;
  readonly marks: Marks;
  /** What has just happened, as one play. */
  readonly fresh: Entry<BareEvent> | undefined;
}

/** How one game is drawn away from its table: what the table's part of it knows, without a game that lies there. All of it is methods, so that an implementation names its own context and state. */
export interface Painter {
  Sheets(props: SheetsProps): ReactElement;
  /** The points of both sides as they stand. */
  score(context: BareContext, state: BareState): readonly [number, number];
  /** The marks asked for, and the way of what has just happened. */
  overlays(context: BareContext, marked: Marked): Overlays;
  /** A sentence for every hex in which there is something to see. */
  describe(context: BareContext, state: BareState, overlays: Overlays): readonly string[];
}

interface Drawn<Game extends GameFacts, Context, State, Fresh> {
  readonly art: BoardArt<Game>;
  readonly map: (context: Context) => Game['map'];
  /** Tells what stands where; it keeps what it has told, so that pieces glide from one moment to the next. */
  readonly teller: (context: Context) => (state: State, fresh: Fresh | undefined) => Game['pieces'];
}

/** The four sheets of the board, as at the table, and that of the places' names where there are any. */
export function sheetsOf<Game extends GameFacts, Context, State, Fresh>({ art, map, teller }: Drawn<Game, Context, State, Fresh>) {
  return ({ context, state, fresh, overlays, skin, stage, u, places = [] }: SheetsProps<Context, State, Fresh, Game['overlays']>) => {
    const tell = useMemo(() => teller(context), [context]);
    const facts = map(context);
    const pieces = tell(state, fresh);
    return (
      <>
        <art.Terrain map={facts} />
        {places.length > 0 && <PlaceNames board={facts.board} places={places} />}
        <art.Below map={facts} overlays={overlays} u={u} />
        <art.Pieces map={facts} pieces={pieces} skin={skin} stage={stage} />
        <art.Above map={facts} pieces={pieces} overlays={overlays} cursor={undefined} skin={skin} u={u} />
      </>
    );
  };
}

/** Hexes under marks, in reading order with `others`. */
export function hexesToTell({ reachable = [], targets = [], legal = [] }: Overlays, others: Iterable<Hex>): Hex[] {
  const hexes = new Set([...others, ...reachable.map(({ hex }) => hex), ...targets.map(({ hex }) => hex), ...legal]);
  return [...hexes].filter((hex) => hex >= 0).sort((a, b) => a - b);
}

/** The hex of a name that who asks for a picture has given; throws where the map has none. */
export function hexNamed({ board }: BareContext, name: string): Hex {
  const hex = parseHex(board, name);
  if (hex === undefined || hex < 0) throw new Error(`${name} is no hex of this map`);
  return hex;
}

/** The hexes of names parted by blanks, as marks give them. */
export const hexesNamed = (context: BareContext, names: string): Hex[] => wordsOf(names).map((name) => hexNamed(context, name));

/** Tells pieces as another does, but changed; as long as that tells the same, so does this. */
export function tellChanged<Pieces, State, Fresh>(
  tell: (state: State, fresh: Fresh | undefined) => Pieces,
  change: (pieces: Pieces) => Pieces,
): (state: State, fresh: Fresh | undefined) => Pieces {
  let last: { readonly told: Pieces; readonly shown: Pieces } | undefined;
  return (state, fresh) => {
    const told = tell(state, fresh);
    if (last?.told !== told) last = { told, shown: change(told) };
    return last.shown;
  };
}

/** Facts without what only a game under way shows: who has acted, who cannot. The same facts give the same object. */
export const plainFacts = <Facts extends { readonly acted: boolean; readonly dimmed: boolean }>(): ((facts: Facts) => Facts) =>
  perObject((facts) => (facts.acted || facts.dimmed ? { ...facts, acted: false, dimmed: false } : facts));
