import './marks.css';
import type { MarksArt } from '../../../board/art';
import { Above } from './Above';
import { Below } from './Below';
import type { LandFacts } from './facts';

/** What a battle on land is marked with for whoever plays it. */
export const landMarks: MarksArt<LandFacts> = { Below, Above };
