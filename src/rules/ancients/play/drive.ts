import type { Direction, Hex } from '../../../kernel/board';
import type { Drive } from '../model/context';
import { type Context, NOWHERE, type State, type Unit } from '../model/types';
import { exitCost, floodFrom } from './mobility';
import { panicDrive } from './panic';

const ANYWHERE = Number.NEGATIVE_INFINITY;

/** 4.d Whether a unit is driven by panic now. */
export function flees(context: Context, state: State, unit: Unit): boolean {
  const { panics } = context.hooks;
  return unit.panicked && (!panics || panics(context, state));
}

/** The drive of a unit. Its `measure` is to be called before anything below, and before a trail is sought. */
function driveOf(context: Context, state: State, unit: Unit): Drive | undefined {
  return flees(context, state, unit) ? panicDrive : context.hooks.drives?.(context, state, unit);
}

/** `driveOf`, measured. */
export function measuredDrive(context: Context, state: State, unit: Unit): Drive | undefined {
  const drive = driveOf(context, state, unit);
  drive?.measure(context, state, unit.side);
  return drive;
}

/** What an end of a move is worth to a drive. Needs `surveyMover`, and `scratch.reach` filled for the unit. */
function worthOf(context: Context, unit: Unit, drive: Drive, hex: Hex, facing: Direction): number {
  const { away, reach } = context.scratch;
  if (drive.ends !== 'highest') return away[hex]!;
  const turned = hex === unit.hex ? facing !== unit.facing : !((reach.facings[hex]! >> facing) & 1);
  const sought = drive.seeks ? (drive.seeks(context, hex) >> facing) & 1 : 0;
  return away[hex]! * 1024 + sought * 512 - reach.costs[hex]! - (turned ? 1 : 0);
}

/** What the end of a unit's move must be worth at least. Needs `surveyMover`; fills `scratch.reach`. */
export function demandOf(context: Context, state: State, unit: Unit, drive: Drive): number {
  const { away, reach, unitAt } = context.scratch;
  const start = away[unit.hex]!;
  if (unit.plundering || unit.volley) return ANYWHERE;
  const { ma } = context.types[unit.type]!;
  floodFrom(context, state, unit, drive);
  if (drive.ends === 'any' || start === NOWHERE) return ANYWHERE;
  if (drive.ends === 'highest') return mostWorth(context, unit, drive, ma);
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]!;
    if (drive.leaving === 'counts' && exitCost(context, hex, i === 0) <= ma) return start + 1;
    if (!unitAt[hex] && away[hex]! > start) return start + 1;
  }
  return ANYWHERE;
}

function mostWorth(context: Context, unit: Unit, drive: Drive, ma: number): number {
  const { reach, unitAt, stops } = context.scratch;
  let most = worthOf(context, unit, drive, unit.hex, unit.facing);
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]!;
    if (i > 0 && unitAt[hex]) continue;
    const fixed = i > 0 ? stops[hex] || reach.costs[hex]! >= ma : ma < 1;
    const facings = fixed ? reach.facings[hex]! : 63;
    for (let d = 0; d < 6; d++) if ((facings >> d) & 1) most = Math.max(most, worthOf(context, unit, drive, hex, d));
  }
  return most;
}

/** Whether an end that can be reached fulfils a demand. Needs what `demandOf` has filled. */
export const fulfils = (context: Context, unit: Unit, drive: Drive, demand: number, hex: Hex, facing: Direction): boolean =>
  demand === ANYWHERE || worthOf(context, unit, drive, hex, facing) >= demand;

/** Whether a driven unit that has not been ordered must go. Needs `surveyMover` and `measure`; fills `scratch.reach`. */
export const mustGo = (context: Context, state: State, unit: Unit, drive: Drive): boolean =>
  !mayEndSo(context, state, unit, drive, unit.hex, unit.facing);

/** Whether a driven unit may end in a hex that it can reach, facing so, as far as its drive goes. */
export const mayEndSo = (context: Context, state: State, unit: Unit, drive: Drive, hex: Hex, facing: Direction): boolean =>
  fulfils(context, unit, drive, demandOf(context, state, unit, drive), hex, facing);

/** Units of the phasing player that must go and have not: the movement phase cannot end. The first drive among them is told. */
export function unitsThatMustGo(context: Context, state: State, settle: (unit: Unit) => void): { drive: Drive; ids: number[] } | undefined {
  if (!context.hooks.drives && !state.units.some((unit) => unit.panicked && unit.side === state.player)) return undefined;
  let measured: Drive | undefined;
  let found: { drive: Drive; ids: number[] } | undefined;
  for (const unit of state.units) {
    if (unit.side !== state.player || unit.hex < 0 || unit.moved) continue;
    const drive = driveOf(context, state, unit);
    if (!drive || drive.ends === 'any' || (found && drive !== found.drive)) continue;
    if (context.hooks.barsMove) {
      if (context.hooks.barsMove(context, state, unit)) continue;
      measured = undefined;
    }
    if (drive !== measured) drive.measure(context, state, unit.side);
    measured = drive;
    settle(unit);
    if (!mustGo(context, state, unit, drive)) continue;
    found ??= { drive, ids: [] };
    found.ids.push(unit.id);
  }
  return found;
}
