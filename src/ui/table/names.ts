import { createStore } from 'zustand/vanilla';
import type { Battle } from '../../scenarios';
import { useStore } from '../app/useStore';
import { spoken } from '../words';

/** What a battle's page calls its two sides. */
export type ArmyNames = readonly [string, string];

/** The battles of the house, for their armies' names in the reader's language; fetched beside the game. */
const known = createStore<{ readonly battles: readonly Battle[] }>(() => ({ battles: [] }));

export async function fetchNames(): Promise<void> {
  if (known.getState().battles.length > 0) return;
  try {
    known.setState({ battles: (await import('../../scenarios')).battles });
  } catch {
    // The names in the position serve as well.
  }
}

export const battleOf = (id: string | null): Battle | undefined => known.getState().battles.find((battle) => battle.id === id);

const pairs = new Map<string, ArmyNames>();

/** What the armies of a battle are called; undefined: as the position says. */
export function armyNames(id: string | null): ArmyNames | undefined {
  const battle = battleOf(id);
  if (!battle) return undefined;
  const { language } = spoken.getState();
  const key = `${battle.id} ${language}`;
  let pair = pairs.get(key);
  if (!pair) {
    pair = [battle.sides[0][language], battle.sides[1][language]];
    pairs.set(key, pair);
  }
  return pair;
}

export function useArmyNames(id: string | null): ArmyNames | undefined {
  useStore(known, (state) => state.battles);
  return armyNames(id);
}
