import type { Words } from '..';
import { common } from './common';
import { faults } from './faults';
import { pages } from './pages';

export const fr: Words = { common, faults, pages };
