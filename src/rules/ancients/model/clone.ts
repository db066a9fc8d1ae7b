import { sameNumbers } from '../../../kernel/share';
import { SIDES } from '../../../kernel/twoSides';
import type { Army, Attack, State, Unit } from './state';

function cloneUnit(u: Unit): Unit {
  return {
    id: u.id,
    side: u.side,
    type: u.type,
    hex: u.hex,
    facing: u.facing,
    disordered: u.disordered,
    volley: u.volley,
    panicked: u.panicked,
    plundering: u.plundering,
    moved: u.moved,
    fired: u.fired,
    attacked: u.attacked,
    group: u.group,
  };
}

function cloneArmy(a: Army): Army {
  return {
    lost: a.lost,
    panicked: a.panicked,
    leaders: a.leaders.slice(),
    waiting: a.waiting,
    leadersLost: a.leadersLost,
    reserveLeaders: a.reserveLeaders.slice(),
    campOpen: a.campOpen,
    campCaptured: a.campCaptured,
  };
}

function cloneAttack(a: Attack): Attack {
  return { attacker: a.attacker, target: a.target, hex: a.hex, from: a.from, facing: a.facing, left: a.left, at: a.at, asks: a.asks };
}

export function cloneState(state: State): State {
  const units = state.units.slice();
  for (let i = 0; i < units.length; i++) units[i] = cloneUnit(units[i]!);
  return {
    generator: state.generator,
    turn: state.turn,
    player: state.player,
    phase: state.phase,
    units,
    armies: [cloneArmy(state.armies[0]), cloneArmy(state.armies[1])],
    attack: state.attack ? cloneAttack(state.attack) : null,
    extra: state.extra,
  };
}

function sameUnit(a: Unit, b: Unit): boolean {
  return (
    a.hex === b.hex &&
    a.side === b.side &&
    a.type === b.type &&
    a.facing === b.facing &&
    a.disordered === b.disordered &&
    a.volley === b.volley &&
    a.panicked === b.panicked &&
    a.plundering === b.plundering &&
    a.moved === b.moved &&
    a.fired === b.fired &&
    a.attacked === b.attacked
  );
}

function sameArmy(a: Army, b: Army): boolean {
  return (
    a.lost === b.lost &&
    a.panicked === b.panicked &&
    a.waiting === b.waiting &&
    a.leadersLost === b.leadersLost &&
    a.campOpen === b.campOpen &&
    a.campCaptured === b.campCaptured &&
    sameNumbers(a.leaders, b.leaders) &&
    sameNumbers(a.reserveLeaders, b.reserveLeaders)
  );
}

/** `next` with every unit and army that did not change replaced by the one before, so that views and histories share them. */
export function shareState(before: State, next: State): State {
  let changed = false;
  for (let i = 0; i < next.units.length; i++) {
    const old = before.units[i]!;
    if (sameUnit(old, next.units[i]!)) next.units[i] = old;
    else changed = true;
  }
  if (!changed) next.units = before.units;
  for (const side of SIDES) if (sameArmy(before.armies[side], next.armies[side])) next.armies[side] = before.armies[side];
  if (before.armies[0] === next.armies[0] && before.armies[1] === next.armies[1]) next.armies = before.armies;
  return next;
}
