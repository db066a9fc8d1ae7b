/* What stands round the map in any game, in a chunk of its own that is fetched when the map is on the screen, with the game's own beside it. */
import './panels.css';
import '../opponent/opponent.css';

export { RulePanel } from '../learn/RulePanel';
export { CounselPanel } from '../opponent/CounselPanel';
export { OpponentLine } from '../opponent/OpponentLine';
export { seatPrograms, takeCounsel } from '../opponent/opponent';
export { Dialogs } from './Dialogs';
export { HandOverCard } from './HandOverCard';
export { LogPanel } from './LogPanel';
