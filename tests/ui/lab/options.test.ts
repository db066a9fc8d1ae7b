import { expect, test } from 'vitest';
import { readTerms } from '../../../src/lab/terms';
import { commandsOf } from '../../../src/ui/lab/command';
import { type Ground, houseGrounds } from '../../../src/ui/lab/grounds';
import { trialsOf, type Wish } from '../../../src/ui/lab/laboratory';

const wish: Omit<Wish, 'grounds'> = { players: ['centurion', 'recruit'], options: ['13.1', 'B16.2'], compare: true, games: 12, seed: 5 };

const given = { players: 'centurion,recruit', games: '12', seed: '5', mirror: false, workers: '1', json: false };

/** A battle of the house that is drawn with some optional rules. */
const drawnWith = async (id: string, options: readonly string[]): Promise<Ground> => {
  const [ground] = await houseGrounds([id]);
  return { ...ground!, position: { ...ground!.position, options } };
};

test('the command line is told to play each battle by the rules that the page adds to its own, and without them where it compares', async () => {
  const grounds = await houseGrounds(['spartolus', 'salamis', 'baw-megiddo', 'kadesh']);
  const commands = commandsOf({ ...wish, grounds });
  expect(commands.map((command) => command.split(' -- balance ')[1])).toEqual([
    '--battle spartolus,kadesh --players centurion,recruit --games 12 --seed 5 --options 13.1',
    '--battle spartolus,salamis,baw-megiddo,kadesh --players centurion,recruit --games 12 --seed 5',
    '--battle baw-megiddo --players centurion,recruit --games 12 --seed 5 --options B16.1,B16.2',
  ]);
  expect(commandsOf({ ...wish, compare: false, grounds }).map((command) => /--battle (\S+)/.exec(command)![1])).toEqual([
    'spartolus,kadesh',
    'salamis',
    'baw-megiddo',
  ]);
  const told = (id: string, position: object) => `${id} ${(position as { options?: readonly string[] }).options}`;
  const asked = commands.flatMap((command) => {
    const [, battle = '', options] = /--battle (\S+).*?(?: --options (\S+))?$/.exec(command) ?? [];
    const terms = readTerms({ ...given, battle, options });
    if ('wrong' in terms) throw new Error(terms.wrong.join());
    return terms.grounds.map(({ id, position }) => told(id, position));
  });
  const trials = await trialsOf({ ...wish, grounds });
  const played = trials.flatMap(({ ground, columns }) => columns.map(({ series }) => told(ground.id, series.position)));
  expect(asked.sort()).toEqual(played.sort());
});

test('a saved game has no command', async () => {
  const [ground] = await houseGrounds(['spartolus']);
  expect(commandsOf({ ...wish, grounds: [{ ...ground!, from: 'start' }] })).toEqual([]);
});

test('a rule that a battle’s own rules exclude is told of that battle, and the battle without it is still played', async () => {
  const grounds = [await drawnWith('spartolus', ['13.13']), ...(await houseGrounds(['kadesh']))];
  const [spartolus, kadesh] = await trialsOf({ ...wish, options: ['13.2'], grounds });
  expect(spartolus!.columns.map(({ refused }) => refused)).toEqual([
    [{ at: 'options[1]', expected: 'optionExcludes:13.13', found: '13.2' }],
    [],
  ]);
  expect(kadesh!.columns.map(({ refused }) => refused)).toEqual([[], []]);
});
