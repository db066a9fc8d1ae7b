/* What help at the table knows of a battle at sea, in a chunk of its own. */
import type { SystemHelp } from '../../../table/contract/help';
import { helpWords } from '../../../words/help';
import { orderText } from './orderText';
import { threatLines } from './threats';
import { whyAt, whyPiece } from './why';

export const help: SystemHelp = {
  texts() {
    const { why, threats } = helpWords();
    return { asking: why.askingSea, about: threats.aboutSea, none: threats.noneSea };
  },
  why: whyAt,
  whyPiece,
  threats: threatLines,
  orderText,
};
