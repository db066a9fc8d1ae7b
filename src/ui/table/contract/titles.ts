import { titleIn } from '../../../scenarios/titles';
import { createPart, type Part } from '../../../store/part';
import type { GameHead } from '../../../store/snapshot';
import { battlePart } from '../../app/battleParts';
import type { FoundBattle } from '../../app/ownBattle';
import { usePart } from '../../app/usePart';
import { meetings, spoken, useLanguage } from '../../words';
import type { Meeting } from '../../words/armies/meetings';

const NO_BATTLE = createPart(async () => null);

type Called = Pick<GameHead, 'battle' | 'title'>;

/** The battle that a game is of; null where it is of none. */
export const battleOf = (id: string | null): Part<FoundBattle> => (id === null ? NO_BATTLE : battlePart(id));

/** What has to come before a game is called as the reader speaks: its battle, or the names of what can be bought. */
export const namesOf = (id: string | null): Part<unknown> => (id === null ? meetings : battlePart(id));

/** What its battle is called and its sides are, as soon as that has come; `bought`: the title, or the sides, of a game of none. */
export const calledIn = (id: string | null, bought: string): Meeting | undefined =>
  (id === null ? meetings.now()?.(bought) : battlePart(id).now()) || undefined;

/** What a game is called: after its battle in the reader's language, as soon as that has come, unless it was given a name of its own. */
export function titleNow({ battle, title }: Called, language = spoken.getState().language): string {
  const called = calledIn(battle, title);
  return called ? titleIn(called, title, language) : title;
}

export function useGameTitle(head: Called): string {
  const language = useLanguage();
  usePart(namesOf(head.battle));
  return titleNow(head, language);
}
