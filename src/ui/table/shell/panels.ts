/* What stands round the map in any game, in a chunk of its own that is fetched when the map is on the screen, with the game's own beside it. */
import '../../board/paper.css';
import './panels.css';
import '../../help/phase.css';
import { table } from '../../../store/table';
import { whenAsked } from './whenAsked';

export { SceneLayer } from '../../board/SceneLayer';
export { PhaseLine } from '../../help/PhaseLine';
export { ThreatsPanel } from '../../help/ThreatsPanel';
export { ByBothButton, ByBothLine } from './ByBoth';
export { DoubtMark } from './DoubtMark';
export { ElsewhereButton, ElsewhereLine } from './Elsewhere';
export { HandOverSteps } from './HandOver';
export { HandOverCard } from './HandOverCard';
export { LastRolls } from './LastRolls';
export { LogPanel } from './LogPanel';
export { MapTools } from './MapTools';
export { MenuItems } from './MenuItems';
export { MiniMap } from './MiniMap';
export { RecapCard, RecapLine } from './Recap';
export { RollLine } from './RollLine';
export { StopLine } from './StopLine';

export const BoardText = whenAsked('BoardText');
export const BranchesTab = whenAsked('BranchesTab');
// What waits for a dialog to be closed is not held by one that does not come.
export const Dialogs = whenAsked('Dialogs', () => table.setState({ dialog: undefined }));
export const LinePanel = whenAsked('LinePanel');
export const LineStrip = whenAsked('LineStrip');
export const Looking = whenAsked('Looking');
export const OrderInput = whenAsked('OrderInput');
export const PencilLine = whenAsked('PencilLine');
export const RulePanel = whenAsked('RulePanel');
export const SightLine = whenAsked('SightLine');
export { preloadOnDemand } from './whenAsked';
