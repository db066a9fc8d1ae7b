import type { MoreWords } from '..';
import { faults } from './faults';
import { odds } from './odds';
import { pages } from './pages';
import { refusals } from './refusals';

export const more: MoreWords = { faults, odds, pages, refusals };
