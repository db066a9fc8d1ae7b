import { distance, type Hex } from '../../../kernel/board';
import { otherSide, type Side } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';
import { isInspecting, type TableState, table } from '../../../store/table';
import type { SightFacts } from '../../board/facts';
import { tableOf } from '../contract/systems';
import { deciderOf, now } from './deciding';
import { isFinger } from './finger';
import { emit } from './sessionEvents';
import { sideHere } from './steps';
import { hexOf } from './tools';

type Pointed = Pick<TableState, 'tool' | 'hover' | 'sight'>;

/** Where the sight begins: at the piece in hand, the hex that is looked at, else where it was asked for. */
export function originOf(snapshot: Snapshot, { tool, sight }: Pointed): Hex | undefined {
  const piece = tool.unit !== undefined ? hexOf(snapshot, tool.unit) : -1;
  if (piece >= 0) return piece;
  return isInspecting(tool) && tool.hex >= 0 ? tool.hex : sight?.from;
}

/** The line that is shown, if one is: in any phase, and in a past moment as things stood then. */
export function sightNow(snapshot: Snapshot, state: Pointed): (SightFacts & { readonly rule: string }) | undefined {
  const from = state.sight && originOf(snapshot, state);
  const to = state.hover;
  if (from === undefined || to === undefined || to === from) return undefined;
  const range = distance(snapshot.context.board, from, to);
  return { from, to, range, ...tableOf(snapshot).sight(snapshot.context, snapshot.shown, from, to) };
}

/** Shows the sight from what is chosen to what is pointed at, or no longer. */
export function switchSight(): void {
  if (!now()) return;
  const { sight, cursor, pointer } = table.getState();
  // What a finger has pointed at is pointed at no longer.
  const left = isFinger(pointer) ? { hover: undefined } : {};
  table.setState(sight ? { sight: undefined, ...left } : { sight: { from: cursor }, refused: undefined, ...left });
  emit({ kind: 'sight' });
}

/** A finger points by a tap: at where the sight begins, unless that is known, then at where it ends; at where it begins again, it begins anew. False: no finger looks. */
export function pointSight(hex: Hex): boolean {
  const snapshot = now();
  const state = table.getState();
  if (!snapshot || !state.sight || !isFinger(state.pointer)) return false;
  const from = originOf(snapshot, state);
  if (from === undefined) table.setState({ sight: { from: hex }, hover: undefined });
  else if (from !== hex) table.setState({ hover: hex });
  else if (from === state.sight.from) table.setState({ sight: { from: undefined }, hover: undefined });
  return true;
}

/** The side that whoever looks plays for, or whose turn it is to decide where that is several people. */
const ownSide = (snapshot: Snapshot): Side | undefined => sideHere(snapshot) ?? deciderOf(snapshot);

/** Shows all that a side can do next turn, or no longer; `whose`: of the two as seen by whoever looks. */
export function switchCoverage(whose: Side | 'own' | 'enemy'): void {
  const snapshot = now();
  if (!snapshot || snapshot.viewer === 'none') return;
  const own = ownSide(snapshot) ?? 0;
  const side = whose === 'own' ? own : whose === 'enemy' ? otherSide(own) : whose;
  const { coverage } = table.getState();
  table.setState({ coverage: coverage === side ? undefined : side });
}

/** Shows the zones that a side controls, or no longer. */
export const switchZones = (side: Side): void => table.setState(({ zones }) => ({ zones: zones === side ? undefined : side }));
