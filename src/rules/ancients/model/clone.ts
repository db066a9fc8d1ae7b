import { sameItems, shareList } from '../../../kernel/share';
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
    sameItems(a.leaders, b.leaders) &&
    sameItems(a.reserveLeaders, b.reserveLeaders)
  );
}

/** `next` with every unit and army that did not change replaced by the one before, so that views and histories share them. */
export function shareState(before: State, next: State): State {
  next.units = shareList(before.units, next.units, sameUnit);
  next.armies = shareList(before.armies, next.armies, sameArmy);
  return next;
}
