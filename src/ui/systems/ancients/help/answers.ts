import { distance, type Hex, printHex } from '../../../../kernel/board';
import type { Refusal } from '../../../../kernel/game';
import { type Action, kindOf, type OrderKind, orderIn, orderOf } from '../../../../rules/ancients/model/orders';
import type { Context, Phase, State, Unit } from '../../../../rules/ancients/model/types';
import { optional } from '../../../../rules/ancients/options';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { deciderOf } from '../../../../rules/ancients/play/sequence';
import { refusedBy } from '../../../table/contract/createHelp';
import type { Answer } from '../../../table/contract/help';
import { helpWords } from '../../../words/help';
import { readyUnits } from '../facts';
import { namingOf } from '../naming';
import { sayRefusal } from '../say';
import { attackOrder } from '../tools/attack';
import { onlyLeaves, orderTo, waysOf } from '../ways';
import { wordsNow } from '../words';
import { landHelpWords } from '../words/help';

/** All that an answer looks at. */
export interface Asked {
  readonly context: Context;
  readonly state: State;
}

export const nameOf = ({ context, state }: Asked, unit: Unit): string => {
  const noun = namingOf(context, state.units).unit(unit.id);
  const { table } = wordsNow();
  return unit.hex >= 0 ? table.unitAt(noun, printHex(context.board, unit.hex)) : table.unit(noun);
};

/** As the one that an answer is about. */
const aboutOf = (asked: Asked, unit: Unit): string => helpWords().why.about(nameOf(asked, unit));

export const printed = ({ context }: Asked, hexes: readonly Hex[]): string =>
  helpWords().listed([...new Set(hexes)].map((hex) => printHex(context.board, hex)));

export const refused = refusedBy((refusal, context: Context) => sayRefusal(wordsNow(), refusal, context));

/** What a click on a hex would order a unit to do in this phase, and how the question is called. */
export function orderBy({ context, state }: Asked, unit: Unit, hex: Hex): { readonly title: string; readonly order: Action } {
  const { ask } = helpWords().why;
  const { ask: own } = landHelpWords().why;
  const at = printHex(context.board, hex);
  if (state.phase === 'fire') return { title: ask.fire(at), order: orderOf('shoot', unit.id, hex) };
  if (state.phase === 'melee') return { title: ask.attack(at), order: attackOrder(context, state, unit, hex) };
  if (state.phase === 'leaders') return { title: own.place(at), order: orderOf('place', undefined, hex) };
  if (state.phase === 'deploy') {
    if (!optional().placesUnits(state)) return { title: own.camp(at), order: orderOf('camp', undefined, hex) };
    return { title: own.deploy(at), order: orderOf('deploy', unit.id, hex, unit.facing) };
  }
  return { title: unit.hex >= 0 ? ask.go(at) : own.enter(at), order: orderTo(context, state, unit, hex) };
}

/** Orders of a side, that no unit is given. */
const OF_NOBODY: ReadonlySet<OrderKind> = new Set(['place', 'camp']);

/** Why a unit does not do it; else that nothing forbids it. */
export function answerTo(asked: Asked, unit: Unit, hex: Hex): Answer {
  const { title, order } = orderBy(asked, unit, hex);
  const refusal = judgeAction(asked.context, asked.state, order);
  const about = OF_NOBODY.has(kindOf(orderIn(order))) ? undefined : aboutOf(asked, unit);
  const { can } = helpWords().why;
  if (!refusal) return { title, about, text: asked.state.phase === 'leaders' ? landHelpWords().why.can.place : can.order, hexes: [hex] };
  return { title, about, ...refused(asked, refusal) };
}

/** The enemies of a unit, the nearest first. */
const enemiesOf = ({ context, state }: Asked, unit: Unit): Unit[] =>
  state.units
    .filter(({ side, hex }) => side !== unit.side && hex >= 0)
    .sort((a, b) => distance(context.board, a.hex, unit.hex) - distance(context.board, b.hex, unit.hex));

