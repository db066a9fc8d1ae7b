import { landMarks } from './board/marksArt';
import { describeHex } from './describe';

/** What the map of the land draws and says for whoever plays; nobody needs it to see the map. */
export const landInPlay = { marks: landMarks, describe: describeHex };

export type LandInPlay = typeof landInPlay;
