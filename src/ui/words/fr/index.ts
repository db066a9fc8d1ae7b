import { join } from '../join';
import type { OpponentWords } from '../opponent';
import { livePart } from './livePart';
import { opponent } from './opponent';
import { pagesPart } from './pagesPart';
import { panelsPart } from './panelsPart';
import { tablePart } from './tablePart';

const words: OpponentWords = opponent;

export const fr = { ...join(join(tablePart, livePart), join(panelsPart, pagesPart)), opponent: words };
