import type { LandLiveWords } from '..';
import { events } from './events';
import { options } from './options';
import { play } from './play';

/** What a land battle says as soon as it is played. */
export const landLive: LandLiveWords = { events, options, table: play };
