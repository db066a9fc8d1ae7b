import { useMemo } from 'react';
import { usePart } from '../../app/usePart';
import type { PlaceName } from '../../board/facts';
import { placeNamesOf } from '../../board/placeNames';
import { useLanguage } from '../../words';
import { battleOf } from '../contract/titles';
import { useGame } from './hooks';

/** The names that the game's battle gives to places of its map; the map does not wait for them, and is a map without them. */
export function usePlaces(): readonly PlaceName[] | undefined {
  const id = useGame((now) => now.head.battle);
  const board = useGame((now) => now.context.board);
  const language = useLanguage();
  const battle = usePart(battleOf(id)).value || undefined;
  return useMemo(() => battle?.places && placeNamesOf(board, battle.places, language), [battle, board, language]);
}
