import type { LandPanelWords } from '..';
import { besideMap } from './besideMap';
import { odds } from './odds';
import { optionPanels } from './optionPanels';
import { phase } from './phase';
import { refusals } from './refusals';

/** What a land battle says round its map. */
export const landPanels: LandPanelWords = { odds, phase, refusals, options: optionPanels, table: besideMap };
