/* What help at the table knows of a battle at sea, in a chunk of its own. */
import { createHelp } from '../../../table/contract/createHelp';
import { fetchSeaHelpWords, seaHelpWords } from '../words/help';
import { comers, coverage } from './coverage';
import { orderText } from './orderText';
import { threatLines } from './threats';
import { whyAt, whyPiece } from './why';

/** The help, when its own words are there. */
export const fetchHelp = createHelp(
  { fetch: fetchSeaHelpWords, now: seaHelpWords },
  { why: whyAt, whyPiece, threats: threatLines, comers, coverage, orderText },
);
