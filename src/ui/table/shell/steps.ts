import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { match } from '../../../store/match';
import type { Played, Recap } from '../../../store/table';
import { whereIn } from '../contract/placeIn';
import type { TableSystem } from '../contract/system';
import { tableOf } from '../contract/systems';
import { lookAt, type Step, stepsSince } from '../session';
import { boardHandle } from './boardHandle';
import { useSystem } from './hooks';
import { useCourse } from './useEntries';

type Span = Played & Partial<Recap>;

const NOTHING: Span = { from: 0, to: 0 };

/** What was played from one moment to another, of one side where it is the other side's turn, as whoever looks may read it. */
export function useSteps(played: Span = NOTHING): readonly Step[] {
  const system = useSystem();
  const { from, to, by } = played;
  const course = useCourse();
  return useMemo(() => stepsSince(system, by === undefined ? { from, to } : { from, to, by }), [system, from, to, by, course]);
}

/** Where the play happened that was the `at`th. */
function placeOf(at: number): readonly Hex[] {
  const { now } = match.store.getState();
  const entry = match.entries()[at - 1];
  return now ? whereIn(tableOf(now), entry) : [];
}

/** Where what is told happened, the latest first: where not all of it has room, that is what is seen. */
export function placesOf(told: Span, system: TableSystem): readonly Hex[] {
  const hexes = stepsSince(system, told).flatMap(({ at }) => placeOf(at));
  return [...new Set(hexes.reverse())];
}

/** Brings a way into sight: where not all of it has room, whoever went there before where he left. */
export const revealWay = (hexes: readonly Hex[]): void => boardHandle.current?.reveal(...[...hexes].reverse());

/** Shows a step where it happened. */
export function showStep({ at }: Step): void {
  lookAt(at);
  revealWay(placeOf(at));
}
