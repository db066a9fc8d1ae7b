import type { Battle } from '../../../scenarios';
import { titleIn } from '../../../scenarios/titles';
import { createPart, type Part } from '../../../store/part';
import type { GameHead } from '../../../store/snapshot';
import { battlePart } from '../../app/battleParts';
import { usePart } from '../../app/usePart';
import { spoken, useLanguage } from '../../words';

const NO_BATTLE = createPart(async () => null);

type Called = Pick<GameHead, 'battle' | 'title'>;

/** The battle that a game is of; null where it is of none. */
export const battleOf = (id: string | null): Part<Battle | null> => (id === null ? NO_BATTLE : battlePart(id));

/** What a game is called: after its battle in the reader's language, as soon as that has come, unless it was given a name of its own. */
export function titleNow({ battle: id, title }: Called, language = spoken.getState().language): string {
  const battle = battleOf(id).now();
  return battle ? titleIn(battle, title, language) : title;
}

export function useGameTitle(head: Called): string {
  const language = useLanguage();
  usePart(battleOf(head.battle));
  return titleNow(head, language);
}
