import { distance, type Hex, printHex } from '../../../../kernel/board';
import type { Refusal } from '../../../../kernel/game';
import type { Action } from '../../../../rules/naval/model/orders';
import type { Context, Ship, State } from '../../../../rules/naval/model/types';
import { judgeAction, piecesOf } from '../../../../rules/naval/play/legal';
import { refusedBy } from '../../../table/contract/createHelp';
import type { Answer } from '../../../table/contract/help';
import { helpWords } from '../../../words/help';
import { declaredOn } from '../assaults';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { attackOrder, declareOrder, END, sailOrder, shotOrder, stepOrder } from '../orders';
import { commanderOf, hexOfPiece, pieceAt, shipOf, stackOf } from '../pieces';
import { ramOn, vainRam } from '../rams';
import { readyPieces } from '../ready';
import { sayRefusal } from '../say';
import { pieceIn } from '../tools/pick';
import type { SeaTool } from '../tools/tool';
import { waysOf } from '../ways';
import { navalWords } from '../words';
import { seaHelpWords } from '../words/help';

interface Asked {
  readonly context: Context;
  readonly state: State;
}

const refused = refusedBy((refusal, context: Context) => sayRefusal(navalWords(), refusal, context));

function nameOf({ context, state }: Asked, piece: number): string {
  const { table } = navalWords();
  const hex = printHex(context.board, hexOfPiece(state, piece));
  const ship = shipOf(state, piece);
  return ship
    ? table.shipAt(namingOf(context, state.ships).ship(ship.id), hex)
    : table.assault.who(hex, stackOf(state, piece)?.marines ?? 0);
}

/** 14.8.d What is declared is still to be made. */
function attackFrom({ context, state }: Asked, from: Hex, hex: Hex): Action {
  const isOpen = state.assault !== null && state.ships[state.assault.target]!.hex === hex;
  const declared = isOpen ? declaredOn(context, state).find((attack) => attack.from === from) : undefined;
  return declared ? attackOrder(declared.by, from, hex) : declareOrder(from, hex);
}

/** What a click on a hex would order a piece to do in this phase; undefined where the enemy there can be rammed, which a click shows. */
function orderBy({ context, state }: Asked, piece: number, hex: Hex): { readonly title: string; readonly order: Action | undefined } {
  const { ask } = helpWords().why;
  const { ask: own } = seaHelpWords().why;
  const at = printHex(context.board, hex);
  const ship = shipOf(state, piece);
  const from = hexOfPiece(state, piece);
  const there = pieceAt(state, hex);
  if (state.phase === 'marines') return { title: own.step(at), order: stepOrder(from, hex) };
  if (state.phase === 'attacks') return { title: own.board(at), order: attackFrom({ context, state }, from, hex) };
  if (!ship) return { title: ask.act, order: stepOrder(from, hex) };
  if (state.phase === 'ballistae') return { title: ask.fire(at), order: shotOrder(ship, hex) };
  if (there === undefined || commanderOf(state, there) === commanderOf(state, piece))
    return { title: ask.go(at), order: sailOrder(ship, hex, undefined) };
  return { title: own.ram(at), order: ramOn(context, state, ship, hex) ? undefined : vainRam(context, state, ship, hex) };
}

const judged = ({ context, state }: Asked, order: Action | undefined): Refusal | undefined =>
  order === undefined ? undefined : judgeAction(context, state, order);

function answerTo(asked: Asked, piece: number, hex: Hex): Answer {
  const { title, order } = orderBy(asked, piece, hex);
  const refusal = judged(asked, order);
  const about = helpWords().why.about(nameOf(asked, piece));
  return refusal ? { title, about, ...refused(asked, refusal) } : { title, about, text: helpWords().why.can.order, hexes: [hex] };
}

/** The nearest ship that a piece could be sent against. */
function nearestFoe({ context, state }: Asked, piece: number): Hex | undefined {
  const from = hexOfPiece(state, piece);
  const foes = piecesOf(state).filter(
    ({ id, hex }) => hex >= 0 && shipOf(state, id) && commanderOf(state, id) !== commanderOf(state, piece),
  );
  return foes.sort((a, b) => distance(context.board, a.hex, from) - distance(context.board, b.hex, from))[0]?.hex;
}

