import { distance, type Hex, printHex } from '../../../../kernel/board';
import { type Action, isChain, orderOf } from '../../../../rules/baw/model/orders';
import type { Attack, Context, State } from '../../../../rules/baw/model/types';
import { judgeAction } from '../../../../rules/baw/play/legal';
import { advancersOf, legalAnswers } from '../../../../rules/baw/play/questions';
import { fallenOf } from '../../../../rules/baw/play/rally';
import { refusedBy } from '../../../table/contract/createHelp';
import type { Answer } from '../../../table/contract/help';
import { helpWords } from '../../../words/help';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { attackOrder, entryOrder, moveOrder, recallOrder, shotOrder } from '../orders';
import { hexOfPiece, leaderOf, pieceIn, piecesOn, sideOfPiece, unitOf, unitOn } from '../pieces';
import { readyPieces } from '../ready';
import { sayRefusal } from '../say';
import { targetsOf } from '../shots';
import { pieceInTool } from '../tools';
import type { BawTool } from '../tools/tool';
import { orderTo, waysOf } from '../ways';
import { bawWords } from '../words';
import { bawHelpWords } from '../words/help';

interface Asked {
  readonly context: Context;
  readonly state: State;
}

interface Wish {
  readonly title: string;
  readonly order: Action;
}

const refused = refusedBy((refusal, context: Context) => sayRefusal(bawWords(), refusal, context));

function nameOf({ context, state }: Asked, piece: number): string {
  const { table } = bawWords();
  const naming = namingOf(context, state.units);
  const hex = hexOfPiece(state, piece);
  const at = hex >= 0 ? printHex(context.board, hex) : '';
  const leader = leaderOf(state, piece);
  if (leader) return hex >= 0 ? table.leaderAt(naming.leader(leader.id), at) : naming.leader(leader.id);
  return hex >= 0 ? table.unitAt(naming.unit(piece), at) : table.unit(naming.unit(piece));
}

/** B16.4 */
function recallWish({ state }: Asked, piece: number): Wish {
  const leader = leaderOf(state, piece);
  const title = bawHelpWords().why.ask.recall;
  const type = fallenOf(state, state.player)[0]?.type ?? 0;
  return { title, order: leader ? recallOrder(leader, type) : moveOrder(state, piece, hexOfPiece(state, piece)) };
}

/** What a click on a hex would order a piece to do in this phase; `others`: who attacks with it so far, and whom. */
function wishOf(asked: Asked, piece: number, hex: Hex, { attackers, defenders }: Party = ALONE): Wish {
  const { context, state } = asked;
  const { ask } = helpWords().why;
  const own = bawHelpWords().why.ask;
  const at = printHex(context.board, hex);
  const from = hexOfPiece(state, piece);
  if (state.phase === 'rally') return recallWish(asked, piece);
  if (from < 0) return { title: own.enter(at), order: entryWish(asked, piece, hex) };
  if (state.phase === 'fire') return { title: ask.fire(at), order: shotOrder(from, hex) };
  if (state.phase === 'movement') return { title: ask.go(at), order: orderTo(context, state, piece, hex) };
  const party = attackers.includes(from) ? attackers : [from];
  return { title: ask.attack(at), order: attackOrder(context, party, [...defenders.filter((other) => other !== hex), hex]) };
}

interface Party {
  readonly attackers: readonly Hex[];
  readonly defenders: readonly Hex[];
}

const ALONE: Party = { attackers: [], defenders: [] };

/** B13.a By the way there is; else straight in there, but farther in by way of a hex where its group comes in. */
function entryWish({ context, state }: Asked, piece: number, hex: Hex): Action {
  const way = waysOf(context, state, piece).wayTo(hex);
  const { side, group } = pieceIn(state, piece);
  const at = context.armies[side].reserves[group]?.at ?? [];
  return way || (at.length > 0 && !at.includes(hex)) ? orderTo(context, state, piece, hex) : entryOrder(state, piece, hex, hex);
}

function answerTo(asked: Asked, piece: number, wish: Wish, hexes: readonly Hex[]): Answer {
  const refusal = judgeAction(asked.context, asked.state, wish.order);
  const about = helpWords().why.about(nameOf(asked, piece));
  return refusal
    ? { title: wish.title, about, ...refused(asked, refusal) }
    : { title: wish.title, about, text: helpWords().why.can.order, hexes };
}

/** What a piece could be sent against or to: the nearest enemy unit, or in movement a hex beside it. */
function goalOf({ context, state }: Asked, piece: number): Hex {
  const from = Math.max(0, hexOfPiece(state, piece));
  if (state.phase === 'movement') {
    const near = [...context.board.neighbours.subarray(from * 6, from * 6 + 6)].filter((hex) => hex >= 0);
    return near.find((hex) => context.shut[hex] === 0 && !unitOn(state, hex)) ?? near[0] ?? from;
  }
  const foes = state.units.filter(({ hex, side }) => hex >= 0 && side !== sideOfPiece(state, piece));
  return foes.sort((a, b) => distance(context.board, a.hex, from) - distance(context.board, b.hex, from))[0]?.hex ?? from;
}

function canText({ context, state }: Asked, piece: number): string {
  const { can } = helpWords().why;
  const unit = unitOf(state, piece);
  if (state.phase === 'movement') return bawHelpWords().why.can.move(waysOf(context, state, piece).marks.length);
  return state.phase === 'fire' && unit ? can.fire(targetsOf(context, state, unit).length) : can.act;
}

