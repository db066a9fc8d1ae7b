import { isLine } from '../../../store/table';
import { useWords } from '../../words';
import { lineRulesOf, planOf } from '../session';
import { useGame, useTable } from './hooks';
import { Last } from './Last';
import { summaryOf } from './lineText';

/** In the line under the map: who is in hand, and what becomes of what they are told. */
export function LineStrip() {
  const snapshot = useGame((now) => now);
  const tool = useTable((state) => state.tool);
  const hover = useTable((state) => state.hover);
  const { line } = useWords().table;
  const rules = lineRulesOf(snapshot);
  if (!isLine(tool) || !rules) return <Last />;
  const plan = planOf(tool, { snapshot, hover });
  const isHeld = plan?.some(({ refusal, way }) => refusal || (way?.harm.length ?? 0) > 0);
  return (
    <div className={isHeld ? 'table-line table-line--harm' : 'table-line'} data-testid="line-strip">
      <p>{line.told(rules.words().title(tool.pieces.length), plan ? summaryOf(plan) : line.prompt)}</p>
    </div>
  );
}
