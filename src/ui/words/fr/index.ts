import type { Words } from '..';
import type { OpponentWords } from '../opponent';
import { first } from './first';
import { more } from './more';
import { opponent } from './opponent';

export const fr: Words & { readonly opponent: OpponentWords } = { ...first, ...more, opponent };