/** Why a piece does nothing in this phase. */
function answerOf(asked: Asked, piece: number): Answer {
  const { context, state } = asked;
  const { ask } = helpWords().why;
  const title = state.phase === 'movement' ? ask.move : ask.act;
  if (readyPieces(context, state).has(piece)) {
    return { title, about: helpWords().why.about(nameOf(asked, piece)), text: canText(asked, piece) };
  }
  const { order } = wishOf(asked, piece, goalOf(asked, piece));
  return answerTo(asked, piece, { title, order }, []);
}

/** Those who could do it, else why the nearest cannot. */
function answerForAll(asked: Asked, hex: Hex): Answer {
  const { context, state } = asked;
  const { ask, nearest, can } = helpWords().why;
  const own = bawHelpWords().why;
  const at = printHex(context.board, hex);
  const all = [...state.units.map(({ id }) => id), ...state.leaders.map((_, i) => state.units.length + i)];
  const pieces = all.filter((piece) => pieceIn(state, piece).side === state.player && hexOfPiece(state, piece) >= 0);
  const able = pieces.filter((piece) => !judgeAction(context, state, wishOf(asked, piece, hex).order));
  const going = [ask.whoGoes, ask.anyGo] as const;
  const recalling = () => own.ask.recall;
  const titles = {
    fire: [ask.whoFires, ask.anyFire],
    movement: going,
    melee: [ask.whoAttacks, ask.anyAttack],
    rally: [recalling, recalling],
    over: going,
  } as const;
  const [who, any] = titles[state.phase];
  if (able.length > 0) {
    const hexes = [...new Set(able.map((piece) => hexOfPiece(state, piece)))];
    const listed = helpWords().listed(hexes.map((from) => printHex(context.board, from)));
    return { title: who(at), text: own.can.units(hexes.length, listed), hexes };
  }
  const far = (piece: number) => distance(context.board, hexOfPiece(state, piece), hex);
  // B16.4 Leaders call back; all else is asked of units.
  const asksLeaders = state.phase === 'rally';
  const [first] = pieces.filter((piece) => (unitOf(state, piece) === undefined) === asksLeaders).sort((a, b) => far(a) - far(b));
  if (first === undefined) return { title: any(at), text: own.nobody };
  const refusal = judgeAction(context, state, wishOf(asked, first, hex).order);
  return { title: any(at), about: nearest(nameOf(asked, first)), ...(refusal ? refused(asked, refusal) : { text: can.order }) };
}

/** Who may be meant by an answer: those in hand first, then those nearest to the hex. */
function meant({ context, state }: Asked, attack: Attack, tool: BawTool, hex: Hex): number {
  const { asks, retreating, attackers, defenders } = attack;
  const ids = { evade: defenders, lose: attackers, retreat: retreating, advance: advancersOf(attack) }[asks];
  const held = pieceInTool(state, tool);
  if (held !== undefined && ids.includes(held)) return held;
  const far = (id: number) => distance(context.board, state.units[id]!.hex, hex);
  return [...ids].sort((a, b) => far(a) - far(b))[0] ?? 0;
}

/** B7.8 The answer that takes a unit into a hex: where there is one that displaces friends, that one. */
function stepOf({ context, state }: Asked, attack: Attack, asks: Exclude<Attack['asks'], 'lose'>, from: Hex, hex: Hex): Action {
  const chains = asks === 'retreat' ? legalAnswers(context, state, attack).filter(isChain) : [];
  return chains.find(({ chain }) => chain[0] === from && chain[1] === hex) ?? orderOf(asks, from, hex);
}

/** Why a question is not answered so. */
function answerToQuestion(asked: Asked, attack: Attack, tool: BawTool, hex: Hex): Answer {
  const { context, state } = asked;
  const { ask, can } = bawHelpWords().why;
  const at = printHex(context.board, hex);
  const piece = meant(asked, attack, tool, hex);
  const from = state.units[piece]!.hex;
  const order = attack.asks === 'lose' ? orderOf('lose', hex) : stepOf(asked, attack, attack.asks, from, hex);
  const title = ask[attack.asks](at);
  const refusal = judgeAction(context, state, order);
  if (attack.asks === 'lose') return refusal ? { title, ...refused(asked, refusal) } : { title, text: can.answer, hexes: [hex] };
  const about = helpWords().why.about(nameOf(asked, piece));
  return refusal ? { title, about, ...refused(asked, refusal) } : { title, about, text: can.answer, hexes: [hex] };
}

export function whyAt({ context, state }: Snapshot, tool: BawTool, hex: Hex): Answer {
  const asked: Asked = { context, state };
  if (state.attack) return answerToQuestion(asked, state.attack, tool, hex);
  const held = pieceInTool(state, tool);
  const [there] = piecesOn(state, hex);
  const foe = there !== undefined && sideOfPiece(state, there) !== state.player;
  const fights = state.phase === 'fire' || state.phase === 'melee';
  if (held !== undefined && sideOfPiece(state, held) === state.player && hexOfPiece(state, held) !== hex) {
    const party = tool.kind === 'assault' ? tool : ALONE;
    if (there === undefined || foe) return answerTo(asked, held, wishOf(asked, held, hex, party), [hex]);
  }
  if (there !== undefined && !(foe && fights)) return answerOf(asked, there);
  return answerForAll(asked, hex);
}

export const whyPiece = ({ context, state }: Snapshot, piece: number): Answer => answerOf({ context, state }, piece);
