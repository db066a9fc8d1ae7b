import type { Words } from '..';
export const faults: Words['faults'] = {};
