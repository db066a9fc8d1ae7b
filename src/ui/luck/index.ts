/* The luck of the dice, in a chunk of its own that comes when the log has dice and somebody is there. */
import './luck.css';

export { LuckDialog } from './LuckDialog';
export { RowLuck } from './RowLuck';
