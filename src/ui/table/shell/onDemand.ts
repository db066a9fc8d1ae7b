/* What stands round the map once somebody asks for it, in a chunk of its own (`whenAsked.tsx`). */
export { BoardText } from './BoardText';
export { BranchesTab } from './BranchesTab';
export { Dialogs } from './Dialogs';
export { LinePanel } from './LinePanel';
export { LineStrip } from './LineStrip';
export { Looking } from './Looking';
export { NoteCard, NoteList, PencilLine } from './NoteCard';
export { OrderInput } from './OrderInput';
export { RulePanel } from './RuleBeside';
export { SightLine } from './SightLine';
