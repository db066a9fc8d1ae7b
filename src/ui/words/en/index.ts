import { join } from '../join';
import { first } from './first';
import { more } from './more';
import { opponent } from './opponent';
import { rest } from './rest';

/** English whole; the page fetches it in its parts. */
export const en = { ...join(first, join(more, rest)), opponent };
