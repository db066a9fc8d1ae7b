import { first } from './first';
import { more } from './more';
import { opponent } from './opponent';

/** English whole; the page fetches it in its parts. */
export const en = { ...first, ...more, opponent };