/** 8.b–8.d Of shots that are refused the one that comes nearest to being allowed tells most. */
const TELLS = ['noSight', 'outOfArc', 'plundererTarget', 'dash', 'outOfRange'];

function vainShot(asked: Asked, unit: Unit): Answer {
  const { ask } = helpWords().why;
  const about = aboutOf(asked, unit);
  const vain = enemiesOf(asked, unit).flatMap((enemy) => {
    const refusal = judgeAction(asked.context, asked.state, orderOf('shoot', unit.id, enemy.hex));
    return refusal ? [{ enemy, refusal }] : [];
  });
  const [best] = vain.sort((a, b) => rank(a.refusal) - rank(b.refusal));
  const end = best?.refusal ?? { rule: '8.h', why: 'noTarget' };
  const title = best && TELLS.includes(end.why) ? ask.fire(printHex(asked.context.board, best.enemy.hex)) : ask.act;
  return { title, about, ...refused(asked, end) };
}

const rank = ({ why }: Refusal): number => (TELLS.includes(why) ? TELLS.indexOf(why) : -1);

function vainAttack(asked: Asked, unit: Unit): Answer {
  const { context, state } = asked;
  const { ask } = helpWords().why;
  const beside = enemiesOf(asked, unit).filter(({ hex }) => unit.hex < 0 || distance(context.board, hex, unit.hex) === 1);
  const [near] = beside;
  const hex = near?.hex ?? context.board.neighbours[unit.hex * 6 + unit.facing] ?? 0;
  const order = near ? attackOrder(context, state, unit, hex) : orderOf('attack', unit.id, Math.max(0, hex));
  const refusal = judgeAction(context, state, order);
  const title = near ? ask.attack(printHex(context.board, near.hex)) : ask.act;
  return { title, about: aboutOf(asked, unit), ...refused(asked, refusal ?? { rule: '9.c', why: 'noEnemyAhead' }) };
}

/** Where it may go: to hexes, off the map and nowhere else (4.d), or it only turns. */
function canMove({ context, state }: Asked, unit: Unit): string {
  if (onlyLeaves(context, state, unit)) return landHelpWords().why.can.leave;
  return helpWords().why.can.move(waysOf(context, state, unit).marks.length);
}

const USUAL: Partial<Record<Phase, OrderKind>> = { fire: 'shoot', melee: 'attack', deploy: 'deploy', muster: 'dismount', rally: 'rally' };

/** What a unit is given in this phase, as it stands. */
function usualOrder({ context, state }: Asked, unit: Unit): Action {
  const { id, hex, facing } = unit;
  const kind = USUAL[state.phase] ?? 'move';
  if (kind === 'dismount' || kind === 'rally') return orderOf(kind, id);
  if (hex >= 0 || state.phase !== 'movement') return orderOf(kind, id, Math.max(0, hex), (facing + 1) % 6);
  return orderTo(context, state, unit, context.armies[unit.side].reserves[unit.group]?.at[0] ?? 0);
}

/** Why a unit does nothing in this phase. */
export function answerOf(asked: Asked, unit: Unit): Answer {
  const { context, state } = asked;
  const { ask, can } = helpWords().why;
  const about = aboutOf(asked, unit);
  const title = state.phase === 'movement' ? ask.move : ask.act;
  if (readyUnits(context, state).has(unit.id)) {
    return { title, about, text: state.phase === 'movement' && unit.hex >= 0 ? canMove(asked, unit) : can.act };
  }
  if (state.phase === 'leaders') return answerTo(asked, unit, unit.hex);
  const acts = unit.side === deciderOf(state);
  if (acts && state.phase === 'fire') return vainShot(asked, unit);
  if (acts && state.phase === 'melee') return vainAttack(asked, unit);
  if (acts && state.phase === 'command') return { title, about, text: landHelpWords().why.waits };
  const refusal = judgeAction(context, state, usualOrder(asked, unit));
  return refusal ? { title, about, ...refused(asked, refusal) } : { title, about, text: can.act };
}
