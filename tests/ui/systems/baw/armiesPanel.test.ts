/* What the panel of both armies says they win by and how far it is. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import { table } from '../../../../src/store/table';
import { ArmiesPanel } from '../../../../src/ui/systems/baw/ArmiesPanel';
import { standing } from '../../../../src/ui/systems/baw/standing';
import { fetchDialogWords } from '../../../../src/ui/words/dialogs';
import { begin, furnish, now } from '../../laid';
import { drawable } from '../../noPage';
import { lines } from './atTheTable';

drawable(match.store, table);

beforeAll(() => Promise.all([furnish(lines), fetchDialogWords()]));

const [first, second] = lines.armies;
const LIMIT = { term: 'survive', by: 2, strength: 15 };

/** What is said of each army, and below both. */
function said(changes: object): readonly [string, string, string] {
  begin({ ...lines, ...changes });
  match.sit();
  const html = renderToStaticMarkup(createElement(ArmiesPanel));
  const [, ...parts] = html.split('<section class="table-army">');
  const [own, rest] = parts as [string, string];
  const [theirs, end] = rest.split('</section>') as [string, string];
  return [own, theirs, end].map((part) => part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')) as [string, string, string];
}

const losing = (lost: number, victory: readonly object[]) => said({ armies: [first, { ...second, lost }], victory });

test('B14.c a limit of losses is told to either side, and how far it is', () => {
  const [rome, carthage] = losing(11, [LIMIT]);
  expect(rome).toContain('wins after the last turn if at least 15 points of Carthage are lost');
  expect(rome).not.toContain('to the limit');
  expect(carthage).toContain('wins after the last turn if it has lost less than 15');
  expect(carthage).toContain('4 points to the limit of the last turn');
  expect(standing(now() as Parameters<typeof standing>[0])[1]!.said).toContain('beaten after the last turn at 15');
});

test('and that it is reached, though other levels are far', () => {
  const [, carthage] = losing(15, [LIMIT]);
  expect(carthage).toContain('limit of the last turn reached');
  expect(carthage).toContain('25 points to disintegration');
});

test('losses that bring an army nothing but its limit are shown on the way to that', () => {
  const { demoralisation, disintegration, ...without } = second!;
  said({ armies: [first, { ...without, lost: 3 }], victory: [LIMIT] });
  expect(standing(now() as Parameters<typeof standing>[0])[1]).toMatchObject({ count: 3, of: 15 });
});

test.each([
  [[LIMIT, { ...LIMIT, by: 1, strength: 8 }], 1],
  [[{ term: 'survive', strength: 8 }], 0],
] as const)('of several limits the first alone is told: %j', (victory, keeps) => {
  const parts = losing(0, victory);
  const told = parts.map((part) => part.match(/(?<=wins after the last turn if )(it has|at least)/g) ?? []);
  expect(told).toEqual(keeps === 0 ? [['it has'], ['at least'], []] : [['at least'], ['it has'], []]);
});

test('B14.c what is held counts as losses of the enemy, where something can be held', () => {
  const hold = { term: 'hold', by: 1, at: 'E5', points: 3 };
  const counts = 'The points of the hexes that an army holds count as losses of the enemy.';
  expect(losing(0, [hold])[2]).toContain(`each measured by its own disintegration. ${counts}`);
  expect(losing(0, [])[2]).not.toContain(counts);
  expect(losing(0, [hold, LIMIT])[2]).not.toContain(counts);
});
