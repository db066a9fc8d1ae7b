/* What stands round the map, in a chunk of its own that is fetched when the map is on the screen. */
import './panels.css';

export { RulePanel } from '../learn/RulePanel';
export { ArmiesPanel } from './ArmiesPanel';
export { Dialogs } from './Dialogs';
export { HandOverCard } from './HandOver';
export { LogPanel } from './LogPanel';
export { NowPanel } from './NowPanel';
