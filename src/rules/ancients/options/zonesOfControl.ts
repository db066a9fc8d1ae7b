import { directionTo, type Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { isAhead } from '../model/front';
import type { Option } from '../model/option';
import type { Context, Phase, Side, State, Unit } from '../model/types';
import { setExtra } from './extra';

/** 13.1 The front hexes of a unit are its zone of control; those of a camp are all round it (6.b). */
function controls(context: Context, unit: Unit, hex: Hex): boolean {
  const direction = directionTo(context.board, unit.hex, hex);
  return direction >= 0 && (context.types[unit.type]!.class === 'camp' || isAhead(unit.facing, direction));
}

/** 13.1 The hexes that a side's units control, each once. */
export function zoneOf(context: Context, state: State, side: Side): Hex[] {
  const hexes = new Set<Hex>();
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex < 0) continue;
    for (let d = 0; d < 6; d++) {
      const hex = context.board.neighbours[unit.hex * 6 + d]!;
      if (hex >= 0 && controls(context, unit, hex)) hexes.add(hex);
    }
  }
  return [...hexes];
}

/** 13.1 Whether a step leaves an enemy zone. R: from one hex of a unit's zone to another of the same is not leaving it. */
const leaves = (context: Context, state: State, unit: Unit, from: Hex, to: Hex): boolean =>
  state.units.some(
    (enemy) => enemy.side !== unit.side && enemy.hex >= 0 && controls(context, enemy, from) && !controls(context, enemy, to),
  );

/** 13.1 The hex of a way in which a unit leaves the first enemy zone that it leaves. */
export function zoneLeft(context: Context, state: State, unit: Unit, hexes: readonly Hex[]): Hex | undefined {
  if (!context.options.includes('13.1') || state.extra!.barred.includes(unit.id)) return undefined;
  return hexes.find((hex, i) => i + 1 < hexes.length && leaves(context, state, unit, hex, hexes[i + 1]!));
}

/** 13.1 Leaving an enemy zone bars a unit from attacking. */
function stepped(context: Context, state: State, unit: Unit, from: Hex): void {
  const gone = state.extra!.barred;
  if (gone.includes(unit.id)) return;
  if (leaves(context, state, unit, from, unit.hex)) setExtra(state, 'barred', [...gone, unit.id]);
}

function barsAttack(_context: Context, { extra }: State, unit: Unit): Refusal | undefined {
  return extra?.barred.includes(unit.id) ? { rule: '13.1', why: 'leftZone', hexes: [unit.hex] } : undefined;
}

function phaseEnds(_context: Context, state: State, phase: Phase): void {
  if (phase === 'melee') setExtra(state, 'barred', []);
}

export const zonesOfControl: Option = { keeps: ['barred'], hooks: { stepped, barsAttack, phaseEnds } };
