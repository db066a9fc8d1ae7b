import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Hex } from '../../../kernel/board';
import type { SystemId } from '../../../store/systems';
import type { Overlays } from '../../board/facts';
import { panelWords } from '../../words';
import { fetchHelpWords } from '../../words/help';
import { now } from '../session';
import type { Answer, HelpPart, SystemHelp } from './help';
import { tableOf } from './systems';

interface Helping {
  readonly part: HelpPart | undefined;
  /** What the part knows of each game that has been played here. */
  readonly games: Partial<Record<SystemId, SystemHelp>>;
  /** What it draws on the map; `alone` in place of what the tool in hand draws. */
  readonly marks: Overlays | undefined;
  readonly alone: boolean;
  /** The last “why not?”, while it stands under the map. */
  readonly answer: Answer | undefined;
  /** The hexes that it is about, the one that was asked of first. */
  readonly about: readonly Hex[];
}

export const helping = createStore<Helping>(() => ({
  part: undefined,
  games: {},
  marks: undefined,
  alone: false,
  answer: undefined,
  about: [],
}));

/** Fetches the help at the table and what it knows of the game on it; the map does not wait for it. */
export async function fetchHelp(): Promise<HelpPart> {
  const snapshot = now();
  const system = snapshot && tableOf(snapshot);
  const [part, game] = await Promise.all([import('../../help'), system?.help(), fetchHelpWords(), panelWords()]);
  helping.setState(({ games }) => ({ part, games: system ? { ...games, [system.id]: game } : games }));
  return part;
}

const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back when somebody is there: at once if he has been active on this page, else with his first stir. The first load goes without. */
export function whenStirred(wake: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    wake();
    return () => undefined;
  }
  const leave = () => {
    for (const kind of STIRS) removeEventListener(kind, stir);
  };
  const stir = () => {
    leave();
    wake();
  };
  for (const kind of STIRS) addEventListener(kind, stir);
  return leave;
}

/** It, once it is there for this game. */
export const useHelpPart = (system: SystemId): HelpPart | undefined =>
  useStore(helping, ({ part, games }) => (games[system] ? part : undefined));
