import { printedType } from '../../../../rules/ancients/model/data';
import { COUNTERS, type Counter, type Phase } from '../../../../rules/ancients/model/types';
import { OPTION_IDS, ordersOf, phasesBrought, slicesKept } from '../../../../rules/ancients/options';
import { MOST_UNITS } from '../../../../rules/armies/model/data';
import { FIELD_IDS, mapOf } from '../../../../rules/armies/model/fields';
import { panicOf as halfOf } from '../../../../rules/armies/play/army';
import { type DrawnPosition, reservesOf, SIDES, type Side, withoutFields } from '../../../design/document/drawing';
import { rewrite, sideOf, typesOf } from '../../../design/document/pieces';
import { adviceOnReserves } from '../../../design/document/reserves';
import type { Advice, DrawingRules, Kind } from '../../../design/rules';
import { CLASSES, FIELDS, MISSILE_NAMES, SIDE_NUMBERS, TERMS, TRAITS, WARNINGS } from './said';

const UNITS: Kind = {
  id: 'piece',
  name: { en: 'Unit', fr: 'Unité' },
  field: 'units',
  form: 'list',
  hexWord: 1,
  faces: true,
  alone: true,
};

const CAMP: Kind = { id: 'camp', name: { en: 'Camp', fr: 'Camp' }, field: 'camp', form: 'text', hexWord: 0 };
const LEADER: Kind = {
  id: 'leader',
  name: { en: 'Leader', fr: 'Chef' },
  field: 'leaders',
  form: 'list',
  hexWord: 0,
  beside: 'ratings',
  goesAlong: true,
};

type Given = Readonly<Record<string, unknown>>;

/** The strength of a type as a position gives it; 0 of one that there is not. */
function strengthOf(types: Readonly<Record<string, Given>>, name: string): number {
  let word = name;
  // A type that is like itself, or in a ring, is no type.
  for (let depth = 0; depth < 20; depth++) {
    const own = Object.hasOwn(types, word) ? types[word] : undefined;
    if (!own) return (COUNTERS as readonly string[]).includes(word) ? printedType(word as Counter).full : 0;
    if (typeof own['full'] === 'number') return own['full'];
    word = String(own['as']);
  }
  return 0;
}

/** 15.1.e The panic level of an army by its strength points, its camp and its leaders not counted. */
export function panicOf(position: DrawnPosition, side: Side): number {
  const { types = {} } = position;
  return halfOf(typesOf(land, position, side).reduce((sum, name) => sum + strengthOf(types, name), 0));
}

const countIn = (value: unknown): number => (typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0);

/** 15.1.c, d, e, 15.2.h.1 What an army lacks. */
function adviceFor({ position, sides }: Parameters<DrawingRules['advice']>[0], side: Side): Advice[] {
  const army = sideOf(land, position, side);
  const at = `armies[${side}]`;
  const { name } = sides[side];
  const found: Advice[] = [];
  const leaders = [army['leaders'], army['waiting'], ...(army.reserves ?? []).map((reserve) => reserve.leaders)];
  if (leaders.reduce<number>((sum, value) => sum + countIn(value), 0) === 0) {
    const remedy = { side, field: 'waiting', value: 1, said: WARNINGS.giveLeader };
    found.push({ rule: '15.1.c', grade: 'fault', at: `${at}.leaders`, said: WARNINGS.leader(name), remedy });
  }
  if (typeof army['camp'] !== 'string') found.push({ rule: '15.1.d', grade: 'fault', at: `${at}.camp`, said: WARNINGS.camp(name) });
  const units = typesOf(land, position, side).length;
  if (units === 0) found.push({ rule: '15.2.h.1', grade: 'fault', at: `${at}.units`, said: WARNINGS.nobody(name) });
  if (units > MOST_UNITS) found.push({ rule: '15.2.h.1', grade: 'fault', at: `${at}.units`, said: WARNINGS.many(name, units, MOST_UNITS) });
  const [panic, half] = [countIn(army['panic']), panicOf(position, side)];
  if (units > 0 && panic !== half) {
    const remedy = { side, field: 'panic', value: half, said: WARNINGS.setPanic(half) };
    found.push({ rule: '15.1.e', grade: 'warning', at: `${at}.panic`, said: WARNINGS.panic(name, panic, half), remedy });
  }
  return found;
}

/** Whether the optional rules in force keep what a position says under a name; a question is kept by whichever brings its answer. */
function isKept(options: readonly string[], name: string, value: unknown): boolean {
  if (name !== 'asked') return (slicesKept(options) as ReadonlySet<string>).has(name);
  const { order } = (value ?? {}) as { readonly order?: unknown };
  return (ordersOf(options) as ReadonlyMap<unknown, unknown>).has(order);
}

/** 13.4 Night falls by the last turn; without it a battle ends when it would have fallen. */
function settleNight(position: DrawnPosition): void {
  const { options = [], turns = land.turns, nightfall } = position;
  if (typeof nightfall === 'number' && nightfall !== turns) {
    if (!options.includes('13.4')) position.turns = Math.min(turns, nightfall);
    else if (nightfall > turns) position['nightfall'] = turns;
  }
  if (!options.includes('13.4')) delete position['nightfall'];
}

/** 9.a Whoever is on that side has attacked in this phase. */
function endAttacks(position: DrawnPosition, side: Side): void {
  const attacked = (text: string) => `${text} attacked`;
  rewrite(land, position, side, UNITS, attacked);
  for (const reserve of reservesOf(sideOf(land, position, side))) if (reserve.units) reserve.units = reserve.units.map(attacked);
}

