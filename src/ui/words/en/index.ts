import { join } from '../join';
import { opponent } from './opponent';
import { rest } from './pagesPart';
import { more } from './panelsPart';
import { first } from './tablePart';

/** English whole; the page fetches it in its parts. */
export const en = { ...join(first, join(more, rest)), opponent };
