import { join } from '../join';
import { livePart } from './livePart';
import { opponent } from './opponent';
import { pagesPart } from './pagesPart';
import { panelsPart } from './panelsPart';
import { tablePart } from './tablePart';

/** English whole; the page fetches it in its parts. */
export const en = { ...join(join(tablePart, livePart), join(panelsPart, pagesPart)), opponent };
