import type { SystemId } from '../../../store/systems';
import type { TablePicture, TableSystem } from './system';

/** The games that the table can show, and those that can be played at it: whose part of it is there. */
const pictures = new Map<SystemId, TablePicture>();
const there = new Map<SystemId, TableSystem>();

export function layPicture(picture: TablePicture): void {
  pictures.set(picture.id, picture);
}

export function lay(system: TableSystem): void {
  layPicture(system);
  there.set(system.id, system);
}

export const isPictured = (id: SystemId): boolean => pictures.has(id);

/** The map of a game that is shown. */
export const pictureOf = ({ system }: { readonly system: SystemId }): TablePicture => pictures.get(system)!;

export const isLaid = (id: SystemId): boolean => there.has(id);

/** The table's part of a game that is played, once it is there. */
export const laidOf = ({ system }: { readonly system: SystemId }): TableSystem | undefined => there.get(system);

/** The table's part of a game that is played. */
export const tableOf = ({ system }: { readonly system: SystemId }): TableSystem => there.get(system)!;
