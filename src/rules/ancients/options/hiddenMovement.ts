import type { Hooks } from '../model/context';
import type { Option } from '../model/option';
import { type Army, otherSide, type Side, type State, UNSEEN, type Unit } from '../model/types';
import { LOST, shiftLeaders, WAITING } from '../play/leaders';
import { deciderOf } from '../play/sequence';
import { redactEntry } from './redactEntry';
import { shownTo } from './sight';
import { hideExtra } from './slices';
import { ridesInto } from './unseen';

/**
 * 13.7 Hidden movement. The program is the umpire: whoever decides gets a view, a state in which the enemy units that nobody of his sees
 * stand nowhere (`UNSEEN`), without marks, and enemy leaders are only those in hexes that he sees.
 * R: one sees all round and at any distance, along a line that nothing blocks for an archer (8.b), and into every hex beside a unit;
 * a camp is watched by its owner, even fallen, and reserves that are due watch the hexes where they come in, so that nobody waits there unseen.
 * R: whoever challenges (13.8) shows himself and his hex until that is over.
 * R: camps are always seen: they never move, and the battle says where they stand. So are the deployment (13.3) and the end of the battle.
 * R: the rolls are open: losses, which units an army has on the map, beside it and no more, and who has panicked.
 */

/** Views that have been made, and for whom: a view of a view is itself. */
const views = new WeakMap<State, Side>();

const viewOf: Hooks['viewOf'] = (context, state, side, ended = true) => {
  if (state.phase === 'deploy' || (state.phase === 'over' && ended) || views.get(state) === side) return state;
  const isShown = shownTo(context, state, side);
  const enemy = otherSide(side);
  const camp = context.armies[enemy].campUnit;
  const unseen = new Set<number>();
  const units = state.units.map((unit) => {
    if (unit.side === side || unit.hex < 0 || unit.id === camp || isShown(unit.hex)) return unit;
    unseen.add(unit.id);
    return unseenUnit(unit);
  });
  const leaders = state.armies[enemy].leaders.filter(isShown);
  const army: Army = { ...state.armies[enemy], leaders };
  const view: State = {
    generator: state.generator,
    turn: state.turn,
    player: state.player,
    phase: state.phase,
    units,
    armies: side === 0 ? [state.armies[0], army] : [army, state.armies[1]],
    attack: state.attack,
    extra:
      state.extra && hideExtra(state.extra, { by: enemy, player: state.player, unit: (id) => unseen.has(id), hex: (hex) => !isShown(hex) }),
  };
  views.set(view, side);
  return view;
};

/** What is left of a unit that nobody sees: that it is there. */
const unseenUnit = (unit: Unit): Unit => ({
  id: unit.id,
  side: unit.side,
  type: unit.type,
  hex: UNSEEN,
  facing: 0,
  disordered: unit.panicked,
  volley: false,
  panicked: unit.panicked,
  plundering: false,
  moved: false,
  fired: 0,
  attacked: false,
  group: unit.group,
});

/** Whether something that was hidden from whoever decided has shown itself by a play. */
const reveals: Hooks['reveals'] = (context, before, next, events) => {
  const side = deciderOf(before);
  if (!context.hooks.viewOf || side === undefined) return false;
  if (events.some(({ rule }) => rule === '13.7')) return true;
  const [then, now] = [context.hooks.viewOf(context, before, side), context.hooks.viewOf(context, next, side)];
  const enemy = otherSide(side);
  return (
    now.units.some(({ id, hex }) => hex >= 0 && then.units[id]!.hex === UNSEEN) ||
    now.armies[enemy].leaders.some((hex) => !then.armies[enemy].leaders.includes(hex))
  );
};

/** R: the way of a move is chosen by what its player sees; it is gone as far as nobody stands in it. */
const meets: Hooks['meets'] = (_context, state, unit, path) => {
  const met = path.findIndex((hex) => state.units.some((enemy) => enemy.hex === hex && enemy.side !== unit.side));
  return met < 0 ? undefined : met;
};

/** R: a leader who is placed where enemies stand unseen, a unit or a leader, has ridden into them and is taken (11.e). */
const placesLeader: Hooks['placesLeader'] = (context, state, hex, emit) => {
  const side = state.player;
  if (!ridesInto(context, state, side, hex)) return false;
  shiftLeaders(context, state, side, WAITING, LOST, 1);
  emit?.({ kind: 'leaderRanInto', rule: '13.7', side, hex });
  return true;
};

/** 13.7 R: a shot at a unit that is seen is not spoilt by enemies unseen in its line, which nobody could know of. */
export const hiddenMovement: Option = { hooks: { viewOf, redactEntry, reveals, meets, placesLeader } };
