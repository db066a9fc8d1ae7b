/* The computer players at the table, in a chunk of its own that is fetched when one sits there or is asked for a hint. */
import './opponent.css';

export { AdviceLine } from './Adviser';
export { CounselPanel } from './CounselPanel';
export { weighBranch } from './client';
export { takeCounsel } from './counsel';
export { EndStory } from './EndStory';
export { findMistakes } from './mistakes';
export { OpponentLine, ProgramButton } from './OpponentLine';
export { goOnThere, opponent, seatPrograms } from './opponent';
export { SeatsDialog } from './SeatsDialog';
export { askReview, story } from './story';
