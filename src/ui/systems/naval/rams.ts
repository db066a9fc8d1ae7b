import { DIRECTIONS, type Direction, type Hex, neighbourOf, opposite } from '../../../kernel/board';
import { AHEAD } from '../../../rules/naval/model/data';
import type { RamKind } from '../../../rules/naval/model/events';
import { type Action, orderOf } from '../../../rules/naval/model/orders';
import type { Context, Ship, State } from '../../../rules/naval/model/types';
import { survey } from '../../../rules/naval/play/ground';
import { judgeAction } from '../../../rules/naval/play/legal';
import { farSideOf, mayMove, pointsOf, ramKindOf } from '../../../rules/naval/play/movement';
import { ramHarm } from '../../../rules/naval/play/odds';
import { ramsOf as rulesRams } from '../../../rules/naval/play/reach';
import { memoPerPiece } from '../../table/contract/memo';
import type { SeaOverlays, SeaTarget } from './board/facts';
import { shipIn } from './pieces';

/**
 * 14.6 The sea about a ship that lies somewhere, by what a ram from there would be: an oar rake from before its bow, a rudder attack from behind its
 * stern, else into its flank. Its own ram goes before its bow.
 */
export function sidesAbout(
  { board, land }: Context,
  hex: Hex,
  facing: Direction,
): Required<Pick<SeaOverlays, 'front' | 'beside' | 'rear'>> {
  const by = (kind: RamKind): Hex[] =>
    DIRECTIONS.filter((d) => ramKindOf(opposite(d), facing) === kind)
      .map((d) => board.neighbours[hex * 6 + d]!)
      .filter((there) => there >= 0 && !land[there]);
  return { front: by('oarRake'), beside: by('flank'), rear: by('rudder') };
}

/** 14.6 A way to ram a ship: from a hex beside it, with the bow towards it. */
export interface Approach {
  readonly target: number;
  readonly kind: RamKind;
  readonly from: Hex;
  readonly facing: Direction;
  /** From the ship's own hex to the one rammed from. */
  readonly path: readonly Hex[];
  /** With the two points of the ram itself. */
  readonly cost: number;
  readonly left: number;
  /** It may end in the hex from which it rams: nobody else is there. */
  readonly stays: boolean;
  /** The far side, if it can come out there, and what that costs in all. */
  readonly through: { readonly hex: Hex; readonly cost: number } | undefined;
}

/** Every ram that a ship can make in this phase, the cheapest first. */
const ramsOf = memoPerPiece((context: Context, state: State, ship: Ship): readonly Approach[] =>
  mayMove(state, ship) ? findRams(context, state, ship) : [],
);

/** The ram of a ship in a hex. With ten points, the most there are, there is never more than one way to it (two turns leave none for the ram). */
export const ramOn = (context: Context, state: State, ship: Ship, at: Hex): Approach | undefined =>
  ramsOf(context, state, ship).find(({ target }) => state.ships[target]!.hex === at);

function findRams(context: Context, state: State, ship: Ship): Approach[] {
  const points = pointsOf(context, state, ship);
  const found = new Map<number, Approach>();
  for (const { kind, target, from, direction, to, through, cost, way } of rulesRams(context, state, ship)) {
    const key = from * 6 + direction;
    const base = found.get(key) ?? {
      target,
      kind,
      from,
      facing: direction,
      path: [ship.hex, ...way.path],
      cost: through ? cost - AHEAD : cost,
      left: points - (through ? cost - AHEAD : cost),
      stays: false,
      through: undefined,
    };
    found.set(key, through ? { ...base, through: { hex: to, cost } } : { ...base, stays: true });
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost || a.from - b.from);
}

/** Whether the far side of a ship that is rammed is free, had one the points to come out there. */
export function isFarSideFree(context: Context, state: State, ship: Ship, { target, facing }: Approach): boolean {
  survey(context, state);
  return farSideOf(context, ship, shipIn(state, target).hex, facing) >= 0;
}

/** The ram of a ship that cannot be rammed in this phase that is nearest to being one: judged, it says why not. */
export function vainRam(context: Context, state: State, ship: Ship, at: Hex): Action {
  let best: Action = { order: orderOf('ram', ship.hex, ship.hex), target: at, beyond: undefined };
  let least = Number.POSITIVE_INFINITY;
  for (const direction of DIRECTIONS) {
    const from = context.board.neighbours[at * 6 + opposite(direction)]!;
    if (from < 0) continue;
    const order = orderOf('ram', ship.hex, from, direction);
    const need = Number(judgeAction(context, state, order)?.values?.['need'] ?? 1000);
    if (need >= least) continue;
    least = need;
    best = order;
  }
  return best;
}

/** A ram as it is meant. `out`: it comes out on the far side. */
export type Meant = Approach & { readonly out: boolean };

/** 14.6 Whether a ship that is rammed has the rammer before its own bow afterwards, and could ram it likewise. */
export function couldRamBack({ board }: Context, state: State, ram: Meant): boolean {
  const { hex, facing } = shipIn(state, ram.target);
  return neighbourOf(board, hex, facing) === (ram.out ? ram.through!.hex : ram.from);
}

/** How many faces of the die harm a ship that is rammed. */
export function harmIn(context: Context, state: State, ship: Ship, { kind, target }: Pick<Approach, 'kind' | 'target'>): number {
  const { damages, sinks } = ramHarm(context, kind, ship, shipIn(state, target));
  return damages + sinks;
}

/** The enemies that a ship can ram: for each the ram at least cost. */
export function ramMarks(context: Context, state: State, ship: Ship): SeaTarget[] {
  const first = new Map<number, Approach>();
  for (const ram of ramsOf(context, state, ship)) if (!first.has(ram.target)) first.set(ram.target, ram);
  return [...first.values()].map((ram) => ({
    hex: shipIn(state, ram.target).hex,
    label: `${harmIn(context, state, ship, ram)}/6`,
    by: 'ram',
    ram: ram.kind,
  }));
}
