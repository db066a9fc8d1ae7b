/** Battles of the Ancient World. */
export { baw } from './system';
