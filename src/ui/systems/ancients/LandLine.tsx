import type { FunctionComponent } from 'react';
import { Last } from '../../table/shell/Last';
import { RuleLink } from '../../table/shell/RuleLink';
import { useGame, useNaming, useTable } from './hooks';
import { situationOf } from './tools';
import { previewOf } from './tools/move';
import type { LandTool } from './tools/tool';
import { harmOf } from './wayText';
import { useWords } from './words';

/** 13.3 Who is in hand to be placed. */
function Placing() {
  const words = useWords();
  const naming = useNaming();
  const state = useGame((now) => now.state);
  const held = useTable(({ tool }) => (tool.kind === 'deploy' ? tool.unit : undefined));
  const unit = held === undefined ? undefined : state.units[held];
  if (!unit) return <Last />;
  const { placing, placingAnew } = words.options;
  const noun = naming.unit(unit.id);
  return (
    <div className="table-line">
      <p>{unit.hex < 0 ? placing(words.table.unit(noun)) : placingAnew(words.table.unitAt(noun, naming.hex(unit.hex)))}</p>
    </div>
  );
}

/** 13.3 A leader is in hand to be placed with the army that deploys; elsewhere (7) the panel says so. */
function PlacingLeader() {
  const { placingLeader } = useWords().options;
  const deploys = useTable(({ tool }) => tool.kind === 'place' && tool.deploys);
  if (!deploys) return <Last />;
  return (
    <div className="table-line">
      <p>{placingLeader}</p>
    </div>
  );
}

/** What the move that is pointed at costs, and whom it harms. */
function Path() {
  const words = useWords().table;
  const naming = useNaming();
  const now = useGame((all) => all);
  const tool = useTable((state) => state.tool);
  const hover = useTable((state) => state.hover);
  if (tool.kind !== 'move' && tool.kind !== 'enter') return <Last />;
  const situation = situationOf(now, { hover, careful: false });
  const way = previewOf(tool, situation);
  if (!way) return tool.goal === undefined ? <Last /> : <p className="table-line">{words.path.turn}</p>;
  return (
    <div className={way.harm.length > 0 ? 'table-line table-line--harm' : 'table-line'}>
      <p>
        <b>{words.path.cost(way.cost, way.left)}</b>, {words.path.facing(way.facing)}.{' '}
        {way.harm.length === 0
          ? words.path.clean
          : harmOf(situation, way, naming).map(({ text, rule }) => (
              <span key={text}>
                {text} <RuleLink id={rule} />{' '}
              </span>
            ))}
      </p>
    </div>
  );
}

/** What the line under the map holds for a tool. */
export function lineOf({ kind }: LandTool): FunctionComponent | undefined {
  if (kind === 'deploy') return Placing;
  if (kind === 'place') return PlacingLeader;
  return kind === 'move' || kind === 'enter' ? Path : undefined;
}
