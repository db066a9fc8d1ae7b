import { printHex } from '../../../kernel/board';
import { type Moment, type Past, placeOf, sideOf } from './moment';
import type { Check, EventCheck, PieceCheck } from './types';

const words = (text: string | undefined): readonly string[] => text?.split(' ').filter((word) => word !== '') ?? [];

const PIECES = new Set(['unit', 'target', 'friend', 'ship']);
const HEXES = new Set(['from', 'at', 'to', 'hex']);

const asPattern = (text: string): RegExp => new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`);

/** Whether an order, as the log prints it, is meant: `B9-*`. */
const isOrder = (pattern: string, order: string): boolean => asPattern(pattern).test(order);

/** A field of an event as a check writes it. */
function fieldOf(moment: Moment, { before }: Past, name: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (PIECES.has(name)) return placeOf(moment, before, value);
  if (HEXES.has(name)) return value < 0 ? undefined : printHex(moment.context.board, value);
  if (name === 'side') return value + 1;
  return name === 'facing' ? value + 1 : value;
}

function fits(moment: Moment, past: Past, check: EventCheck, event: object): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  if (fields['kind'] !== check.event) return false;
  return Object.entries(check.with ?? {}).every(([name, wanted]) => {
    const value = fields[name];
    if (Array.isArray(value)) return value.some((hex) => words(String(wanted)).includes(printHex(moment.context.board, Number(hex))));
    const found = fieldOf(moment, past, name, value);
    return typeof wanted === 'string' && typeof found === 'string' ? words(wanted).includes(found) : found === wanted;
  });
}

/** `LI B9/1 disordered`: is it what is looked for? */
function isPiece(text: string, { piece, at, facing, marks, without }: PieceCheck): boolean {
  const [type = '', place = '', ...borne] = text.split(' ');
  const [hex = '', looks = ''] = place.split('/');
  if (piece !== '*' && piece !== type) return false;
  if (at !== undefined && !words(at).includes(hex)) return false;
  if (facing !== undefined && !words(facing).includes(looks)) return false;
  return words(marks).every((mark) => borne.includes(mark)) && !words(without).some((mark) => borne.includes(mark));
}

const most = (hexes: readonly string[], among: readonly string[]): number =>
  Math.max(0, ...among.map((hex) => hexes.filter((other) => other === hex).length));

/** Whether something is, or has happened since the step began. */
export function holds(check: Check, moment: Moment): boolean {
  if ('event' in check) return moment.plays.some((past) => past.entry.events.some((event) => fits(moment, past, check, event)));
  if ('piece' in check) return sideOf(moment, check.army).pieces.some((text) => isPiece(text, check));
  if ('order' in check) return moment.plays.some(({ entry }) => isOrder(check.order, entry.order));
  if ('leader' in check) return most(sideOf(moment, check.army).leaders, words(check.leader)) >= (check.count ?? 1);
  if ('camp' in check) return words(check.camp).every((word) => sideOf(moment, check.army).camp.includes(word));
  if ('ashore' in check) return sideOf(moment, check.army).ashore.some((word) => words(check.ashore).includes(word.split(':')[0] ?? ''));
  if ('phase' in check) {
    const { phase, player, turn } = moment.state;
    return phase === check.phase && (check.player ?? player + 1) === player + 1 && (check.turn ?? turn) === turn;
  }
  if ('asks' in check) return askedIn(moment) === check.asks;
  if ('did' in check) return moment.deeds.some((deed) => `${deed} `.startsWith(`${check.did} `));
  if ('none' in check) return !holds(check.none, moment);
  if ('all' in check) return check.all.every((one) => holds(one, moment));
  return check.any.some((one) => holds(one, moment));
}

/** The question that is open, by the word of the notation. */
function askedIn({ system, context, state }: Moment): string | undefined {
  const { attack, question } = system.printPosition(context, state) as { attack?: { asks?: string }; question?: { asks?: string } };
  return attack?.asks ?? question?.asks;
}
