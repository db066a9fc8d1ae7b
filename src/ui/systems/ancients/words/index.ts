import { useWords as useWordsOfAll, type Widened, type Words, wordsNow as wordsOfAllNow } from '../../../words';
import type { landLive } from './en/live';
import type { landPages } from './en/pages';
import type { landPanels } from './en/panels';
import type { landTable } from './en/table';

export type LandTableWords = Widened<typeof landTable>;
export type LandLiveWords = Widened<typeof landLive>;
export type LandPanelWords = Widened<typeof landPanels>;
export type LandPageWords = Widened<typeof landPages>;
/** What is said of every game, and of battles on land. */
export type LandWords = Words & LandTableWords & LandLiveWords & LandPanelWords & LandPageWords;

// Most battles are on land: the words of the land game come in the chunks of those of every game.
export const wordsNow = wordsOfAllNow as () => LandWords;
export const useWords = useWordsOfAll as () => LandWords;
