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
  expect(rome).toMatchObject({ count: 6, of: 6, isLost: false });
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

test('nobody shoots at marines ashore (14.8)', () => {
  const { context, match, hex } = sit();
  expect(shootersAt(context, match.state, hex('A2'), match.state.ships[0])).toEqual([]);
});
