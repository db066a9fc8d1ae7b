import type { Battle } from '../../../scenarios';
import { titleIn } from '../../../scenarios/titles';
import { createParts, type Part } from '../../../store/part';
import type { GameHead } from '../../../store/snapshot';
import { battlePart } from '../../app/battleParts';
import { usePart } from '../../app/usePart';
import { spoken, useLanguage } from '../../words';
import type { Meeting } from '../../words/armies/meetings';

/** What a game without a battle has of one where it is between two armies that were bought; the title tells. */
const meetings = createParts(async (title: string) => (title ? (await import('../../words/armies/meetings')).meetingOf(title) : null));

/** What a game is called by, or shown with: its battle's, or as much as there is of one. */
type Told = Pick<Battle, 'variants' | 'places'> & Meeting;

export type Called = Pick<GameHead, 'battle' | 'title'>;

/** What is told of the battle that a game is of; nothing where it is of none, or of one that is not there. */
export const battleOf = ({ battle, title }: Called): Part<Told | null | false> => (battle === null ? meetings(title) : battlePart(battle));

/** What a game is called: after its battle in the reader's language, as soon as that has come, unless it was given a name of its own. */
export function titleNow(head: Called, language = spoken.getState().language): string {
  const battle = battleOf(head).now();
  return battle ? titleIn(battle, head.title, language) : head.title;
}

export function useGameTitle(head: Called): string {
  const language = useLanguage();
  usePart(battleOf(head));
  return titleNow(head, language);
}
