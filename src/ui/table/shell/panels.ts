/* What stands round the map in any game, in a chunk of its own that is fetched when the map is on the screen, with the game's own beside it. */
import './panels.css';
import '../../help/phase.css';

export { SceneLayer } from '../../board/SceneLayer';
export { PhaseLine } from '../../help/PhaseLine';
export { ThreatsPanel } from '../../help/ThreatsPanel';
export { BoardText } from './BoardText';
export { BranchesTab } from './BranchesTab';
export { Dialogs } from './Dialogs';
export { DoubtMark } from './DoubtMark';
export { ElsewhereButton, ElsewhereLine } from './Elsewhere';
export { HandOverSteps } from './HandOver';
export { HandOverCard } from './HandOverCard';
export { LastRolls } from './LastRolls';
export { LinePanel } from './LinePanel';
export { LineStrip } from './LineStrip';
export { LogPanel } from './LogPanel';
export { Looking } from './Looking';
export { MapTools } from './MapTools';
export { MenuItems } from './MenuItems';
export { MiniMap } from './MiniMap';
export { PencilLine } from './Notes';
export { OrderInput } from './OrderInput';
export { RecapCard, RecapLine } from './Recap';
export { RollLine } from './RollLine';
export { RulePanel } from './RuleBeside';
export { SightLine } from './SightLine';
export { StopLine } from './StopLine';
