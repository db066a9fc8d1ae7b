/* What help at the table knows of a Battle of the Ancient World, in a chunk of its own. */
import type { SystemHelp } from '../../../table/contract/help';
import { bawHelpWords, fetchBawHelpWords } from '../words/help';
import { comers, coverage } from './coverage';
import { orderText } from './orderText';
import { threatLines } from './threats';
import { whyAt, whyPiece } from './why';

const help: SystemHelp = {
  texts() {
    const { why, threats } = bawHelpWords();
    return { asking: why.asking, about: threats.about, none: threats.none };
  },
  why: whyAt,
  whyPiece,
  threats: threatLines,
  comers,
  coverage,
  orderText,
  reasonText(why, told) {
    const { reasons } = bawHelpWords();
    return Object.hasOwn(reasons, why) ? reasons[why as keyof typeof reasons](told) : undefined;
  },
};

/** The help, when its own words are there. */
export async function fetchHelp(): Promise<SystemHelp> {
  await fetchBawHelpWords();
  return help;
}
