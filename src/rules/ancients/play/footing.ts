import type { Context, Unit } from '../model/types';

/** 15.3.e Woods end its move and do not disorder it. */
export const isSureFooted = ({ types }: Context, unit: Unit): boolean => types[unit.type]!.traits.includes('sure-footed');