/** A ship that neither moves nor turns rams, or leaves. */
function mayGo(context: Context, state: State, ship: Ship): string {
  const { can } = helpWords().why;
  const { marks, facings } = waysOf(context, state, ship);
  return facings.size > 0 ? can.move(marks.length) : can.act;
}

/** Why a piece does nothing in this phase. */
function answerOf(asked: Asked, piece: number): Answer {
  const { context, state } = asked;
  const { ask, can } = helpWords().why;
  const about = helpWords().why.about(nameOf(asked, piece));
  const ship = shipOf(state, piece);
  if (readyPieces(context, state).has(piece)) {
    const text = ship && state.phase === 'movement' ? mayGo(context, state, ship) : can.act;
    return { title: state.phase === 'movement' ? ask.move : ask.act, about, text };
  }
  if (ship && state.phase === 'movement') {
    const refusal = judgeAction(context, state, sailOrder(ship, ship.hex, (ship.facing + 1) % 6));
    return refusal ? { title: ask.move, about, ...refused(asked, refusal) } : { title: ask.move, about, text: can.act };
  }
  const foe = state.phase === 'marines' ? undefined : nearestFoe(asked, piece);
  if (foe !== undefined) return answerTo(asked, piece, foe);
  // Nobody has named a goal: what keeps the piece itself is asked of any hex beside it.
  const beside =
    context.board.neighbours.slice(6 * hexOfPiece(state, piece), 6 * hexOfPiece(state, piece) + 6).find((hex) => hex >= 0) ?? 0;
  const refusal = judged(asked, orderBy(asked, piece, beside).order);
  return { title: ask.act, about, ...(refusal ? refused(asked, refusal) : { text: can.act }) };
}

/** Those who could do it, else why the nearest of those who still act cannot. */
function answerForAll(asked: Asked, hex: Hex): Answer {
  const { context, state } = asked;
  const words = helpWords().why;
  const sea = seaHelpWords().why;
  const at = printHex(context.board, hex);
  const { ask } = words;
  const [who, any] =
    state.phase === 'attacks'
      ? [ask.whoAttacks, ask.anyAttack]
      : state.phase === 'ballistae'
        ? [ask.whoFires, ask.anyFire]
        : [ask.whoGoes, ask.anyGo];
  const own = piecesOf(state).filter(({ id, hex: from }) => from >= 0 && commanderOf(state, id) === state.player);
  const ready = own.filter(({ id }) => readyPieces(context, state).has(id));
  const able = ready.filter(({ id }) => !judged(asked, orderBy(asked, id, hex).order));
  if (able.length > 0) {
    const hexes = [...new Set(able.map((piece) => piece.hex))];
    const listed = helpWords().listed(hexes.map((from) => printHex(context.board, from)));
    const byMarines = state.phase === 'marines' || state.phase === 'attacks';
    return { title: who(at), text: byMarines ? sea.can.marines(listed) : sea.can.ships(hexes.length, listed), hexes };
  }
  const far = (piece: { readonly hex: Hex }) => distance(context.board, piece.hex, hex);
  const [nearest] = (ready.length > 0 ? ready : own).sort((a, b) => far(a) - far(b));
  const title = any(at);
  if (!nearest) return { title, text: sea.nobody };
  const refusal = judged(asked, orderBy(asked, nearest.id, hex).order);
  return {
    title,
    about: words.nearest(nameOf(asked, nearest.id)),
    ...(refusal ? refused(asked, refusal) : { text: words.can.order }),
  };
}

export function whyAt(now: Snapshot, tool: SeaTool, hex: Hex): Answer {
  const asked: Asked = { context: now.context, state: now.state };
  const { ask } = helpWords().why;
  const { context, state } = asked;
  if (state.question) {
    const refusal = judgeAction(context, state, END);
    return { title: ask.end, ...(refusal ? refused(asked, refusal) : { text: helpWords().why.can.act }) };
  }
  const held = pieceIn(state, tool);
  const there = pieceAt(state, hex);
  const foe = there !== undefined && commanderOf(state, there) !== state.player;
  if (held !== undefined && commanderOf(state, held) === state.player && hexOfPiece(state, held) !== hex) return answerTo(asked, held, hex);
  if (there !== undefined && !(foe && state.phase !== 'movement')) return answerOf(asked, there);
  return answerForAll(asked, hex);
}

export const whyPiece = ({ context, state }: Snapshot, piece: number): Answer => answerOf({ context, state }, piece);
