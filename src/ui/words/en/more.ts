import { faults } from './faults';
import { odds } from './odds';
import { opponent } from './opponent';
import { pages } from './pages';
import { refusals } from './refusals';

export const more = { faults, odds, opponent, pages, refusals };
