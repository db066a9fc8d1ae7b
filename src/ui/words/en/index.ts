import { common } from './common';
import { faults } from './faults';
import { pages } from './pages';

export const en = { common, faults, pages };
