import type { Words } from '..';
import { join } from '../join';
import type { OpponentWords } from '../opponent';
import { opponent } from './opponent';
import { rest } from './pagesPart';
import { more } from './panelsPart';
import { first } from './tablePart';

export const fr: Words & { readonly opponent: OpponentWords } = { ...join(first, join(more, rest)), opponent };
