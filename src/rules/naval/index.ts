/** The naval game. */
export { naval } from './system';
