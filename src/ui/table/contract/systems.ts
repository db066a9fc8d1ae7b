import type { SystemId } from '../../../store/systems';
import type { TableSystem } from './system';

/** The games that the table can show: those whose part of it is there. */
const there = new Map<SystemId, TableSystem>();

export function lay(system: TableSystem): void {
  there.set(system.id, system);
}

export const isLaid = (id: SystemId): boolean => there.has(id);

/** The table's part of a game that is shown. */
export const tableOf = ({ system }: { readonly system: SystemId }): TableSystem => there.get(system)!;
