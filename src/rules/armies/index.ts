/** 15.1 to 15.3: what armies cost, who may buy what, and the battles of two armies bought. */
export type { Answer, Ask } from './text/ask';
export { ASKS } from './text/asks';
