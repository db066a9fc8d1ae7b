import type { BoardArt } from '../../../board/art';
import type { LandFacts } from './facts';
import { landMarks } from './marksArt';
import { landGround } from './pictureArt';

/** The sheets of a battle on land. */
export const landArt: BoardArt<LandFacts> = { ...landGround, ...landMarks };
