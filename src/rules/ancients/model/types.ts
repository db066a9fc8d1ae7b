export { otherSide, SIDES, type Side } from '../../../kernel/twoSides';
export * from './context';
export * from './facts';
export * from './scratch';
export * from './state';
