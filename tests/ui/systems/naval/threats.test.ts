/* Who threatens a ship, as the map marks it. */
import { beforeAll, expect, test } from 'vitest';
import { naval } from '../../../../src/rules/naval/system';
import { provide } from '../../../../src/store/systems';
import { fetchHelp } from '../../../../src/ui/systems/naval/help';
import { fetchNavalWords } from '../../../../src/ui/systems/naval/words';
import type { SystemHelp } from '../../../../src/ui/table/contract/help';
import { speak } from '../../../../src/ui/words';
import { fetchHelpWords } from '../../../../src/ui/words/help';
import { snapshotOf } from '../../asked';
import { emptyPage } from '../../noPage';

emptyPage();

let help: SystemHelp;

beforeAll(async () => {
  provide(naval);
  await speak('en');
  [help] = await Promise.all([fetchHelp(), fetchHelpWords(), fetchNavalWords()]);
});

const threatsTo = (ship: string, enemy: string) =>
  help.threats(
    snapshotOf({
      system: 'naval',
      map: { columns: 9, rows: 9 },
      types: { average: { as: 'small', crew: 3, marines: 0 }, manned: { as: 'small', crew: 3, marines: 1 } },
      phase: 'movement',
      die: 1,
      fleets: [
        { name: 'A', ships: [ship] },
        { name: 'B', ships: [enemy] },
      ],
    }),
    0,
  );

test('a ram is marked with its harm, as one’s own are; the movement die that it takes is told beside it', () => {
  const [ram] = threatsTo('average E3/3', 'average E7/1');
  expect(ram).toMatchObject({ mark: { label: '6/6', by: 'ram' } });
  expect(ram!.dangers[0]!.facts.join(' ')).toContain('movement die');
});

test('a ship that sinks has no ram to fear', () => expect(threatsTo('average E3/3 sinking', 'average E7/1')).toEqual([]));

test('an attack by marines is marked with the die that succeeds', () =>
  expect(threatsTo('average E3/3', 'manned E4/3 sinking')[0]!.mark).toMatchObject({ label: '5+', by: 'board' }));
