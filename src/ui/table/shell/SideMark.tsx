import type { Side } from '../../../kernel/twoSides';

/** A side's colours and shape at a glance. */
export function SideMark({ side }: { readonly side: Side }) {
  return <span className={`table-mark table-mark--${side + 1}`} aria-hidden="true" />;
}
