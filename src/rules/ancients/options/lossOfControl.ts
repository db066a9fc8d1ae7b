import type { Refusal } from '../../../kernel/game';
import type { Assault } from '../model/assault';
import type { Drive, Hooks } from '../model/context';
import type { Odds } from '../model/data';
import type { Emit } from '../model/events';
import type { Option } from '../model/option';
import type { Context, State, Unit } from '../model/types';
import { mustGo } from '../play/drive';
import { survey, surveyMover } from '../play/ground';
import { leadersToPlace } from '../play/leaders';
import { mayMove } from '../play/movement';
import { strengthOf } from '../play/odds';
import { chargeOutOfControl } from './barbarianCharge';
import { chargeDrive, hasEnemies, idleAttackers, isImpetuous } from './chargeDrive';
import { setExtra } from './extra';
import { isDark } from './night';

/** R: panic comes before impetuosity, a plunderer stays, and who is beside the map is not bound: he enters or not, and where he likes. */
const isBound = (context: Context, state: State, unit: Unit): boolean =>
  unit.side === state.player && unit.hex >= 0 && !unit.panicked && !unit.plundering && isImpetuous(context, state, unit);

export const isOutOfControl = (context: Context, state: State, unit: Unit): boolean =>
  state.extra!.control && isBound(context, state, unit);

/** Whoever commands: on the map, or beside it and not set aside (13.11). */
export const leadersAvailable = (state: State): number => state.armies[state.player].leaders.length + leadersToPlace(state);

/** R: there is no die where nobody could get out of control: no such unit on the map, or three leaders, whom no die beats; or in the dark (13.4). */
export const mayLose = (context: Context, state: State): boolean =>
  2 * leadersAvailable(state) < 6 && !isDark(context, state) && state.units.some((unit) => isBound(context, state, unit));

function loseControl(context: Context, state: State, emit: Emit): void {
  setExtra(state, 'control', true);
  chargeOutOfControl(context, state, emit);
}

const phaseEnds: Hooks['phaseEnds'] = (context, state, phase, dice, emit) => {
  if (phase === 'melee' && state.extra!.control) setExtra(state, 'control', false);
  if (phase !== 'command' || !mayLose(context, state)) return;
  const leaders = leadersAvailable(state);
  const die = dice.roll(state, 'control', 6);
  const lost = die > 2 * leaders;
  emit?.({ kind: 'controlRolled', rule: '13.9', side: state.player, leaders, die, lost });
  if (lost) loseControl(context, state, emit);
};

const unleashes: Hooks['unleashes'] = (context, before, begins, tell) => {
  if (begins && mayLose(context, before)) tell('13.9', (ahead) => loseControl(context, ahead, undefined));
};

const drive: Drive = { ...chargeDrive, rule: '13.9', why: 'mustGoOnward', whyEnd: 'unitsMustGoOnward' };

const drives: Hooks['drives'] = (context, state, unit) =>
  isOutOfControl(context, state, unit) && hasEnemies(state, unit.side) ? drive : undefined;

/** A unit out of control that has to go and can. */
function firstToGo(context: Context, state: State): Unit | undefined {
  if (!hasEnemies(state, state.player)) return undefined;
  return state.units.find((unit) => {
    if (!isOutOfControl(context, state, unit) || !mayMove(context, state, unit)) return false;
    surveyMover(context, state, unit);
    drive.measure(context, state, unit.side);
    return mustGo(context, state, unit, drive);
  });
}

/** They move before any other. R: those that others hold up wait for these, and go when the way is free. */
const barsMove: Hooks['barsMove'] = (context, state, unit): Refusal | undefined => {
  if (!state.extra!.control || state.phase !== 'movement' || isOutOfControl(context, state, unit)) return undefined;
  const first = firstToGo(context, state);
  survey(context, state);
  return first && { rule: '13.9', why: 'impetuousFirst', hexes: [first.hex] };
};

/** They attack if they can, before the phase ends. */
const barsEnd: Hooks['barsEnd'] = (context, state): Refusal | undefined => {
  if (!state.extra!.control || state.phase !== 'melee') return undefined;
  const idle = idleAttackers(context, state);
  return idle.length > 0 ? { rule: '13.9', why: 'unitsMustAttack', hexes: idle.map(({ hex }) => hex) } : undefined;
};

/** No attack of theirs is worse than 1-2. R: a strength of 0 still cannot attack (9.2). */
const column: Hooks['column'] = (context, state, { attacker }: Assault, odds): Odds | undefined =>
  odds ?? (isOutOfControl(context, state, attacker) && strengthOf(context, attacker) > 0 ? '1-2' : undefined);

export const lossOfControl: Option = {
  phases: ['command'],
  keeps: ['control', 'bound'],
  hooks: {
    asksPhase: (context, state, phase) => phase === 'command' && mayLose(context, state),
    phaseEnds,
    unleashes,
    drives,
    barsMove,
    barsEnd,
    column,
  },
};
