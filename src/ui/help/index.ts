/* The help at the table, in a chunk of its own that is fetched when it is asked for; its line on the phase and the switch of the threats come with the panels. */
import './help.css';

export { AnswerLine, AskingLine } from './AnswerLine';
export { keepAdvising } from './advice';
export { answerDisabled, askAt, explainHex, switchAsking } from './asking';
export { CoverageLegend } from './CoverageLegend';
export { HelpDialog } from './HelpDialog';
export { Threats } from './Threats';
export { toggleThreats } from './threats';
