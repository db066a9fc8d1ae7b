import { DieFace } from '../../board/DieFace';
import { useWords } from '../../words';

/** A die as it fell. */
export function Die({ face, rolls = false }: { readonly face: number; readonly rolls?: boolean }) {
  const words = useWords().table;
  return (
    <svg className={rolls ? 'table-die table-die--rolls' : 'table-die'} viewBox="0 0 24 24" role="img" aria-label={words.dice.die(face)}>
      <DieFace face={face} />
    </svg>
  );
}
