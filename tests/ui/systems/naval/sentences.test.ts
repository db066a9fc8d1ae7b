import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { printHex } from '../../../../src/kernel/board';
import { openMatch } from '../../../../src/kernel/match';
import { naval } from '../../../../src/rules/naval';
import type { Event } from '../../../../src/rules/naval/model/events';
import type { Context, State } from '../../../../src/rules/naval/model/types';
import { abilitiesOf } from '../../../../src/ui/systems/naval/abilities';
import { en } from '../../../../src/ui/systems/naval/words/en';
import { fr } from '../../../../src/ui/systems/naval/words/fr';
import { seaHelp } from '../../../../src/ui/systems/naval/words/fr/help';
import type { NavalNaming, ShipNoun } from '../../../../src/ui/systems/naval/words/naming';
import { refusedAlike as alikeEn } from '../../../../src/ui/words/en/refusals';
import { refusedAlike as alikeFr } from '../../../../src/ui/words/fr/refusals';
import { fr as helpFr } from '../../../../src/ui/words/help/fr';
import { sentenceOf } from '../../../../src/ui/words/refusalTold';
import { sampleOf } from '../../../battles';
import { sit } from './atTheTable';

const languages = [
  ['en', en, alikeEn],
  ['fr', fr, alikeFr],
] as const;

const rules = join(import.meta.dirname, '../../../../src/rules/naval');
const read = (file: string) => readFileSync(join(rules, file), 'utf8');
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map(read)
  .join('\n');

/** Every code behind a `why:` of a refusal. */
const written = new Set([...sources.matchAll(/\bwhy: '(\w+)'/g)].map(([, code]) => code!));

/** Every code that the contract gives a refusal: the words in backticks of its last chapter that are no orders, values, phases or other words of it. */
function promised(): string[] {
  const chapter = read('README.md').split('## Which rule a refusal cites')[1]!;
  const others = ['judge', 'points', 'need', 'end', 'asked'];
  return [...chapter.matchAll(/`([a-zA-Z:]+)`/g)].map(([, code]) => code!).filter((code) => !others.includes(code));
}

/** Codes that the rules do not know. */
const OF_THE_TABLE = ['notation', 'looking', 'nobodySits', 'emptyShip', 'noneNear', 'whichAttack'];

const eventKinds = [...read('model/events.ts').matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind!);
const told = { at: 'C5', several: false, n: () => 2, text: 'x' };

const trireme: ShipNoun = { size: 'small', alias: 'trireme', side: 0 };
const cog: ShipNoun = { size: 'large', alias: 'cog', side: 1 };
const dromon: ShipNoun = { size: 'large', alias: 'dromon-ballista', side: 0 };
const unheardOf: ShipNoun = { size: 'large', alias: 'leviathan', side: 1 };
const plain: ShipNoun = { size: 'small', alias: undefined, side: 1 };

function namingOf(context: Context, state: State): NavalNaming {
  return {
    ship(id) {
      const ship = state.ships[id]!;
      const { name, size } = context.types[ship.type]!;
      return { size, alias: name === size ? undefined : name, side: ship.side };
    },
    hex: (hex) => printHex(context.board, hex),
    army: (side) => context.fleets[side].name || `fleet ${side}`,
  };
}

/** Everybody within reach of everybody, with all that ships can carry. */
const scrum = {
  system: 'naval',
  map: { columns: 5, rows: 4, land: 'A1 E4' },
  types: { five: { as: 'large', crew: 4, marines: 2, ballista: true, corvus: true }, trireme: { as: 'small', crew: 3, marines: 1 } },
  turns: 8,
  die: 4,
  fleets: [
    { name: 'Rome', ships: ['five B2/3', 'trireme B3/3 marines=0', 'trireme C4/2', 'five D4/2 damaged marines=0'], ashore: 'A1 A1' },
    { name: 'Carthage', ships: ['five D2/5', 'trireme C2/4', 'five C3/6 marines=0', 'trireme E3/6 captured damaged'], ashore: 'E4' },
  ],
};

