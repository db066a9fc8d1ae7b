import { odds } from '../../systems/ancients/words/en/odds';
import { besideOptions } from '../../systems/ancients/words/en/optionPanels';
import { phase } from '../../systems/ancients/words/en/phase';
import { refusals } from '../../systems/ancients/words/en/refusals';
import { besideTable } from './panels';

/** What stands round the map. */
export const more = { odds, phase, refusals, table: besideTable, options: besideOptions };
