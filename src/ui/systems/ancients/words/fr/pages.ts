import type { LandPageWords } from '..';
import { optionPages } from './optionPages';

/** What only other pages say of land battles. */
export const landPages: LandPageWords = { options: optionPages };