/** Positions, and how many random games of each. */
const positions: readonly (readonly [position: object, games: number])[] = [
  [scrum, 25],
  ...sampleOf('naval').map(({ position }) => [position, 1] as const),
];

function playedBy(position: object, seed: number, told: (event: Event, naming: NavalNaming) => void): void {
  const opened = openMatch(naval, position, seed);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const match = opened.value;
  const choose = seededChooser(seed);
  for (;;) {
    const action = randomAction(naval, match.context, match.state, choose);
    if (action === undefined) return;
    const played = match.play(action);
    if (!played.ok) throw new Error(played.refusal.why);
    for (const event of played.entry.events) told(event, namingOf(match.context, match.state));
  }
}

/** A fixed cast, for sentences that are read out in full. */
const cast: NavalNaming = {
  ship: (id) => [trireme, cog, dromon, unheardOf, plain][id]!,
  hex: (hex) => `C${hex}`,
  army: (side) => ['Rome', 'Carthage'][side]!,
};

test('the codes and kinds are found', () => {
  expect([...written]).toEqual(expect.arrayContaining(['noShip', 'tooFar', 'farSide', 'wasted', 'undeclared', 'over']));
  expect(written.size).toBeGreaterThan(33);
  expect(promised()).toEqual(expect.arrayContaining(['noShip', 'asked:capture', 'enemyAshore', 'lost']));
  expect([...written].filter((code) => !promised().includes(code))).toEqual([]);
  expect(eventKinds.length).toBeGreaterThan(24);
});

