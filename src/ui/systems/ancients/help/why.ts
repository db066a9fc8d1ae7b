import { distance, type Hex, printHex } from '../../../../kernel/board';
import { orderOf } from '../../../../rules/ancients/model/orders';
import { otherSide, type Unit } from '../../../../rules/ancients/model/types';
import { leadersAt } from '../../../../rules/ancients/play/leaders';
import { judgeAction, mayAct } from '../../../../rules/ancients/play/legal';
import { deciderOf, isAsked } from '../../../../rules/ancients/play/sequence';
import type { Answer } from '../../../table/contract/help';
import { helpWords } from '../../../words/help';
import { readyUnits } from '../facts';
import type { Snapshot } from '../match';
import { hexesNamed, optionOrdersOf, undeployed } from '../optionOrders';
import { optionText } from '../optionText';
import { orderTo } from '../tools/lead';
import { holderOf, unitIn } from '../tools/pick';
import type { LandTool } from '../tools/tool';
import { wordsNow } from '../words';
import { landHelpWords } from '../words/help';
import { type Asked, answerOf, answerTo, nameOf, orderBy, printed, refused } from './answers';

/** The unit of whoever decides that is in hand. */
function inHand({ state }: Asked, tool: LandTool): Unit | undefined {
  const unit = unitIn(state, tool);
  return unit && unit.side === deciderOf(state) ? unit : undefined;
}

/** 13.3 Who is placed next, or anybody of the army that deploys. */
const nextToPlace = ({ context, state }: Asked): Unit =>
  undeployed(context, state)[0] ?? state.units.find(({ side }) => side === state.player) ?? state.units[0]!;

/** 13.8 Of a hex where a leader is to challenge, or can be challenged. */
function answerByChallenge(asked: Asked, hex: Hex): Answer | undefined {
  const { context, state } = asked;
  const { challenge: words } = landHelpWords().why;
  const orders = optionOrdersOf(context, state)
    .filter(({ kind }) => kind === 'challenge')
    .map((order) => ({ order, hexes: hexesNamed(context, order) }));
  const rule = '13.8';
  const own = orders.flatMap(({ hexes: [from, at] }) => (from === hex ? [at!] : []));
  if (own.length > 0) {
    const text = words.due(printHex(context.board, hex), printed(asked, own), own.length);
    return { title: helpWords().why.ask.act, text, rule, hexes: own };
  }
  const against = orders.filter(({ hexes }) => hexes[1] === hex);
  if (against.length === 0) return undefined;
  const texts = against.map(({ order, hexes }) => {
    const from = hexes[0]!;
    const name = printHex(context.board, from);
    // A click where a unit is too is meant for the unit.
    return holderOf(context, state, from) ? words.byButton(name, optionText(wordsNow(), context, state, order)) : words.byHand(name);
  });
  const title = words.who(printHex(context.board, hex));
  return { title, text: texts.join(' '), rule, hexes: against.map(({ hexes }) => hexes[0]!) };
}

/** Those who could do it, else why the nearest of those who still act cannot. */
function answerForAll(asked: Asked, hex: Hex): Answer {
  const { context, state } = asked;
  const words = helpWords().why;
  const at = printHex(context.board, hex);
  const { ask } = words;
  const [who, any] =
    state.phase === 'fire'
      ? [ask.whoFires, ask.anyFire]
      : state.phase === 'melee'
        ? [ask.whoAttacks, ask.anyAttack]
        : [ask.whoGoes, ask.anyGo];
  const own = state.units.filter((unit) => unit.side === deciderOf(state) && unit.hex >= 0);
  const able = own.filter((unit) => readyUnits(context, state).has(unit.id));
  const may = able.filter((unit) => !judgeAction(context, state, orderBy(asked, unit, hex).order));
  if (may.length > 0) {
    const hexes = may.map((unit) => unit.hex);
    return { title: who(at), text: landHelpWords().why.can.units(hexes.length, printed(asked, hexes)), hexes };
  }
  const due = answerByChallenge(asked, hex);
  if (due) return due;
  const candidates = own.filter((unit) => mayAct(context, state, unit));
  const [nearest] = (candidates.length > 0 ? candidates : own).sort(
    (a, b) => distance(context.board, a.hex, hex) - distance(context.board, b.hex, hex),
  );
  const title = any(at);
  if (!nearest) return { title, text: landHelpWords().why.nobody };
  const refusal = judgeAction(context, state, orderBy(asked, nearest, hex).order);
  return { title, about: words.nearest(nameOf(asked, nearest)), ...(refusal ? refused(asked, refusal) : { text: words.can.order }) };
}

/** The judge's answer to a click while a question is open. */
function barred(asked: Asked): Answer | undefined {
  const { context, state } = asked;
  if (!isAsked(state)) return undefined;
  const refusal = judgeAction(context, state, orderOf('move', 0, 0));
  return refusal && { title: helpWords().why.ask.act, ...refused(asked, refusal) };
}

/** Why a leader in hand does not walk to a hex (V5), or challenge the one there (13.8). */
function answerToLeader(asked: Asked, from: Hex, hex: Hex): Answer | undefined {
  const { context, state } = asked;
  // In a melee most questions, as most clicks, are meant for units.
  const meant = state.phase !== 'melee' || leadersAt(state.armies[otherSide(state.player)], hex) > 0;
  const order = from !== hex && meant ? orderTo(asked, from, hex) : undefined;
  if (order === undefined) return undefined;
  const { lead, challenge } = landHelpWords().why.ask;
  const named = [from, hex].map((at) => printHex(context.board, at)) as [string, string];
  const title = (state.phase === 'melee' ? challenge : lead)(...named);
  const refusal = judgeAction(context, state, order);
  return refusal ? { title, ...refused(asked, refusal) } : { title, text: helpWords().why.can.order, hexes: [hex] };
}

export function whyAt(now: Snapshot, tool: LandTool, hex: Hex): Answer {
  const asked: Asked = { context: now.context, state: now.state };
  const shut = barred(asked);
  if (shut) return shut;
  const led = tool.kind === 'lead' ? answerToLeader(asked, tool.from, hex) : undefined;
  if (led) return led;
  const { context, state } = asked;
  const unit = inHand(asked, tool);
  const there = holderOf(context, state, hex);
  if (unit && unit.hex !== hex && there?.side !== unit.side) return answerTo(asked, unit, hex);
  if (state.phase === 'leaders' || tool.kind === 'place') {
    const refusal = judgeAction(context, state, orderOf('place', undefined, hex));
    const title = landHelpWords().why.ask.place(printHex(context.board, hex));
    return refusal ? { title, ...refused(asked, refusal) } : { title, text: landHelpWords().why.can.place, hexes: [hex] };
  }
  if (state.phase === 'deploy' && !there) return answerTo(asked, unit ?? nextToPlace(asked), hex);
  const foe = there && there.side !== deciderOf(state);
  if (there && !(foe && (state.phase === 'fire' || state.phase === 'melee'))) return answerOf(asked, there);
  return answerForAll(asked, hex);
}

export const whyPiece = ({ context, state }: Snapshot, piece: number): Answer => answerOf({ context, state }, state.units[piece]!);
