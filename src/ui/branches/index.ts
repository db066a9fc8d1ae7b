/* The courses of the game on the table: a tree of them, and two compared. They come when somebody looks at them. */
export { BranchesPanel } from './BranchesPanel';
