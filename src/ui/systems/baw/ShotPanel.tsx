import { distance, type Hex } from '../../../kernel/board';
import type { Unit } from '../../../rules/baw/model/types';
import { judgeAction } from '../../../rules/baw/play/legal';
import { selectTool } from '../../table/session';
import { RuleLink } from '../../table/shell/RuleLink';
import { Shot } from '../../table/shell/Shot';
import { Face } from './Face';
import { useGame, useMayDecide, useNaming, useTable } from './hooks';
import { shotOrder } from './orders';
import { unitOn } from './pieces';
import { HITS, targetsOf } from './shots';
import type { BawTool } from './tools/tool';
import { useBawWords } from './words';

/** All that the unit can fire at, by button what the map takes by a tap; in the room of the one that is thought of. */
function Targets({ unit, hexes }: { readonly unit: Unit; readonly hexes: readonly Hex[] }) {
  const { table } = useBawWords();
  const naming = useNaming();
  const state = useGame((now) => now.state);
  return (
    <ul className="baw-shots">
      {hexes.map((hex) => {
        const target = unitOn(state, hex)!;
        const at = naming.hex(hex);
        return (
          <li key={hex}>
            <button
              type="button"
              className="app-button"
              data-testid="target"
              data-hex={at}
              onClick={() => selectTool({ kind: 'shoot', unit: unit.id, at: hex } satisfies BawTool)}
            >
              <Face unit={target} /> {table.unitAt(naming.unit(target.id), at)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** B8 The shot that is thought of. */
export function ShotPanel({ unit }: { readonly unit: Unit }) {
  const { card, table } = useBawWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const decides = useMayDecide();
  const pointed = useTable(({ tool, hover }) => (tool.kind === 'shoot' ? (tool.at ?? hover) : undefined));
  const targets = targetsOf(context, state, unit);
  const enemy = pointed === undefined ? undefined : unitOn(state, pointed);
  const only = targets.length === 1 ? unitOn(state, targets[0]!) : undefined;
  const target = enemy && enemy.side !== unit.side ? enemy : only;
  return (
    <Shot
      title={card.shot.title}
      hint={targets.length === 0 ? card.shot.none : card.shot.choose}
      target={
        target && {
          face: <Face unit={target} />,
          name: table.unitAt(naming.unit(target.id), naming.hex(target.hex)),
          refusal: judgeAction(context, state, shotOrder(unit.hex, target.hex)),
          facts: [
            [card.shot.line(distance(context.board, unit.hex, target.hex), HITS), 'B8.g'],
            [target.disorganised ? card.shot.again : card.shot.effect, 'B11.a'],
          ],
        }
      }
    >
      {!target && decides && targets.length > 0 && <Targets unit={unit} hexes={targets} />}
      {context.types[unit.type]!.weapon === 'javelin' && (
        <p className="app-note">
          {card.shot.once} <RuleLink id="B8.b" />
        </p>
      )}
    </Shot>
  );
}
