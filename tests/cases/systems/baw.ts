import { type Hex, printHex } from '../../../src/kernel/board';
import type { BareContext } from '../../../src/kernel/twoSides';
import { baw as system } from '../../../src/rules/baw';
import { isAttackKind, kindIn } from '../../../src/rules/baw/model/orders';
import type { Reading } from '../../../src/rules/baw/model/reading';
import type { Context, State, Unit } from '../../../src/rules/baw/model/types';
import { isDueAt, surveyMelee } from '../../../src/rules/baw/play/bound';
import { boutOf } from '../../../src/rules/baw/play/bouts';
import { survey } from '../../../src/rules/baw/play/ground';
import { meleeOdds } from '../../../src/rules/baw/play/odds';
import { readAreas, readHexsides } from '../../../src/rules/baw/text/hexLists';
import type { CaseSystem, Json } from './types';

/** The pieces that an order names: hexes, a leader, what waits in reserve; of an attack those who attack. */
function actorsOf(text: string): string[] {
  const order = text.trim();
  if (order === 'end') return ['end'];
  if (/^(evade|lose|retreat|advance) |^(stand|hold)$/.test(order)) return ['answers'];
  if (order.startsWith('recall ')) return [order.split(' ')[1]!];
  // Hexes, for a leader's name may have an x in it.
  const attack = /^([A-Z]+\d+(?:\+[A-Z]+\d+)*)x/.exec(order);
  if (attack) return attack[1]!.split('+');
  const [first = order] = order.split(/[-:+]/);
  return [order.includes('+') ? `${first}+` : first];
}

/** The odds of an attack as it stands, whether B7.1 allows it or not. */
function odds(context: Context, state: State, text: string): Json | null {
  const action = system.parseAction(context, state, text);
  if (action === undefined || !isAttackKind(kindIn(action))) return null;
  const { attackers, defenders } = boutOf(context, action);
  const unitsAt = (hexes: readonly Hex[]) => hexes.map((hex) => state.units.find((unit) => unit.hex === hex));
  const [those, these] = [unitsAt(attackers), unitsAt(defenders)];
  const there = (units: readonly (Unit | undefined)[], side: number): units is Unit[] => units.every((unit) => unit?.side === side);
  if (!there(those, state.player) || !there(these, 1 - state.player)) return null;
  const { attack, defence, ratio, shifts, odds: column } = meleeOdds(context, state, those, these);
  return { odds: column, attack: attack / 4, defence: defence / 4, ratio, shifts: [...shifts] };
}

/** B8 Whoever can act in the fire phase has a target. */
const wrongShooters = (context: Context, state: State): string[] =>
  state.phase !== 'fire'
    ? []
    : system
        .actors(context, state)
        .filter((actor) => system.legal(context, state, actor).length === 0)
        .map((actor) => `${actor} can act, but has no target`);

/** B7.1 While anybody is due melee does not end, and each of them can be attacked. */
function wrongDuties(context: Context, state: State): string[] {
  if (state.phase !== 'melee' || state.attack) return [];
  survey(context, state);
  surveyMelee(context, state);
  const due = state.units.map(({ hex }) => hex).filter((hex) => hex >= 0 && isDueAt(context, hex));
  const attacks = system.legal(context, state).filter((action) => isAttackKind(kindIn(action)));
  const attacked = new Set(attacks.flatMap((action) => boutOf(context, action).defenders));
  const wrong = due.filter((hex) => !attacked.has(hex)).map((hex) => `${printHex(context.board, hex)} is due, but cannot be attacked`);
  const ends = attacks.length < system.legal(context, state).length;
  return ends === (due.length === 0) ? wrong : [...wrong, `${due.length} are due, and melee ${ends ? 'ends' : 'does not end'}`];
}

const HEXES = /^(\s*[A-Z]{1,2}\d+(\.\.[A-Z]{1,2}\d+)?)+\s*$/;
const PLACE = /^[A-Z]{1,2}\d+(\.\.[A-Z]{1,2}\d+)?$/;

/** Rectangles are read, never printed; nor are several units in one text. */
function asPrinted({ board }: Pick<BareContext, 'board'>, value: unknown, key: string): unknown {
  const reading = { board, faults: [] } as unknown as Reading;
  const areas = (text: string): string[] => readAreas(text, '', reading).map((hex) => printHex(board, hex));
  if (Array.isArray(value)) {
    if (key === 'lost' && value.every((strength) => strength === 0)) return 0;
    if (key !== 'units') return value.map((item) => asPrinted({ board }, item, ''));
    return value.flatMap((item) => {
      const [type, ...words] = String(item).trim().split(/\s+/);
      const places = areas(words.filter((word) => PLACE.test(word)).join(' '));
      const marks = words.filter((word) => !PLACE.test(word));
      return places.length === 0 ? [item] : places.map((place) => [type, place, ...marks].join(' '));
    });
  }
  if (typeof value === 'string' && key === 'stream')
    return readHexsides(value, '', reading)
      .map((side) => `${printHex(board, Math.floor(side / 6))}/${(side % 6) + 1}`)
      .join(' ');
  if (typeof value === 'string' && HEXES.test(value)) return areas(value).join(' ');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asPrinted({ board }, item, name)]));
}

export const baw: CaseSystem = {
  system,
  lists: new Set(['units', 'leaders', 'reserves', 'fallen']),
  sides: 'armies',
  unordered: /(^|\.)(map\.\w+|at|exits|held|attackers|defenders|retreating|vacated|advanced|fallen)$/,
  defaults: {
    rally: 0,
    lost: 0,
    left: 0,
    demoralised: false,
    units: [],
    leaders: [],
    reserves: [],
    exits: '',
    held: '',
    fallen: [],
    options: [],
    victory: [],
    retreating: '',
    vacated: '',
    advanced: '',
  },
  mark: (word) => word,
  actorOf: (_context, _state, text) => actorsOf(text)[0]!,
  actorsOf: (_context, _state, text) => actorsOf(text),
  nameOf: (context: Context, state: State, { id, hex }) => {
    const leader = state.leaders[id - state.units.length];
    if (hex >= 0) return leader ? context.leaders[leader.id] : printHex(context.board, hex);
    return undefined;
  },
  listsAll: true,
  wrong: (context: Context, state: State) => [...wrongShooters(context, state), ...wrongDuties(context, state)],
  asPrinted: (context, expected) => asPrinted(context, expected, '') as Json,
  usual: (context: Context, state: State, text) => {
    const action = system.parseAction(context, state, text);
    return action === undefined ? text.trim() : system.printAction(context, state, action);
  },
  odds,
};
