import '../../board/overlays.css';
import { useMemo, useRef } from 'react';
import type { Hex } from '../../../kernel/board';
import type { BareContext, BareState } from '../../../kernel/twoSides';
import type { BoardArt } from '../../board/art';
import { Board } from '../../board/Board';
import type { GameFacts } from '../../board/facts';
import type { DrawnMapProps } from '../contract';

export interface Shown<Context, State> {
  readonly context: Context;
  readonly state: State;
}

interface Drawn<Game extends GameFacts, Context, State> {
  readonly art: BoardArt<Game>;
  readonly map: (context: Context) => Game['map'];
  readonly teller: (context: Context) => (state: State, fresh: undefined) => Game['pieces'];
  readonly occupied: (pieces: Game['pieces']) => readonly Hex[];
  /** A hex in a sentence: its ground, and what lies there. */
  readonly describe: (ground: Shown<Context, State>, lain: Shown<Context, State>, overlays: Game['overlays'], hex: Hex) => string;
}

/** The board of a game for what is drawn: the table's own sheets and gestures, without a game at the table. */
export function drawnMapOf<Game extends GameFacts, Context extends BareContext, State extends BareState>({
  art,
  map,
  teller,
  occupied,
  describe,
}: Drawn<Game, Context, State>) {
  return ({ still, ground, frame }: DrawnMapProps) => {
    // What the system of this game has opened is of this game.
    const shown = still as Shown<BareContext, BareState> as Shown<Context, State>;
    const lain = (still.pieces ?? still) as Shown<BareContext, BareState> as Shown<Context, State>;
    const last = useRef<{ readonly ground: object; readonly facts: Game['map'] }>(undefined);
    if (last.current?.ground !== ground) {
      last.current = { ground, facts: map(shown.context) };
    }
    const pieces = useMemo(() => teller(lain.context)(lain.state, undefined), [lain]);
    const overlays = frame.overlays as Game['overlays'];
    return (
      <Board
        {...frame}
        map={last.current.facts}
        art={art}
        pieces={pieces}
        overlays={overlays}
        occupied={occupied(pieces)}
        describe={(hex) => describe(shown, lain, overlays, hex)}
      />
    );
  };
}
