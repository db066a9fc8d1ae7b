import { OFF_MAP, printHex } from '../../../../kernel/board';
import { wordsOf } from '../../../../kernel/notation';
import { LARGEST_BONUS, UNIT_TYPES } from '../../../../rules/baw/model/data';
import type { Context, State, Unit } from '../../../../rules/baw/model/types';
import { OPTION_IDS } from '../../../../rules/baw/options/ids';
import { type DrawnPosition, SIDES, type Side, sizeOf, termsOf } from '../../../design/document/drawing';
import { grounds } from '../../../design/document/ground';
import { rewrite, sideOf, typesOf } from '../../../design/document/pieces';
import { adviceOnReserves } from '../../../design/document/reserves';
import type { Advice, DrawingRules, Kind } from '../../../design/rules';
import { strengthsIn } from '../pages/armySketch';
import { FIELDS, SIZE } from './fields';
import { CHOICES, EXITS, GROUNDS, HELD, SIDE_NUMBERS, TERMS, WARNINGS, WEAPON_NAMES } from './said';
import { crowded, unfold } from './unfold';

const UNIT: Kind = { id: 'piece', name: { en: 'Unit', fr: 'Unité' }, field: 'units', form: 'list', hexWord: 1, alone: true };

const NAMES = ['Primus', 'Secundus', 'Tertius', 'Quartus', 'Quintus', 'Sextus', 'Septimus', 'Octavius', 'Nonus', 'Decimus'];

/** B17 A name that no leader on the map has. */
function freeName(texts: readonly string[]): string {
  const taken = new Set(texts.map((text) => wordsOf(text)[0]));
  for (let ending = ''; ; ending += 'x') {
    const free = NAMES.find((name) => !taken.has(name + ending));
    if (free) return free + ending;
  }
}

const LEADER: Kind = {
  id: 'leader',
  name: { en: 'Leader', fr: 'Chef' },
  field: 'leaders',
  form: 'list',
  hexWord: 2,
  goesAlong: true,
  fresh: (texts) => `${freeName(texts)} 1`,
  words: [
    { at: 0, name: { en: 'Name', fr: 'Nom' } },
    { at: 1, name: { en: 'Bonus', fr: 'Bonus' }, most: LARGEST_BONUS },
  ],
};

const strengthIn = (position: DrawnPosition, side: Side): number =>
  typesOf(ancientWorld, position, side)
    .map(strengthsIn(position))
    .reduce((sum, strength) => sum + strength, 0);

/** About what armies of our battles bear before they are demoralised, and before they disintegrate. */
const SHARES = { demoralisation: 0.45, disintegration: 0.55 } as const;

const levelOf =
  (level: keyof typeof SHARES) =>
  (position: DrawnPosition, side: Side): number | undefined =>
    Math.ceil(strengthIn(position, side) * SHARES[level]) || undefined;

/** B12.b What an army lacks. */
function adviceFor({ position, sides }: Parameters<DrawingRules['advice']>[0], side: Side): Advice[] {
  const army = sideOf(ancientWorld, position, side);
  const at = `armies[${side}]`;
  const { name } = sides[side];
  if (typesOf(ancientWorld, position, side).length === 0)
    return [{ rule: 'B15', grade: 'fault', at: `${at}.units`, said: WARNINGS.nobody(name) }];
  const found: Advice[] = [];
  const strength = strengthIn(position, side);
  for (const level of Object.keys(SHARES)) {
    const set = army[level];
    if (typeof set === 'number' && set > strength)
      found.push({ rule: 'B12.b', grade: 'warning', at: `${at}.${level}`, said: WARNINGS.far(name, set, strength) });
  }
  return found;
}

/** B14.c A limit of losses that decides nothing: of several any but the first, and one of either side counts as two. */
function adviceOnLimits(position: DrawnPosition): Advice[] {
  const limits = termsOf(position).flatMap(({ term, by }, i) =>
    term === 'survive' ? Array<number>(by === undefined ? 2 : 1).fill(i) : [],
  );
  const [, idle] = limits;
  return idle === undefined ? [] : [{ rule: 'B14.c', grade: 'warning', at: `victory[${idle}].by`, said: WARNINGS.limits }];
}

/** What only a game under way remembers of an army, and of whoever stands. */
const OF_ARMY = ['lost', 'left', 'demoralised', 'held', 'fallen'];
const DONE = ['fired', 'moved', 'attacked', 'defended', 'called'];

const undone = (texts: unknown): unknown =>
  Array.isArray(texts)
    ? texts.map((text) =>
        wordsOf(String(text))
          .filter((word) => !DONE.includes(word))
          .join(' '),
      )
    : texts;

const uncalled = (text: string): string =>
  wordsOf(text)
    .filter((word, at) => at <= LEADER.hexWord || word !== 'called')
    .join(' ');

