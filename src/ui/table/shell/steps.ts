import { useMemo } from 'react';
import { match } from '../../../store/match';
import type { Recap } from '../../../store/table';
import { tableOf } from '../contract/systems';
import { lookAt, type Step, stepsSince } from '../session';
import { boardHandle } from './boardHandle';
import { useGame, useSystem } from './hooks';

const NOTHING: Recap = { from: 0, to: 0 };

/** What was played from one moment to another, as whoever looks may read it. */
export function useSteps(played: Recap = NOTHING): readonly Step[] {
  const system = useSystem();
  const { from, to } = played;
  const viewer = useGame((now) => now.viewer);
  return useMemo(() => stepsSince(system, { from, to }), [system, from, to, viewer]);
}

/** Shows a step where it happened. */
export function showStep({ at }: Step): void {
  lookAt(at);
  const { now } = match.store.getState();
  const entry = match.entries()[at - 1];
  const hexes = now && entry ? tableOf(now).last(entry) : undefined;
  if (hexes) boardHandle.current?.reveal(...hexes.filter((hex) => hex >= 0));
}
