import { first } from './first';
import { more } from './more';

/** English whole; the page fetches it in its two parts. */
export const en = { ...first, ...more };
