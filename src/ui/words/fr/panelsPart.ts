import { odds } from '../../systems/ancients/words/fr/odds';
import { besideOptions } from '../../systems/ancients/words/fr/optionPanels';
import { phase } from '../../systems/ancients/words/fr/phase';
import { refusals } from '../../systems/ancients/words/fr/refusals';
import type { MoreWords } from '..';
import { besideTable } from './panels';

/** What stands round the map. */
export const more: MoreWords = { odds, phase, refusals, table: besideTable, options: besideOptions };
