import { beforeEach, describe, expect, test } from 'vitest';
import type { Event, EventKind } from '../../../../src/rules/baw/model/events';
import { type Context, ELIMINATED, LEFT, SPENT, type State } from '../../../../src/rules/baw/model/types';
import { preferences } from '../../../../src/store/preferences';
import { fetchRules } from '../../../../src/store/systems';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import { now as maybeNow } from '../../../../src/ui/table/session';
import { panelWords, speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';
import { cardsOf } from '../../table/session/cards';
import { crowded } from './crowded';

emptyPage();

const now = () => maybeNow()!;

const BATTLES = [
  ['by the rules', crowded],
  ['where disorder is brief', { ...crowded, options: ['B16.3'] }],
  ['where the fallen return', { ...crowded, options: ['B16.1', 'B16.2', 'B16.4'] }],
] as const;

/** What a person can see of a battle, of its pieces and beside the map. */
interface Seen {
  readonly units: { hex: number; disorganised: boolean; thrown: boolean }[];
  readonly leaders: number[];
  readonly armies: { lost: number; left: number; demoralised: boolean }[];
  readonly held: number[];
}

const seenIn = ({ units, leaders, armies, held }: State): Seen => ({
  units: units.map(({ hex, disorganised, thrown }) => ({ hex, disorganised, thrown })),
  leaders: leaders.map(({ hex }) => hex),
  armies: armies.map(({ lost, left, demoralised }) => ({ lost, left, demoralised })),
  held: [...held],
});

type Telling = { readonly [K in EventKind]?: (event: Extract<Event, { kind: K }>, seen: Seen, context: Context, state: State) => void };

interface Going {
  readonly unit: number;
  readonly to: number;
  readonly leaders?: readonly number[] | undefined;
}

function goes({ unit, to, leaders = [] }: Going, seen: Seen): void {
  seen.units[unit]!.hex = to;
  for (const leader of leaders) seen.leaders[leader] = to;
}

const strengthOf = ({ types }: Context, { units }: State, unit: number): number => types[units[unit]!.type]!.strength;

/** What whoever reads of an event takes to have changed. */
const TELLING: Telling = {
  fired({ unit }, seen, { types }, { units }) {
    if (types[units[unit]!.type]!.weapon === 'javelin') seen.units[unit]!.thrown = true;
  },
  disorganised({ unit }, seen) {
    seen.units[unit]!.disorganised = true;
  },
  moved: goes,
  evaded: goes,
  retreated: goes,
  displaced: goes,
  advanced: goes,
  entered: goes,
  left({ unit }, seen, context, state) {
    seen.units[unit]!.hex = LEFT;
    seen.armies[state.units[unit]!.side]!.left += strengthOf(context, state, unit);
  },
  leaderMoved({ leader, to }, seen) {
    seen.leaders[leader] = to;
  },
  leaderEntered({ leader, to }, seen) {
    seen.leaders[leader] = to;
  },
  leaderLeft({ leader }, seen) {
    seen.leaders[leader] = LEFT;
  },
  leaderCaptured({ leader }, seen) {
    seen.leaders[leader] = ELIMINATED;
  },
  leaderRolled({ leader, lost, to }, seen) {
    seen.leaders[leader] = lost ? ELIMINATED : to;
  },
  objectiveTaken({ hex, side }, seen, { objectives }) {
    seen.held[objectives.indexOf(hex)] = side;
  },
  eliminated({ unit }, seen) {
    seen.units[unit] = { hex: ELIMINATED, disorganised: false, thrown: false };
  },
  losses({ side, lost }, seen) {
    seen.armies[side]!.lost = lost;
  },
  demoralised({ side }, seen) {
    seen.armies[side]!.demoralised = true;
  },
  spent({ unit }, seen) {
    seen.units[unit]!.hex = SPENT;
  },
  rallyRolled({ unit, rallied }, seen) {
    if (rallied) seen.units[unit]!.disorganised = false;
  },
  recovered({ unit }, seen) {
    seen.units[unit]!.disorganised = false;
  },
  recalled({ unit, hex }, seen, context, state) {
    if (unit < 0) return;
    seen.units[unit] = { hex, disorganised: true, thrown: false };
    seen.armies[state.units[unit]!.side]!.lost -= strengthOf(context, state, unit);
  },
};

/** A battle as it stands for whoever saw it before and has read what was told since. */
function readFrom(before: State, context: Context, told: readonly Event[]): Seen {
  const seen = seenIn(before);
  for (const event of told) (TELLING[event.kind] as ((...given: unknown[]) => void) | undefined)?.(event, seen, context, before);
  return seen;
}

/** Of what no card can tell: the battle is over with it. */
const LAST: readonly EventKind[] = ['disintegrated', 'battleEnded'];
/** Of what a card says by its heading. */
const HEADING: readonly EventKind[] = ['turnBegan', 'phaseBegan'];

const told = new Set<string>();

/** An event as the card says it. */
function sayIn(event: Event): string {
  const system = tableOf(now());
  return system.say(event, system.naming(now(), undefined));
}

describe.each(BATTLES)('the card between two players of a Battle of the Ancient World, %s', (_, position) => {
  beforeEach(async () => {
    await Promise.all([speak('en'), panelWords(), fetchRules(position), fetchTable('baw')]);
    preferences.edit((draft) => {
      draft.handOver = true;
    });
  });

  test.each([1, 2, 3, 4, 5, 6])('whoever has read it, step by step, knows all that stands on the map and beside it (game %i)', (seed) => {
    for (const { context, before, after, events: bare } of cardsOf(position, seed)) {
      const events = bare as unknown as Event[];
      const { leaders: names } = context as unknown as Context;
      for (const event of events) {
        told.add(event.kind);
        const { leaders = [] } = event as { readonly leaders?: readonly number[] };
        for (const leader of leaders) expect(sayIn(event)).toContain(names[leader]);
      }
      expect(readFrom(before as unknown as State, context as unknown as Context, events), JSON.stringify(events)).toEqual(
        seenIn(after as unknown as State),
      );
    }
  });
});

test('cards have told of everything that can happen', async () => {
  const { en } = await import('../../../../src/ui/systems/baw/words/en');
  const kinds = Object.keys(en.events.sentences) as EventKind[];
  expect(kinds.filter((kind) => !told.has(kind)).sort()).toEqual([...LAST, ...HEADING].sort());
});
