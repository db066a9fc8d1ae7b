import type { Words } from '..';
import { first } from './first';
import { more } from './more';

export const fr: Words = { ...first, ...more };
