import { sidesIn } from '../../scenarios/titles';
import type { StoredGame } from '../../store/storedGame';
import { usePart } from '../app/usePart';
import { houseSides, meetings, useLanguage, useWords } from '../words';

/** What the two sides of a game are called in the reader's language, where it is of a battle of the house or by points. `bought`: what they are called in one. */
export function useSides({ battle }: Pick<StoredGame, 'battle'>, bought: string): readonly [string, string] | undefined {
  const language = useLanguage();
  const house = houseSides(useWords(), battle);
  const { value: meetingOf } = usePart(meetings);
  const meeting = battle === null ? (meetingOf?.(bought) ?? undefined) : undefined;
  return house?.names ?? (meeting && sidesIn(meeting, language));
}
