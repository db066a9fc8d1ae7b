import { PIPS } from '../../board/pips';
import { useWords } from '../../words';

/** A die as it fell. */
export function Die({ face, rolls = false }: { readonly face: number; readonly rolls?: boolean }) {
  const words = useWords().table;
  return (
    <svg className={rolls ? 'table-die table-die--rolls' : 'table-die'} viewBox="0 0 24 24" role="img" aria-label={words.dice.die(face)}>
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />
      ))}
    </svg>
  );
}
