/* The help at the table, in a chunk of its own that is fetched when the map is on the screen and some of it is wanted. */
import './help.css';

export { fetchHelpWords } from '../words/help';
export { AnswerLine, AskingLine } from './AnswerLine';
export { keepAdvising } from './advice';
export { answerGrey, askAt, explainHex } from './asking';
export { HelpDialog } from './HelpDialog';
export { PhaseLine } from './PhaseLine';
export { ThreatsPanel } from './ThreatsPanel';
export { toggleThreats } from './threats';
