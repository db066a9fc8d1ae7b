import type { BattleFacts } from '../../scenarios';
import { titleIn } from '../../scenarios/titles';
import type { Foreign } from '../../store/foreign';
import { createPart } from '../../store/part';
import type { GameSummary, StoredGame } from '../../store/storedGame';
import { usePart } from '../app/usePart';
import { meetings, spoken, useLanguage, useWords, wordsNow } from '../words';

const catalogue = createPart<readonly BattleFacts[]>(async () => (await import('../../scenarios')).catalogue);

/** What a game from outside is called: as where it comes from, or else after its battle, or after its sides. */
export async function titleOf({ record, title, sides }: Pick<Foreign, 'record' | 'title' | 'sides'>): Promise<string> {
  const battle = (await catalogue.load()).find(({ id }) => id === record.battle);
  return battle ? titleIn(battle, title, spoken.getState().language) : (title ?? sides);
}

type Called = Pick<StoredGame, 'battle' | 'title'>;

/** A game still called after its battle, or a variant of it, is called so in the reader's language. */
export function useTitles(): (game: Called) => string {
  const language = useLanguage();
  const { value: battles = [] } = usePart(catalogue);
  const { value: meetingOf } = usePart(meetings);
  return (game) => {
    const { battle: id, title } = game;
    const battle = id === null ? meetingOf?.(title) : battles.find((one) => one.id === id);
    const said = battle ? titleIn(battle, title, language) : title;
    return said.trim() === '' ? wordsNow().pages.saves.untitled : said;
  };
}

/** By the rules of which game a battle of the house is played; undefined for one from elsewhere. */
export function useGameNames(): (id: string | null) => string | undefined {
  const { battles: words } = useWords().pages;
  const { value: battles = [] } = usePart(catalogue);
  return (id) => {
    const battle = battles.find((one) => one.id === id);
    return battle && words.games[battle.system];
  };
}

/** `Anna, Ben`, or nothing where nobody gave a name. */
export const playersOf = ({ names }: Pick<GameSummary, 'names'>): string => names.filter((name) => name !== '').join(' – ');