describe.each(languages)('the naval words in %s', (_, words, alike) => {
  test.each([...new Set([...promised(), ...OF_THE_TABLE])].sort())('have a sentence for the refusal %s', (code) => {
    const sentence = sentenceOf(words.refusals, alike, [code]);
    expect(sentence === words.refusals.noWay).toBe(code === 'noWay');
    for (const n of [0, 1, 2]) expect(sentence({ ...told, n: () => n })).toMatch(/^[^ ].*\.$/u);
  });

  test.each(eventKinds)('have a sentence for the event %s', (kind) => {
    expect(words.events.sentences[kind as Event['kind']]).toBeTypeOf('function');
  });

  test('say everything that happens in whole games', () => {
    const kinds = new Set<string>();
    for (const [position, games] of positions) {
      for (let seed = 1; seed <= games; seed++) {
        playedBy(position, seed, (event, naming) => {
          kinds.add(event.kind);
          expect(words.events.say(event, naming)).toMatch(/^\p{Lu}(?!.*(undefined|NaN|null| {2})).*\.$/u);
        });
      }
    }
    expect(eventKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

test.each<[Event, english: string, french: string]>([
  [
    {
      kind: 'rammed',
      rule: '14.6.a',
      ram: 'oarRake',
      ship: 0,
      target: 1,
      from: 3,
      at: 4,
      to: 5,
      roll: { die: 4, crew: 3, result: 'E' },
      back: { die: 2, crew: 2, result: '-' },
    },
    'The trireme from C3 rammed the cog at C4 (oar rake): rolled 4 + crew 3 = 7, E, damage. The other ship rolled 2 + crew 2 = 4, no effect. The rammer came out on the far side, at C5.',
    'La trière venant de C3 éperonne la cogue en C4, bris de rames\u00a0: dé 4 + équipage 3 = 7, E, avarie. L’autre navire\u00a0: dé 2 + équipage 2 = 4, sans effet. L’éperonneur ressort de l’autre côté, en C5.',
  ],
  [
    { kind: 'damaged', rule: '14.6.c', ship: 1, hex: 4 },
    'The cog at C4 was damaged by the flank ram.',
    'La cogue en C4 est endommagée par l’éperonnage de flanc.',
  ],
  [
    { kind: 'damaged', rule: '14.9', ship: 2, hex: 4 },
    'The dromon at C4 was damaged by the ballista.',
    'Le dromon en C4 est endommagé par la baliste.',
  ],
  [
    { kind: 'captured', rule: '14.8.i', ship: 3, side: 0, from: 2, hex: 4 },
    'Rome: the marine from C2 captured the large ship at C4, which counts as damaged.',
    'Rome\u00a0: le marin venu de C2 capture le grand navire en C4, qui compte comme endommagé.',
  ],
  [
    { kind: 'boarded', rule: '14.8', from: 2, target: 4, at: 4, die: 4, corvus: true, hit: true },
    'The marine at C2 tried to board the small ship at C4: rolled 4 + 1 for the corvus = 5, B, boarded.',
    'Le marin en C2 tente d’aborder le petit navire en C4\u00a0: dé 4 + 1 pour le corvus = 5, B, abordage réussi.',
  ],
  [
    { kind: 'repairRolled', rule: '14.10', ship: 1, hex: 4, die: 5, large: true, result: 'saved' },
    'Repair of the cog at C4: rolled 5 + 1 for a large ship = 6, it stays afloat, damaged.',
    'Réparation de la cogue en C4\u00a0: dé 5 + 1 pour un grand navire = 6, elle reste à flot, endommagée.',
  ],
  [
    { kind: 'overboard', rule: '14.7.d', ship: 0, side: 1, hex: 4, count: 2 },
    'Carthage: 2 marines too many on the trireme at C4 were lost.',
    'Carthage\u00a0: 2\u00a0marins de trop sont perdus sur la trière en C4.',
  ],
])('%o is said', (event, english, french) => {
  expect(en.events.say(event, cast)).toBe(english);
  expect(fr.events.say(event, cast)).toBe(french);
});

test('marks agree with the ship', () => {
  expect(en.table.mark(cog, 'damaged')).toBe('damaged');
  expect(fr.table.mark(cog, 'damaged')).toBe('endommagée');
  expect(fr.table.mark(dromon, 'damaged')).toBe('endommagé');
  expect(fr.table.mark(cog, 'sinking')).toBe('en train de couler');
});

test('marines that have done something are counted until all have', () => {
  const said = ({ table: { deeds } }: typeof en | typeof fr) => [
    deeds.fought(1, 2),
    deeds.fought(2, 3),
    deeds.fought(2, 2),
    deeds.stepped(1, 1),
  ];
  expect(said(en)).toEqual(['1 of 2 marines has attacked', '2 of 3 marines have attacked', 'marines have attacked', 'marine has moved']);
  expect(said(fr)).toEqual([
    '1\u00a0marin sur 2 a attaqué',
    '2\u00a0marins sur 3 ont attaqué',
    'les marins ont attaqué',
    'le marin a bougé',
  ]);
});

test('ships are called by their own names, or by their size', () => {
  const ships = [trireme, cog, dromon, unheardOf, plain];
  expect(ships.map(en.table.ship)).toEqual(['Trireme', 'Cog', 'Dromon', 'Large ship', 'Small ship']);
  expect(ships.map(fr.table.ship)).toEqual(['Trière', 'Cogue', 'Dromon', 'Grand navire', 'Petit navire']);
});

test('the card of a ship without marines says so, and not whose they would be', () => {
  const { match, context } = sit({ phase: 'attacks', die: undefined });
  const empty = match.state.ships.filter(({ hex, marines }) => hex >= 0 && marines === 0);
  expect(new Set(empty.map(({ side }) => side)).size).toBe(2);
  for (const ship of empty) {
    const refusals = abilitiesOf(context, match.state, ship).flatMap(({ what, refusal }) => (what === 'move' ? [] : (refusal ?? [])));
    expect(refusals).toEqual([
      { rule: '14.7.a', why: 'emptyShip' },
      { rule: '14.8.a', why: 'emptyShip' },
    ]);
  }
});

test('in French no reason for an order at sea calls a ship a unit', () => {
  const reasons = Object.values({ ...helpFr.reasons, ...seaHelp.reasons });
  for (const reason of reasons) expect(reason({ at: 'C5', n: () => 2, text: () => '' })).not.toMatch(/unité/u);
});
