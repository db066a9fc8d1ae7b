import { beforeAll, expect, test } from 'vitest';
import { navalTable } from '../../../../src/ui/systems/naval';
import { describeHex } from '../../../../src/ui/systems/naval/describe';
import { namingOf } from '../../../../src/ui/systems/naval/naming';
import { phase } from '../../../../src/ui/systems/naval/phase';
import { hasActed, readyPieces } from '../../../../src/ui/systems/naval/ready';
import { behaviourOf, restingTool } from '../../../../src/ui/systems/naval/tools';
import { fetchNavalWords } from '../../../../src/ui/systems/naval/words';
import { en } from '../../../../src/ui/systems/naval/words/en';
import { fr } from '../../../../src/ui/systems/naval/words/fr';
import { speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';
import { sit } from './atTheTable';

emptyPage();

beforeAll(async () => {
  await speak('en');
  await fetchNavalWords();
});

/** Each hex in both languages, as whoever does not see the map is told. */
const told: readonly (readonly [hex: string, english: string, french: string])[] = [
  ['A2', 'A2; land; 2 marines ashore, Rome', 'A2\u00a0; terre\u00a0; 2\u00a0marins à terre, Rome'],
  [
    'A3',
    'A3; sea; leaving the map here scores (Rome); empty',
    'A3\u00a0; mer\u00a0; sortir de la carte ici rapporte des points (Rome)\u00a0; vide',
  ],
  [
    'H6',
    'H6; sea; holding it scores at the end (Carthage); empty',
    'H6\u00a0; mer\u00a0; le tenir à la fin rapporte des points (Carthage)\u00a0; vide',
  ],
  [
    'B2',
    'B2; sea; trireme, Carthage, bow to the NE, crew 0, 1 marine aboard, damaged, captured, commanded by Rome',
    'B2\u00a0; mer\u00a0; trière, Carthage, proue NE, équipage 0, 1\u00a0marin à bord, endommagée, capturée, commandement\u00a0: Rome',
  ],
  [
    'G6',
    'G6; sea; quinquereme, Carthage, bow to the NW, crew 2, poor, 2 marines aboard, sound, ballista, corvus',
    'G6\u00a0; mer\u00a0; quinquérème, Carthage, proue NO, équipage 2, faible, 2\u00a0marins à bord, intacte, baliste, corvus',
  ],
];

test.each(told)('%s is told in words', (name, english, french) => {
  const { match, context, hex } = sit();
  const naming = namingOf(context, match.state.ships);
  expect(describeHex(en, context, match.state, naming, {}, hex(name))).toBe(english);
  expect(describeHex(fr, context, match.state, naming, {}, hex(name))).toBe(french);
});

test('how many of the marines in a hex have moved is told, aboard and ashore', () => {
  const tell = (order: string, name: string) => {
    const { match, context, hex, play } = sit({ phase: 'marines', die: undefined });
    play(order);
    const naming = namingOf(context, match.state.ships);
    return [en, fr].map((words) => describeHex(words, context, match.state, naming, {}, hex(name)));
  };
  const [aboard, aboardInFrench] = tell('A2-B2', 'B2');
  expect(aboard).toContain('2 marines aboard, damaged, captured, 1 of 2 marines has moved');
  expect(aboardInFrench).toContain('1\u00a0marin sur 2 a bougé');
  const [ashore, ashoreInFrench] = tell('B2-A2', 'A2');
  expect(ashore).toBe('A2; land; 3 marines ashore, Rome, 1 of 3 marines has moved');
  expect(ashoreInFrench).toContain('3\u00a0marins à terre, Rome, 1\u00a0marin sur 3 a bougé');
  expect(tell('A2-A1', 'A1')[0]).toBe('A1; land; 1 marine ashore, Rome, marine has moved');
});

test('a marine that is only declared has not attacked yet, and the phase tells of the attack that waits (14.8.d)', () => {
  const { match, context, hex, play } = sit({ phase: 'attacks', die: undefined });
  const naming = namingOf(context, match.state.ships);
  play('D6>E6');
  const told = describeHex(en, context, match.state, naming, {}, hex('D6'));
  expect(told).toContain('attack declared');
  expect(told).not.toContain('has attacked');
  expect(hasActed(match.state, 1)).toBe(false);
  const now = { context, state: match.state, shown: match.state } as never;
  expect(phase(now)).toMatchObject({ count: 1, left: '1 attack to make on E6.' });
  // The line leads to whoever makes it, and to those who can still join.
  expect([...readyPieces(context, match.state)]).toEqual([0, 1, 3, 4]);
  expect(navalTable.ready(context as never, match.state as never)).toBe(readyPieces(context, match.state));
});

test('marines ashore whose attack is declared are told so, and may be chosen by whoever makes it (14.8.d)', () => {
  const { match, context, hex, play, situation } = sit({
    phase: 'attacks',
    die: undefined,
    fleets: [
      { name: 'Rome', ships: ['trireme C2/1'], ashore: 'A2 A2' },
      { name: 'Carthage', ships: ['trireme B2/2'] },
    ],
    victory: undefined,
  });
  play('A2>B2');
  const naming = namingOf(context, match.state.ships);
  const tool = restingTool(context, match.state);
  const { legal, ...watched } = behaviourOf(tool).overlays(tool, situation());
  const say = (words: typeof en | typeof fr, name: string, overlays = {}) =>
    describeHex(words, context, match.state, naming, overlays, hex(name));
  const overlays = { legal, ...watched };
  expect(say(en, 'A2', overlays)).toBe('A2; land; 2 marines ashore, Rome, attack declared; may be chosen');
  expect(say(fr, 'A2', overlays)).toBe('A2\u00a0; terre\u00a0; 2\u00a0marins à terre, Rome, attaque déclarée\u00a0; choix possible');
  expect(say(en, 'C2', overlays)).toContain('may be chosen');
  // By their own mark, whoever else is picked; the map as a table has their rows.
  expect(legal).toEqual([hex('A2'), hex('C2')]);
  expect(say(en, 'C2', { legal: [], picked: [hex('C2')] })).not.toContain('may be chosen');
  expect(say(en, 'A2', watched)).toBe('A2; land; 2 marines ashore, Rome, attack declared');
  play('A2>B2');
  expect(readyPieces(context, match.state)).toContain(match.state.ships.length + hex('A2'));
});

test('the ways off the map are told, with those that score; their rows are in the map as a table', () => {
  const { match, context, hex, take, situation } = sit();
  const naming = namingOf(context, match.state.ships);
  const overlays = behaviourOf(take('A4')).overlays(take('A4'), situation());
  const say = (words: typeof en | typeof fr, name: string) => describeHex(words, context, match.state, naming, overlays, hex(name));
  expect(say(en, 'A4')).toContain('; can leave the map from here, which scores');
  expect(say(fr, 'A4')).toContain('\u00a0; sortie de la carte possible, qui rapporte des points');
  expect(say(en, 'D6')).not.toContain('can leave');
  const rows = new Set([...match.state.ships, ...(overlays.reachable ?? [])].map((at) => at.hex));
  for (const exit of overlays.sea!.exits!) expect(rows).toContain(exit.hex);
  const idle = sit({ victory: undefined });
  const lost = behaviourOf(idle.take('A4')).overlays(idle.take('A4'), idle.situation());
  expect(describeHex(en, idle.context, idle.match.state, naming, lost, hex('A4'))).toMatch(/can leave the map from here$/);
});

test('what can be gone to is told with its points and its manner', () => {
  const { match, context, hex } = sit();
  const naming = namingOf(context, match.state.ships);
  const at = hex('C4');
  const overlays = { reachable: [{ hex: at, left: 3, way: 'astern' as const }] };
  expect(describeHex(en, context, match.state, naming, overlays, at)).toBe('C4; sea; empty; in reach, 3 points left, with steps astern');
  expect(describeHex(fr, context, match.state, naming, overlays, at)).toBe(
    'C4\u00a0; mer\u00a0; vide\u00a0; accessible, 3\u00a0points restants, en marche arrière',
  );
});

test('a hex that an advice marks while others are in hand is not in hand', () => {
  const { match, context, hex } = sit();
  const naming = namingOf(context, match.state.ships);
  const overlays = { guide: hex('B2'), marked: [hex('C4')] };
  expect(describeHex(en, context, match.state, naming, overlays, hex('C4'))).toBe('C4; sea; empty; marked');
  expect(describeHex(fr, context, match.state, naming, overlays, hex('C4'))).toBe('C4\u00a0; mer\u00a0; vide\u00a0; marqué');
});
