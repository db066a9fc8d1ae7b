import type { FunctionComponent } from 'react';
import { Last } from '../../table/shell/Last';
import { RuleLink } from '../../table/shell/RuleLink';
import { useGame, useTable } from './hooks';
import { situationOf } from './tools';
import type { BawTool } from './tools/tool';
import { wayText } from './wayText';

/** B5.b What the way that is pointed at takes and leaves. */
function Path() {
  const now = useGame((all) => all);
  const tool = useTable((state) => state.tool);
  const hover = useTable((state) => state.hover);
  const way = wayText(tool, situationOf(now, { hover, careful: false }));
  if (!way) return <Last />;
  return (
    <div className="table-line">
      <p>
        <b>{way.text}</b> <RuleLink id="B5.b" /> {way.harm} {way.harm && <RuleLink id="B6.b" />}
      </p>
    </div>
  );
}

/** What the line under the map holds for a tool. */
export const lineOf = ({ kind }: BawTool): FunctionComponent | undefined => (kind === 'march' ? Path : undefined);
