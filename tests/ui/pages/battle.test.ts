/* The page of a battle of which a version is chosen. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { battleById } from '../../../src/scenarios/all';
import { BattleAsChosen } from '../../../src/ui/pages/battles/Battle';
import { speak, wordsNow } from '../../../src/ui/words';
import { fetchOpponentWords } from '../../../src/ui/words/opponent';
import { emptyPage } from '../noPage';

emptyPage();
beforeAll(async () => {
  await speak('en');
  await fetchOpponentWords();
});

const told = (id: string, chosen?: string): string =>
  renderToStaticMarkup(createElement(BattleAsChosen, { battle: battleById(id)!, chosen, choose: () => undefined }));

const sidesIn = (page: string): string[] => [...page.matchAll(/<\/span><small>([^<]*)<\/small><p>/g)].map(([, facts]) => facts!);

test('a version that is chosen is what all of the page tells of: its armies, their number, its map', () => {
  const { battles: words } = wordsNow().pages;
  const [asItWas, varied] = [told('megiddo'), told('megiddo', 'taanach')];
  const [first, second] = sidesIn(asItWas);
  expect(second).toMatch(/^8 counters .* panics at 10/);
  expect(sidesIn(varied)).toEqual([first, second!.replace('8 counters', '10 counters').replace('panics at 10', 'panics at 15')]);
  expect([asItWas, varied].map((page) => [20, 22].filter((n) => page.includes(`>${words.counters(n)}</li>`)))).toEqual([[20], [22]]);
  // The build has drawn the battle as it was.
  expect([asItWas, varied].map((page) => page.includes('src="maps/megiddo.svg'))).toEqual([true, false]);
  expect(varied).toContain('class="map-own"');
});

test('a version that lasts longer is told to', () => {
  const { battles: words } = wordsNow().pages;
  expect(told('syracuse')).toContain(`>${words.turns(17)}<`);
  const dusk = told('syracuse', 'dusk');
  expect(dusk).toContain(`>${words.turns(20)}<`);
  expect(dusk).not.toContain(`>${words.turns(17)}<`);
});
