import { beforeAll, expect, test } from 'vitest';
import { battleById } from '../../../../../src/scenarios/all';
import { landCard } from '../../../../../src/ui/systems/ancients/pages/card';
import { ancientWorldCard } from '../../../../../src/ui/systems/baw/pages/card';
import { speak, wordsNow } from '../../../../../src/ui/words';
import { emptyPage } from '../../../noPage';

emptyPage();
beforeAll(() => speak('fr'));

const army = { panic: 4, units: ['HI B3/1'], leaders: [] };
const reserve = (count: number) => [{ turn: 2, at: 'A1', units: Array<string>(count).fill('HI') }];

test('those who arrive later are told as some of all, for they are counted among these', () => {
  const facts = (card: typeof landCard, count: number) => {
    const position = { armies: [{ ...army, reserves: reserve(count) }, army] };
    const battle = { ...battleById('megiddo')!, size: { counters: [8, 1] as const, minutes: 30 } };
    return card.factsOf(wordsNow().pages.battles, card.sketch(position), 0, battle as never).slice(0, 2);
  };
  expect(facts(landCard, 1)).toEqual(['8\u00a0pions', 'dont 1\u00a0arrive plus tard']);
  expect(facts(ancientWorldCard as typeof landCard, 7)).toEqual(['8\u00a0pions', 'dont 7\u00a0arrivent plus tard']);
});

test('of the optional rules recommended only those of its own game suit a battle', () => {
  const suiting = (recommended: readonly string[]) =>
    [landCard, ancientWorldCard].map((card) => card.suiting!({ ...battleById('megiddo')!, recommended }));
  expect(suiting(['13.1', '13V'])).toEqual([expect.any(String), undefined]);
  expect(suiting(['B16.1'])).toEqual([undefined, expect.any(String)]);
  expect(suiting(['13.1', 'B16.1', '13V'])).toEqual([suiting(['13.1', '13V'])[0], suiting(['B16.1'])[1]]);
});
