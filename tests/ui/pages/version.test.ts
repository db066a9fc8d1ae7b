/* The version of a battle that is chosen: the address has it, and the pages about the battle take it from each other. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { battleById } from '../../../src/scenarios/all';
import { battlePart } from '../../../src/ui/app/battleParts';
import { parseRoute, printRoute, type Route, type RouteOf, route } from '../../../src/ui/app/routes';
import { hasArrived } from '../../../src/ui/app/scroll';
import { BattleBalance } from '../../../src/ui/lab/BattleBalance';
import { balances } from '../../../src/ui/lab/balances';
import BattlePage from '../../../src/ui/pages/battles/Battle';
import { useVariant } from '../../../src/ui/pages/battles/useVariant';
import SetUp from '../../../src/ui/pages/setUp/SetUp';
import { speak, wordsNow } from '../../../src/ui/words';
import { fetchLabWords } from '../../../src/ui/words/lab';
import { fetchOpponentWords } from '../../../src/ui/words/opponent';
import { emptyPage } from '../noPage';

// A page drawn as text shows no part that came after it began.
vi.mock(import('../../../src/ui/app/usePart'), async (original) => ({
  ...(await original()),
  useIfLoaded: (part) => part.now(),
  usePart(part) {
    part.preload();
    return { value: part.now(), retry: undefined };
  },
}));

const addresses: string[] = [];
emptyPage();
vi.stubGlobal('history', { replaceState: (_: unknown, __: string, address: string) => addresses.push(address) });
beforeAll(async () => {
  await speak('en');
  await Promise.all([fetchOpponentWords(), fetchLabWords(), balances.load(), battlePart('syracuse').load()]);
});
beforeEach(() => {
  addresses.length = 0;
});

test.each([
  ['#/battles/syracuse', { screen: 'battle', battle: 'syracuse' }],
  ['#/battles/syracuse/dusk', { screen: 'battle', battle: 'syracuse', variant: 'dusk' }],
  ['#/set-up/syracuse', { screen: 'setUp', battle: 'syracuse' }],
  ['#/set-up/syracuse/dusk', { screen: 'setUp', battle: 'syracuse', variant: 'dusk' }],
] as [string, Route][])('%s is a route', (address, to) => {
  expect(parseRoute(address)).toEqual(to);
  expect(printRoute(to)).toBe(address);
});

const told = <R extends Route>(page: FunctionComponent<{ readonly route: R }>, to: R): string =>
  renderToStaticMarkup(createElement(page, { route: to }));

const chosenIn = (page: string): string[] =>
  [...page.matchAll(/<input(?=[^>]* checked)[^>]* data-testid="variant-(\w+)"/g)].map(([, id]) => id!);

test.each([
  [undefined, 'none', ''],
  ['dusk', 'dusk', '/dusk'],
  ['nonsense', 'none', ''],
])('with the version %s in its address, a page about the battle has %s chosen, and leads on with it', (variant, chosen, rest) => {
  const named = { battle: 'syracuse', ...(variant === undefined ? {} : { variant }) };
  const [about, setUp] = [told(BattlePage, { screen: 'battle', ...named }), told(SetUp, { screen: 'setUp', ...named })];
  expect([chosenIn(about), chosenIn(setUp)]).toEqual([[chosen], [chosen]]);
  expect(about).toContain(`href="#/set-up/syracuse${rest}"`);
  expect(setUp).toContain(`href="#/battles/syracuse${rest}"`);
});

test.each(['battle', 'setUp'] as const)(
  'another version that is chosen on the page %s takes its place in the address, and the page stays',
  (screen) => {
    let choose: (variant: string | undefined) => void = () => undefined;
    const Page = ({ route: here }: { readonly route: RouteOf<'battle' | 'setUp'> }) => {
      [, choose] = useVariant(here, battleById('syracuse')!);
      return null;
    };
    const path = screen === 'battle' ? 'battles' : 'set-up';
    told(Page, { screen, battle: 'syracuse' });
    choose('dusk');
    expect(addresses).toEqual([`#/${path}/syracuse/dusk`]);
    expect(route.getState()).toEqual({ screen, battle: 'syracuse', variant: 'dusk' });
    expect(hasArrived(route.getState())).toBe(true);
    choose(undefined);
    expect(addresses.at(-1)).toBe(`#/${path}/syracuse`);
    expect(route.getState()).toEqual({ screen, battle: 'syracuse' });
  },
);

test('how even a battle is was measured as it was, which is said beside another version', async () => {
  const { balance } = (await import('../../../src/ui/words/lab/en')).lab;
  const headed = (isVaried: boolean) => {
    const shown = renderToStaticMarkup(createElement(BattleBalance, { battle: battleById('syracuse')!, level: 'h2', isVaried }));
    return /<h2>(.*?)<\/h2>/.exec(shown)?.[1];
  };
  await vi.waitFor(() => expect(headed(false)).toBe(balance.title));
  expect(headed(true)).toBe(balance.titleOf(wordsNow().pages.battle.asItWas));
  expect(headed(true)).toContain('As it was');
  const page = (variant?: string) =>
    told(BattlePage, { screen: 'battle', battle: 'syracuse', ...(variant === undefined ? {} : { variant }) });
  expect([page(), page('dusk')].map((shown) => shown.includes(balance.titleOf('As it was')))).toEqual([false, true]);
});
