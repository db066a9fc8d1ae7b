/* Which sides may be handed over where something is hidden (13.7). */
import { beforeAll, expect, test, vi } from 'vitest';
import { match } from '../../../src/store/match';
import { PEOPLE, type Seats } from '../../../src/store/seats';
import { fetchRules } from '../../../src/store/systems';
import { keptBy } from '../../../src/ui/opponent/SeatsDialog';
import { now } from '../../../src/ui/table/session';
import { skirmish } from '../systems/ancients/skirmish';

vi.stubGlobal('document', { documentElement: { lang: '' } });

const program = 'recruit:1';

beforeAll(() => fetchRules({ ...skirmish, options: ['13.7'] }));

function begin(options: readonly string[], seats?: Seats, alone?: true): void {
  const record = { version: 1, position: { ...skirmish, options }, seed: 7, plays: [] };
  expect(match.openRecord(record, { seats: seats ?? PEOPLE, alone })).toMatchObject({ ok: true });
  match.sit();
}

const kept = () => ([0, 1] as const).map((side) => keptBy(now()!, side));

test('whoever sits hands over neither his own side nor, after the other’s, the last one', () => {
  begin(['13.7']);
  expect(now()!.viewer).toBe(0);
  expect(kept()).toEqual(['seatHidden', undefined]);
  match.seat(1, program);
  expect(kept()).toEqual(['seatLast', undefined]);
  match.concede(0);
  expect(now()!.viewer).toBe('all');
  expect(kept()).toEqual([undefined, undefined]);
});

test.each<[string, readonly string[], Seats | undefined, true | undefined]>([
  ['where nothing is hidden', [], ['person', program], undefined],
  ['where one person plays both', ['13.7'], undefined, true],
  ['where programs play', ['13.7'], [program, program], undefined],
])('%s each side is handed over', (_, options, seats, alone) => {
  begin(options, seats, alone);
  expect(kept()).toEqual([undefined, undefined]);
});
