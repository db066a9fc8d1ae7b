import './sideChip.css';

/** A blank counter in the colours and the shape of a side. */
export function SideChip({ side }: { readonly side: 0 | 1 }) {
  return <span className={`page-chip page-chip--${side + 1}`} aria-hidden="true" />;
}
