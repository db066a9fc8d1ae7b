import { landPanels } from '../../systems/ancients/words/fr/panels';
import type { PanelWords } from '..';
import { join } from '../join';
import { panels } from './panels';
import { phase } from './phase';
import { refusedAlike } from './refusals';

/** What every game says round its map. */
export const ofPanels: PanelWords = { phase, refusedAlike, table: panels };

/** What stands round the map. */
export const panelsPart = join(ofPanels, landPanels);
