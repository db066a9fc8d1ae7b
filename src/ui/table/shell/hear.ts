import { sound } from '../../app/sound';
import { cuesOf } from '../../app/sounds';

/** Lets a play be heard, if sounds are wished for: its events, its scenes, how long each of them lasts, and what its game sounds like. */
export const hear = (...play: Parameters<typeof cuesOf>): void => sound(cuesOf(...play));
