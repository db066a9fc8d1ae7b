import type { Words } from '..';
import { join } from '../join';
import type { OpponentWords } from '../opponent';
import { first } from './first';
import { more } from './more';
import { opponent } from './opponent';
import { rest } from './rest';

export const fr: Words & { readonly opponent: OpponentWords } = { ...join(first, join(more, rest)), opponent };
