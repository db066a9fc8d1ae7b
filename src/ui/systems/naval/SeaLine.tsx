import type { FunctionComponent } from 'react';
import { Last } from '../../table/shell/Last';
import { RuleLink } from '../../table/shell/RuleLink';
import { useGame, useTable } from './hooks';
import { situationOf } from './tools';
import { voyageOf } from './tools/sail';
import type { SeaTool } from './tools/tool';
import { useNavalWords } from './words';

/** 14.5 What the way that is pointed at takes and leaves. */
function Path() {
  const { table } = useNavalWords();
  const now = useGame((all) => all);
  const tool = useTable((state) => state.tool);
  const hover = useTable((state) => state.hover);
  if (tool.kind !== 'sail') return <Last />;
  const voyage = voyageOf(tool, situationOf(now, { hover, careful: false }));
  if (!voyage) return tool.goal === undefined ? <Last /> : <p className="table-line">{table.path.turn}</p>;
  const { cost, left, ahead, astern, turns, facing } = voyage;
  return (
    <div className="table-line">
      <p>
        <b>{table.path.cost(cost, left)}</b>
        {table.path.how(table.path.parts(ahead, astern, turns), table.path.facing(facing))} <RuleLink id="14.5" />
      </p>
    </div>
  );
}

/** What the line under the map holds for a tool. */
export const lineOf = ({ kind }: SeaTool): FunctionComponent | undefined => (kind === 'sail' ? Path : undefined);
