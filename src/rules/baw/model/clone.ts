import { sameNumbers } from '../../../kernel/share';
import type { Army, Attack, Leader, State, Unit } from './types';

function cloneUnit(u: Unit): Unit {
  return {
    id: u.id,
    side: u.side,
    type: u.type,
    hex: u.hex,
    group: u.group,
    disorganised: u.disorganised,
    thrown: u.thrown,
    fired: u.fired,
    moved: u.moved,
    attacked: u.attacked,
    defended: u.defended,
  };
}

const cloneLeader = (l: Leader): Leader => ({
  id: l.id,
  side: l.side,
  bonus: l.bonus,
  hex: l.hex,
  group: l.group,
  moved: l.moved,
  called: l.called,
});

const cloneArmy = (a: Army): Army => ({ lost: a.lost, left: a.left, demoralised: a.demoralised });

const cloneAttack = (a: Attack): Attack => ({
  attackers: a.attackers.slice(),
  defenders: a.defenders.slice(),
  asks: a.asks,
  result: a.result,
  retreating: a.retreating.slice(),
  vacated: a.vacated.slice(),
  advanced: a.advanced.slice(),
  lost: [a.lost[0], a.lost[1]],
  fallen: a.fallen.slice(),
});

export function cloneState(state: State): State {
  const units = state.units.slice();
  for (let i = 0; i < units.length; i++) units[i] = cloneUnit(units[i]!);
  return {
    generator: state.generator,
    turn: state.turn,
    player: state.player,
    phase: state.phase,
    units,
    leaders: state.leaders.map(cloneLeader),
    armies: [cloneArmy(state.armies[0]), cloneArmy(state.armies[1])],
    held: state.held.slice(),
    attack: state.attack ? cloneAttack(state.attack) : null,
  };
}

const sameUnit = (a: Unit, b: Unit): boolean =>
  a.hex === b.hex &&
  a.disorganised === b.disorganised &&
  a.thrown === b.thrown &&
  a.fired === b.fired &&
  a.moved === b.moved &&
  a.attacked === b.attacked &&
  a.defended === b.defended;

const sameLeader = (a: Leader, b: Leader): boolean => a.hex === b.hex && a.moved === b.moved && a.called === b.called;

const sameArmy = (a: Army, b: Army): boolean => a.lost === b.lost && a.left === b.left && a.demoralised === b.demoralised;

const sameAttack = (a: Attack, b: Attack): boolean =>
  a.asks === b.asks &&
  a.result === b.result &&
  sameNumbers(a.attackers, b.attackers) &&
  sameNumbers(a.defenders, b.defenders) &&
  sameNumbers(a.retreating, b.retreating) &&
  sameNumbers(a.vacated, b.vacated) &&
  sameNumbers(a.advanced, b.advanced) &&
  sameNumbers(a.lost, b.lost) &&
  sameNumbers(a.fallen, b.fallen);

/** Puts the old ones in place of what is the same in a list; whether all are. */
function shareList<Item>(before: readonly Item[], next: Item[], same: (a: Item, b: Item) => boolean): boolean {
  let changed = false;
  for (let i = 0; i < next.length; i++) {
    const old = before[i]!;
    if (same(old, next[i]!)) next[i] = old;
    else changed = true;
  }
  return !changed;
}

/** `next` with all that did not change replaced by what was before, so that views and histories share it. */
export function shareState(before: State, next: State): State {
  if (shareList(before.units, next.units, sameUnit)) next.units = before.units;
  if (shareList(before.leaders, next.leaders, sameLeader)) next.leaders = before.leaders;
  if (shareList(before.armies, next.armies, sameArmy)) next.armies = before.armies;
  if (sameNumbers(before.held, next.held)) next.held = before.held;
  if (before.attack && next.attack && sameAttack(before.attack, next.attack)) next.attack = before.attack;
  return next;
}
