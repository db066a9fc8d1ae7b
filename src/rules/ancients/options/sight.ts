import type { Hex } from '../../../kernel/board';
import type { Context, Side, State } from '../model/types';
import { isSightFree } from '../play/fire';
import { campHex } from '../play/ground';
import { isDue } from '../play/reinforcements';

/** What a side sees of the map; hexes are looked at when somebody asks. */
interface Sight {
  readonly key: Int16Array;
  /** By hex: 0 not asked yet, 1 seen, 2 not. */
  readonly known: Uint8Array;
  readonly watchers: readonly Hex[];
  readonly standing: Uint16Array;
}

/** Some moments are asked about again and again: before and after a play, shown and gone on from. */
const KEPT = 4;
const sights = new WeakMap<Context, [Sight[], Sight[]]>();

/** All that sight depends on. */
function keyOf({ turn, units }: State): Int16Array {
  const key = new Int16Array(2 * units.length + 1);
  key[0] = turn;
  for (let i = 0; i < units.length; i++) {
    key[2 * i + 1] = units[i]!.hex;
    key[2 * i + 2] = units[i]!.side;
  }
  return key;
}

function sightOf(context: Context, state: State, side: Side): Sight {
  let made = sights.get(context);
  if (!made) {
    made = [[], []];
    sights.set(context, made);
  }
  const kept = made[side];
  const key = keyOf(state);
  const same = kept.findIndex((sight) => sight.key.every((value, i) => value === key[i]));
  const sight = same >= 0 ? kept.splice(same, 1)[0]! : lookAbout(context, state, side, key);
  kept.unshift(sight);
  if (kept.length > KEPT) kept.pop();
  return sight;
}

function lookAbout(context: Context, state: State, side: Side, key: Int16Array): Sight {
  const { size } = context.board;
  const known = new Uint8Array(size);
  const standing = new Uint16Array(size);
  const watchers: Hex[] = [];
  const sees = (hex: Hex): void => {
    if (hex >= 0) known[hex] = 1;
  };
  sees(campHex(context, state, side));
  for (const unit of state.units) {
    if (unit.hex >= 0) standing[unit.hex] = 1;
    if (unit.side !== side) continue;
    if (unit.hex >= 0) {
      sees(unit.hex);
      for (let d = 0; d < 6; d++) sees(context.board.neighbours[unit.hex * 6 + d]!);
      if (!watchers.includes(unit.hex)) watchers.push(unit.hex);
    } else if (isDue(context, state, unit)) for (const hex of context.armies[side].reserves[unit.group]!.at) sees(hex);
  }
  return { key, known, watchers, standing };
}

function isSeen(context: Context, { known, watchers, standing }: Sight, hex: Hex): boolean {
  if (known[hex] === 0) known[hex] = watchers.some((from) => isSightFree(context, standing, from, hex)) ? 1 : 2;
  return known[hex] === 1;
}

/** 13.7 Whether a hex is shown to a side: one that it sees, or that of whoever challenges (13.8). In the deployment (13.3) all are. */
export function shownTo(context: Context, state: State, side: Side): (hex: Hex) => boolean {
  if (state.phase === 'deploy') return () => true;
  const sight = sightOf(context, state, side);
  const challenger = state.extra?.duel.challenge?.from;
  return (hex) => hex === challenger || isSeen(context, sight, hex);
}
