/* What help at the table knows of a Battle of the Ancient World, in a chunk of its own. */
import { createHelp } from '../../../table/contract/createHelp';
import { bawHelpWords, fetchBawHelpWords } from '../words/help';
import { comers, coverage } from './coverage';
import { orderText } from './orderText';
import { threatLines } from './threats';
import { whyAt, whyPiece } from './why';

/** The help, when its own words are there. */
export const fetchHelp = createHelp(
  { fetch: fetchBawHelpWords, now: bawHelpWords },
  { why: whyAt, whyPiece, threats: threatLines, comers, coverage, orderText },
);
