import { join } from '../join';
import { opponent } from './opponent';
import { pagesPart } from './pagesPart';
import { panelsPart } from './panelsPart';
import { tablePart } from './tablePart';

/** English whole; the page fetches it in its parts. */
export const en = { ...join(tablePart, join(panelsPart, pagesPart)), opponent };
