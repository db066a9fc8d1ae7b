import { sameItems, shareList } from '../../../kernel/share';
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
  sameItems(a.attackers, b.attackers) &&
  sameItems(a.defenders, b.defenders) &&
  sameItems(a.retreating, b.retreating) &&
  sameItems(a.vacated, b.vacated) &&
  sameItems(a.advanced, b.advanced) &&
  sameItems(a.lost, b.lost) &&
  sameItems(a.fallen, b.fallen);

/** `next` with all that did not change replaced by what was before, so that views and histories share it. */
export function shareState(before: State, next: State): State {
  next.units = shareList(before.units, next.units, sameUnit);
  next.leaders = shareList(before.leaders, next.leaders, sameLeader);
  next.armies = shareList(before.armies, next.armies, sameArmy);
  if (sameItems(before.held, next.held)) next.held = before.held;
  if (before.attack && next.attack && sameAttack(before.attack, next.attack)) next.attack = before.attack;
  return next;
}
