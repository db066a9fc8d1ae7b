import { type Hex, printHex } from '../../../kernel/board';
import { HEX, hexNamed } from '../../../kernel/notation';
import { type Action, fromOf, isBout, isChain, kindOf, NO_ONE, orderOf, toOf, whoOf } from '../model/orders';
import type { Context, State } from '../model/types';
import { boutOf, orderFor } from '../play/bouts';

const WORD = '\\p{L}+';
const PAIR = new RegExp(`^(${HEX})([:-])(${HEX})$`);
const LEAVE = new RegExp(`^(${HEX})-off$`);
const LEADER = new RegExp(`^(${WORD})-(${HEX}|off)$`, 'u');
const ENTER = new RegExp(`^([\\p{L}-]+)\\+(${HEX})(?:-(${HEX}))?$`, 'u');
const ATTACK = new RegExp(`^(${HEX}(?:\\+${HEX})*)x(${HEX}(?:\\+${HEX})*)$`);
const ANSWER = new RegExp(`^(evade|advance) (${HEX})-(${HEX})$`);
const LOSE = new RegExp(`^lose (${HEX})$`);
const RETREAT = new RegExp(`^retreat (${HEX}(?:-${HEX})+)$`);
const RECALL = new RegExp(`^recall (${WORD}) ([\\p{L}-]+)$`, 'u');

/**
 * The order that a text means in a state; undefined if it is no order at all. Hexes off the map, and units and leaders that are not there, make
 * orders too: `judge` says what is wrong with them.
 */
export function parseOrder(context: Context, state: State, text: string): Action | undefined {
  const trimmed = text.trim();
  if (trimmed === 'end' || trimmed === 'stand' || trimmed === 'hold') return orderOf(trimmed);
  return (
    parsePair(context, trimmed) ??
    parseAttack(context, trimmed) ??
    parseLeader(context, state, trimmed) ??
    parseEntry(context, state, trimmed) ??
    parseAnswer(context, trimmed) ??
    parseRecall(context, state, trimmed)
  );
}

/** `F8:G9`, `F8-H10`, `F8-off`; to its own hex nothing moves. */
function parsePair({ board }: Context, text: string): Action | undefined {
  const leave = LEAVE.exec(text);
  if (leave) return orderOf('leave', hexNamed(board, leave[1]!));
  const pair = PAIR.exec(text);
  if (!pair) return undefined;
  const [from, to] = [pair[1]!, pair[3]!];
  const kind = pair[2] === ':' ? 'fire' : 'move';
  return kind === 'move' && from === to ? undefined : orderOf(kind, hexNamed(board, from), hexNamed(board, to));
}

/** `F8+F9xG8`: hexes in any order, each once. */
function parseAttack(context: Context, text: string): Action | undefined {
  const match = ATTACK.exec(text);
  if (!match) return undefined;
  const lists = [match[1]!, match[2]!].map((names) => names.split('+'));
  if (lists.some((names) => new Set(names).size !== names.length)) return undefined;
  const [attackers, defenders] = lists.map((names) => names.map((name) => hexNamed(context.board, name)).sort((a, b) => a - b));
  return orderFor(context, attackers!, defenders!) ?? { attackers: attackers!, defenders: defenders! };
}

/** The id of a leader by his name; `NO_ONE` if there is none. */
function leaderNamed({ leaders }: Context, name: string): number {
  const id = leaders.indexOf(name);
  return id < 0 ? NO_ONE : id;
}

/** `Caesar-H10`, `Caesar-off` */
function parseLeader(context: Context, state: State, text: string): Action | undefined {
  const [, name, goal] = LEADER.exec(text) ?? [];
  if (name === undefined || goal === undefined) return undefined;
  const id = leaderNamed(context, name);
  if (goal === 'off') return orderOf('leaderLeave', id);
  const to = hexNamed(context.board, goal);
  const leader = state.leaders[id];
  return leader?.side === state.player && leader.hex === to ? undefined : orderOf('leaderMove', id, to);
}

/** `LEG+A9`, `LEG+A9-C9`, `Antony+A9-C9`: no leader is called like a type. */
function parseEntry(context: Context, state: State, text: string): Action | undefined {
  const [, name, at, goal = at] = ENTER.exec(text) ?? [];
  if (name === undefined || at === undefined || goal === undefined || text.endsWith(`${at}-${at}`)) return undefined;
  const [entry, to] = [hexNamed(context.board, at), hexNamed(context.board, goal)];
  const leader = context.leaders.indexOf(name);
  if (state.leaders[leader]?.side === state.player) return orderOf('leaderEnter', entry, to, leader);
  const type = context.types.findIndex((one) => one.name === name);
  return orderOf('enter', entry, to, type < 0 ? NO_ONE : type);
}

/** `evade G8-H9`, `lose F8`, `retreat G8-H8-I8`, `advance F8-G8` */
function parseAnswer({ board }: Context, text: string): Action | undefined {
  const answer = ANSWER.exec(text);
  if (answer) return orderOf(answer[1] as 'evade' | 'advance', hexNamed(board, answer[2]!), hexNamed(board, answer[3]!));
  const lose = LOSE.exec(text);
  if (lose) return orderOf('lose', hexNamed(board, lose[1]!));
  const [, path] = RETREAT.exec(text) ?? [];
  if (path === undefined) return undefined;
  const hexes = path.split('-').map((name) => hexNamed(board, name));
  return hexes.length === 2 ? orderOf('retreat', hexes[0], hexes[1]) : { chain: hexes };
}

/** `recall Caesar LEG` */
function parseRecall(context: Context, _state: State, text: string): Action | undefined {
  const [, name, type] = RECALL.exec(text) ?? [];
  if (name === undefined || type === undefined) return undefined;
  const index = context.types.findIndex((one) => one.name === type);
  return orderOf('recall', leaderNamed(context, name), index < 0 ? NO_ONE : index);
}

/** The inverse of `parseOrder`. */
export function printOrder(context: Context, _state: State, action: Action): string {
  const hex = (at: Hex): string => printHex(context.board, at);
  const all = (hexes: readonly Hex[], by: string): string => hexes.map(hex).join(by);
  if (isChain(action)) return `retreat ${all(action.chain, '-')}`;
  const kind = isBout(action) ? 'attackOn' : kindOf(action);
  if (isBout(action) || kind.startsWith('attack') || kind.startsWith('pair')) {
    const { attackers, defenders } = boutOf(context, action);
    return `${all(attackers, '+')}x${all(defenders, '+')}`;
  }
  const [from, to] = [fromOf(action), toOf(action)];
  const entry = (name: string): string => `${name}+${hex(from)}${to === from ? '' : `-${hex(to)}`}`;
  switch (kind) {
    case 'fire':
      return `${hex(from)}:${hex(to)}`;
    case 'move':
      return `${hex(from)}-${hex(to)}`;
    case 'leave':
      return `${hex(from)}-off`;
    case 'leaderMove':
      return `${context.leaders[from]}-${hex(to)}`;
    case 'leaderLeave':
      return `${context.leaders[from]}-off`;
    case 'enter':
      return entry(context.types[whoOf(action)]?.name ?? '');
    case 'leaderEnter':
      return entry(context.leaders[whoOf(action)] ?? '');
    case 'recall':
      return `recall ${context.leaders[from]} ${context.types[to]?.name ?? ''}`;
    case 'lose':
      return `lose ${hex(from)}`;
    case 'evade':
    case 'retreat':
    case 'advance':
      return `${kind} ${hex(from)}-${hex(to)}`;
    default:
      return kind;
  }
}
