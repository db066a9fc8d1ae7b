/* What the card of the other side's turn tells at sea: which plays are lines of it, in which words, and where on the map each is shown. */
import { expect, test } from 'vitest';
import { printHex } from '../../../../src/kernel/board';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { table } from '../../../../src/store/table';
import { navalTable } from '../../../../src/ui/systems/naval';
import { whereIn } from '../../../../src/ui/table/contract/placeIn';
import { playText, stepsSince } from '../../../../src/ui/table/session';
import { lay, now } from '../../laid';
import { squadrons } from './squadrons';

test('a boarding is a line, its declaration is none, and it is shown between the two ships', async () => {
  const position = { ...squadrons, player: 2, phase: 'attacks', die: undefined };
  preferences.edit((draft) => {
    draft.handOver = false;
    draft.stops = true;
  });
  await lay(position, { seed: 1 });
  for (const order of ['E6>D6', 'E6xD6', 'end', 'end']) playText(order);
  const { recap } = table.getState();
  expect(recap).toMatchObject({ by: 1 });
  const { context } = now();
  const naming = navalTable.naming(now(), undefined);
  const [first, ...others] = stepsSince(navalTable, recap!).map(({ at, events }) => ({
    order: match.entries()[at - 1]!.order,
    lines: events.map((event) => navalTable.say(event, naming)),
    at: whereIn(navalTable, match.entries()[at - 1]!).map((hex) => printHex(context.board!, hex)),
  }));
  expect(first).toMatchObject({ order: 'E6xD6', lines: [expect.stringContaining('E6 tried to board')], at: ['E6', 'D6'] });
  expect(others.map(({ order }) => order)).not.toContain('E6>D6');
});