/** A phase that only a rule taken away has brought is over; a position without a phase would begin anew. */
function settlePhase(position: DrawnPosition): void {
  const { options = [], phase, optional, player = 1 } = position;
  const brought = phasesBrought(options);
  if (!phasesBrought(OPTION_IDS).has(phase as Phase) || brought.has(phase as Phase)) return;
  switch (phase) {
    case 'muster':
      position['player'] = (optional as Given | undefined)?.['first'] ?? 1;
      // 13.3 Who has been deployed stays where he is.
      if (options.includes('13.3')) position['phase'] = brought.has('command') ? 'command' : 'movement';
      else delete position['phase'];
      break;
    case 'command':
      position['phase'] = 'movement';
      break;
    case 'rally':
      // The end of melee rallies (10); nobody attacks a second time before it.
      position['phase'] = 'melee';
      endAttacks(position, player === 2 ? 1 : 0);
      break;
    default:
      delete position['phase'];
  }
}

/** What goes with an optional rule that is taken away. */
function settle(position: DrawnPosition): void {
  settleNight(position);
  settlePhase(position);
  const { options = [], optional } = position;
  if (typeof optional !== 'object' || optional === null) return;
  const kept = Object.entries(optional).filter(([name, value]) => isKept(options, name, value));
  if (kept.length > 0) position['optional'] = Object.fromEntries(kept);
  else delete position['optional'];
}

/** What a battle does without while it is drawn. */
const LEFT_OUT = ['options', 'nightfall', 'phase'];

/** What the drawing table knows of the land game. */
export const land: DrawingRules = {
  system: 'ancients',
  name: { en: 'On land', fr: 'Sur terre' },
  sides: 'armies',
  pieces: UNITS,
  tokens: [CAMP, LEADER],
  clear: { key: 'clear', name: { en: 'Clear', fr: 'Terrain clair' } },
  grounds: [
    { key: 'hill', name: { en: 'Hill', fr: 'Colline' }, levels: 9 },
    { key: 'woods', name: { en: 'Woods', fr: 'Bois' } },
    { key: 'village', name: { en: 'Village', fr: 'Village' } },
    { key: 'stream', name: { en: 'Stream', fr: 'Ruisseau' } },
  ],
  hexsides: [
    { key: 'river', name: { en: 'River', fr: 'Rivière' } },
    { key: 'ford', name: { en: 'Ford', fr: 'Gué' } },
    { key: 'bridge', name: { en: 'Bridge', fr: 'Pont' } },
  ],
  types: COUNTERS.filter((name) => name !== 'CP'),
  typeFields: [
    { key: 'full', name: { en: 'Strength', fr: 'Force' }, kind: 'number', least: 0, most: 99 },
    { key: 'disordered', name: { en: 'Disordered', fr: 'Désorganisée' }, kind: 'number', least: 0, most: 99 },
    { key: 'ma', name: { en: 'Movement', fr: 'Mouvement' }, kind: 'number', least: 0, most: 20 },
    { key: 'class', name: { en: 'Class', fr: 'Classe' }, kind: 'choice', values: CLASSES },
    { key: 'missile', name: { en: 'Missiles', fr: 'Lettre de tir' }, kind: 'choice', values: MISSILE_NAMES },
    { key: 'shots', name: { en: 'Shots in a phase', fr: 'Tirs par phase' }, kind: 'number', least: 1, most: 9 },
    { key: 'star', name: { en: 'Star', fr: 'Étoile' }, kind: 'flag' },
    { key: 'freeAdvance', name: { en: 'Free advance', fr: 'Avance libre' }, kind: 'flag' },
    { key: 'traits', name: { en: 'Traits', fr: 'Particularités' }, kind: 'words', values: TRAITS },
  ],
  sideNumbers: SIDE_NUMBERS,
  terms: TERMS,
  // Hexes of a term that holds none can be taken from it.
  isLeftOver: ({ at, expected }) => expected === 'optionInForce' || (expected === 'knownField' && /victory\[\d+\]\.at$/.test(at)),
  reserves: { leaders: 'counted' },
  underWay: [
    { field: 'attack', is: 'question' },
    { field: 'optional', is: 'byRule' },
  ],
  turns: 6,
  options: OPTION_IDS,
  fields: FIELD_IDS.map((id) => ({ id, name: FIELDS[id], map: mapOf(id) })),
  looks: [0, 3],
  follows: [{ field: 'panic', of: panicOf }],
  blank: (map, [first, second]) => {
    const [columns, rows] = [Number(map['columns'] ?? 18), Number(map['rows'] ?? 12)];
    const middle = String.fromCharCode(65 + Math.min(25, Math.floor((columns - 1) / 2)));
    const army = (name: string, row: number) => ({ name, panic: 0, units: [], camp: `${middle}${row}`, leaders: [], waiting: 1 });
    return {
      system: 'ancients',
      map: { columns, rows, ...map },
      turn: 1,
      turns: 6,
      player: 1,
      armies: [army(first, Math.max(1, rows - 1)), army(second, Math.min(2, rows))],
    };
  },
  advice: (drawing) => [...SIDES.flatMap((side) => adviceFor(drawing, side)), ...adviceOnReserves(land, drawing, '5.a')],
  settle,
  still(position) {
    // 3 When a turn begins its leaders leave the map, and here they are to be seen.
    return { ...withoutFields(position, LEFT_OUT), phase: 'leaders' };
  },
};
