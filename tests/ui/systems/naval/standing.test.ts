import { expect, test } from 'vitest';
import { abilitiesOf } from '../../../../src/ui/systems/naval/abilities';
import { exitPoints } from '../../../../src/ui/systems/naval/scores';
import { shootersAt } from '../../../../src/ui/systems/naval/shooters';
import { standing } from '../../../../src/ui/systems/naval/standing';
import { fetchNavalWords } from '../../../../src/ui/systems/naval/words';
import { speak } from '../../../../src/ui/words';
import { sit } from './atTheTable';

type Snapshot = Parameters<typeof standing>[0];

test('prizes make up for no ship that is lost (14.2)', async () => {
  await Promise.all([speak('en'), fetchNavalWords()]);
  const { context, match } = sit();
  const [rome, carthage] = standing({ context, shown: match.state } as Snapshot);
  // One is sinking.
  expect(rome).toMatchObject({ count: 5, of: 6, isLost: false, said: expect.stringContaining('5 of its own ships afloat, of 6') });
  // One of theirs is Rome's by its captor.
  expect(carthage).toMatchObject({ count: 5, of: 6, isLost: false });
});

test('a ship whose points do not pay a turn is told why it stays (14.5)', () => {
  const damaged = {
    die: 1,
    fleets: [{ ships: ['slow C5/3 damaged'] }, { ships: ['small I5/5'] }],
    victory: [],
    types: { slow: { as: 'small', crew: 1, marines: 0 } },
  };
  const { context, match } = sit(damaged);
  const [move] = abilitiesOf(context, match.state, match.state.ships[0]!);
  expect(move).toMatchObject({ what: 'move', refusal: { rule: '14.5' }, count: undefined });
  const able = sit();
  const [moves] = abilitiesOf(able.context, able.match.state, able.match.state.ships[0]!);
  expect(moves).toMatchObject({ what: 'move', refusal: undefined, turns: true });
});

test('leaving with a prize costs its captor the difference, and brings the enemy nothing (14.2)', () => {
  const victory = [
    { term: 'sunk', by: 1, points: 2 },
    { term: 'captured', by: 1, points: 3 },
  ];
  const { context, match, hex } = sit({ victory });
  const prize = match.state.ships.find(({ captured }) => captured)!;
  expect(exitPoints(context, match.state, prize, hex('B2'))).toEqual({ worth: -1, enemy: 0 });
});

test('attacks that are open keep marines from other targets, and one that they have declared is theirs to make (14.8.d)', () => {
  const { context, match, hex, play } = sit({ phase: 'attacks', die: undefined }, 1);
  const attackOf = (name: string) => {
    const ship = match.state.ships.find((one) => one.hex === hex(name))!;
    return abilitiesOf(context, match.state, ship).find(({ what }) => what === 'attack');
  };
  expect(attackOf('C5')?.count, 'D4 and E6').toBe(2);
  play('C5>D4');
  expect(attackOf('C5'), 'it has its attack to make').toMatchObject({ refusal: undefined, count: 1 });
  expect(attackOf('F5'), 'it can join').toMatchObject({ refusal: undefined, count: 1 });
  expect(attackOf('E8')?.refusal, 'only E6 is in its reach').toMatchObject({ rule: '14.8.d', why: 'open', hexes: [hex('D4')] });
  play('D6>D4');
  play('C5xD4');
  expect(match.state.question, 'the boarder is beaten off').toBeNull();
  expect(attackOf('C5')?.refusal).toMatchObject({ rule: '14.8.a', why: 'fought' });
  expect(attackOf('D6')).toMatchObject({ refusal: undefined, count: 1 });
  expect(attackOf('F5')?.refusal, 'a die has fallen').toMatchObject({ rule: '14.8.d', why: 'begun' });
});

test('the ship in hand hides nobody where it would go, and one that nothing can harm is shot at by nobody (14.8.g, 14.8.k)', () => {
  const types = { three: { as: 'small', crew: 4, marines: 1 }, five: { as: 'large', crew: 2, marines: 2, ballista: true } };
  const shooters = (ship: string) => {
    const fleets = [{ ships: [ship] }, { ships: ['five E2/4'] }];
    const { context, match, hex } = sit({ types, fleets, victory: [], map: { columns: 9, rows: 9 } });
    return shootersAt(context, match.state, hex('E5'), match.state.ships[0]).map(({ by }) => by);
  };
  expect(shooters('three E4/1')).toEqual([['ballista']]);
  expect(shooters('three E5/1 sinking')).toEqual([['ballista']]);
  expect(shooters('three E5/1 sinking marines=0')).toEqual([]);
});

test('nobody shoots at marines ashore (14.8)', () => {
  const { context, match, hex } = sit();
  expect(shootersAt(context, match.state, hex('A2'), match.state.ships[0])).toEqual([]);
});
