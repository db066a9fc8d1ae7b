import '../../board/overlays.css';

/* What a game is played with, in a chunk of its own that is fetched when the map is on the screen: the map does not wait for it. */
export { useHelpPart } from '../contract/helpPart';
export { whenStirred } from '../contract/whenStirred';
export { follows, keepUp, mayDecide, onOpening, passFirst, watchPresses } from '../session';
export { AsText } from './AsText';
export { Banner } from './Banner';
export { Lower, Now } from './Beside';
export { aims, intents, ordersNothing } from './boardIntents';
export { Foot } from './Foot';
export { fetchHelpWished } from './helpWished';
export { bindKeys } from './keys';
export { Line } from './Line';
export { notedMarks, overlaysOf } from './mapOverlays';
export { PhaseTrack } from './PhaseTrack';
export { Sheet } from './Sheet';
export { Sounds } from './Sounds';
export { Standing } from './Standing';
export { giveVoice } from './voice';
export { watchKept } from './watchKept';
