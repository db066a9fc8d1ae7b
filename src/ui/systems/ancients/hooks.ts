import { wingHooks } from '../../table/shell/hooks';
import type { Snapshot, TableState } from './match';
import type { Naming } from './words/naming';

export { useGlides, useMayDecide } from '../../table/shell/hooks';
export const [useGame, useShown, useTable, useToolAfterPaint, useNaming] = wingHooks<Snapshot, TableState, Naming>();
