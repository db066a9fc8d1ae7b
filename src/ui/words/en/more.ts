import { faults } from './faults';
import { odds } from './odds';
import { pages } from './pages';
import { refusals } from './refusals';

export const more = { faults, odds, pages, refusals };