/** B16.4 Without it nobody who has fallen is kept, nor is there a phase in which he could be called back. */
function settle(position: DrawnPosition): void {
  if (position.options?.includes('B16.4')) return;
  if (position['phase'] === 'rally') position['phase'] = 'melee';
  for (const side of SIDES) {
    delete sideOf(ancientWorld, position, side)['fallen'];
    rewrite(ancientWorld, position, side, LEADER, uncalled);
  }
}

/** The type of a unit that the rules want where nobody stands yet, and that is not seen. */
const NOBODY = 'nobody-yet';

/** B17 A position with a unit, on a hex where one may stand. */
function withSomebody(position: DrawnPosition): DrawnPosition {
  const free = grounds(ancientWorld, position).findIndex((key) => key === undefined || key === 'camp');
  const next = structuredClone(position);
  next.types = { ...next.types, [NOBODY]: { as: 'LEVY' } };
  sideOf(ancientWorld, next, 0)['units'] = [`${NOBODY} ${printHex(sizeOf(position), Math.max(0, free))}`];
  return next;
}

/** What the drawing table knows of Battles of the Ancient World. */
export const ancientWorld: DrawingRules = {
  system: 'baw',
  name: { en: 'Ancient World', fr: 'Monde antique' },
  sides: 'armies',
  pieces: UNIT,
  tokens: [LEADER],
  clear: { key: 'clear', name: { en: 'Clear', fr: 'Terrain clair' } },
  grounds: GROUNDS,
  hexsides: [{ key: 'stream', name: { en: 'Stream', fr: 'Ruisseau' }, between: true }],
  gone: [{ field: 'fallen' }],
  // B16.4
  isLeftOver: ({ at, expected, found }) =>
    (expected === 'knownField' && at.endsWith('.fallen')) || (expected === 'bawPhase' && found === 'rally'),
  types: UNIT_TYPES.map(({ name }) => name),
  spelled: true,
  typeFields: [
    { key: 'strength', name: { en: 'Strength', fr: 'Force' }, kind: 'number', least: 1, most: 99 },
    { key: 'ma', name: { en: 'Movement', fr: 'Mouvement' }, kind: 'number', least: 1, most: 99 },
    { key: 'weapon', name: { en: 'Missiles', fr: 'Armes de jet' }, kind: 'choice', values: WEAPON_NAMES },
    { key: 'light', name: { en: 'Light', fr: 'Légère' }, kind: 'flag' },
    { key: 'defenceOnly', name: { en: 'Defends only', fr: 'Défense seule' }, kind: 'flag' },
    { key: 'spent', name: { en: 'Spent after its attack', fr: 'Retirée après son attaque' }, kind: 'flag' },
  ],
  sideNumbers: SIDE_NUMBERS,
  sideHexes: [
    { key: 'exits', name: EXITS },
    { key: 'held', name: HELD, kept: true },
  ],
  choices: CHOICES,
  terms: TERMS,
  reserves: { leaders: LEADER },
  underWay: [{ field: 'attack', is: 'question' }],
  turns: 12,
  options: OPTION_IDS,
  fields: FIELDS,
  looks: [0, 3],
  follows: [
    { field: 'demoralisation', of: levelOf('demoralisation') },
    { field: 'disintegration', of: levelOf('disintegration') },
  ],
  blank: (map, [first, second]) => ({
    system: 'baw',
    map: { ...SIZE, ...map },
    turn: 1,
    turns: 12,
    player: 1,
    armies: [
      { name: first, rally: 1, units: [], leaders: [] },
      { name: second, rally: 1, units: [], leaders: [] },
    ],
  }),
  advice: (drawing) => [
    ...SIDES.flatMap((side) => adviceFor(drawing, side)),
    ...adviceOnLimits(drawing.position),
    ...adviceOnReserves(ancientWorld, drawing, 'B13.a'),
  ],
  settle,
  unfold,
  crowded,
  still(position) {
    const { options: _, armies, ...rest } = position;
    const kept = (army: unknown) =>
      Object.fromEntries(
        Object.entries(army as object)
          .filter(([field]) => !OF_ARMY.includes(field))
          .map(([field, value]) => [field, field === UNIT.field || field === LEADER.field ? undone(value) : value]),
      );
    const still: DrawnPosition = { ...rest, phase: 'movement', ...(Array.isArray(armies) ? { armies: armies.map(kept) } : {}) };
    return SIDES.some((side) => typesOf(ancientWorld, still, side).length > 0) ? still : withSomebody(still);
  },
  withoutStandIn(context, state) {
    const { types } = context as Context;
    const { units } = state as State;
    const isNobody = ({ type }: Unit) => types[type]!.name === NOBODY;
    return units.some(isNobody) ? { ...state, units: units.map((unit) => (isNobody(unit) ? { ...unit, hex: OFF_MAP } : unit)) } : state;
  },
};
