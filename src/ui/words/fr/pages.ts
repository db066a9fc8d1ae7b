import type { Words } from '..';
export const pages: Words['pages'] = {};
