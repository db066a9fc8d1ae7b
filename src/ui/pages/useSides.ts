import type { StoredGame } from '../../store/storedGame';
import { houseSides, useLanguage, useWords } from '../words';
import { useMeeting } from './titles';

/** What the two sides of a game are called in the reader's language, where it is of a battle of the house or by points. */
export function useSides(game: Pick<StoredGame, 'battle' | 'title'>): readonly [string, string] | undefined {
  const language = useLanguage();
  const house = houseSides(useWords(), game.battle);
  const meeting = useMeeting()(game);
  if (house || !meeting) return house?.names;
  const [first, second] = meeting.sides;
  return [first.name[language], second.name[language]];
}
