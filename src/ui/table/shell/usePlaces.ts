import { useMemo } from 'react';
import { createPart } from '../../../store/part';
import { battlePart } from '../../app/battleParts';
import { usePart } from '../../app/usePart';
import type { PlaceName } from '../../board/facts';
import { placeNamesOf } from '../../board/placeNames';
import { useLanguage } from '../../words';
import { useGame } from './hooks';

const NO_BATTLE = createPart(async () => null);

/** The names that the game's battle gives to places of its map; the map does not wait for them, and is a map without them. */
export function usePlaces(): readonly PlaceName[] | undefined {
  const battle = useGame((now) => now.head.battle);
  const board = useGame((now) => now.context.board);
  const language = useLanguage();
  const { value } = usePart(battle === null ? NO_BATTLE : battlePart(battle));
  return useMemo(() => value?.places && placeNamesOf(board, value.places, language), [value, board, language]);
}
