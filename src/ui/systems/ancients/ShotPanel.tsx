import type { ComponentProps } from 'react';
import { distance, type Hex } from '../../../kernel/board';
import { hexOf, orderOf } from '../../../rules/ancients/model/orders';
import type { Unit } from '../../../rules/ancients/model/types';
import { isDark } from '../../../rules/ancients/options/night';
import { fireNeed, legalShots } from '../../../rules/ancients/play/fire';
import { judgeAction } from '../../../rules/ancients/play/legal';
import { RuleLink } from '../../table/shell/RuleLink';
import { Shot } from '../../table/shell/Shot';
import { Face } from './Face';
import { useGame, useNaming, useTable } from './hooks';
import { shotsAddUp } from './needMark';
import { holderOf } from './tools/pick';
import { useWords } from './words';

/** The target that is thought of: how it is hit and what that does, or why it cannot be one. */
function useTarget(unit: Unit, at: Hex | undefined): ComponentProps<typeof Shot>['target'] {
  const words = useWords();
  const { shot } = words.table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const target = at === undefined ? undefined : holderOf(context, state, at);
  if (at === undefined || !target || target.side === unit.side) return undefined;
  const need = fireNeed(context, state, unit, target);
  const range = distance(context.board, unit.hex, at);
  return {
    face: <Face type={context.types[target.type]!} side={target.side} disordered={target.disordered} />,
    name: words.table.unitAt(naming.unit(target.id), naming.hex(at)),
    refusal: judgeAction(context, state, orderOf('shoot', unit.id, at)),
    facts: [
      shotsAddUp(context) ? [words.options.shotSum(range, need), '13.2'] : [shot.line(range, need), '8.d'],
      ...(isDark(context, state) ? [[words.options.shotInDark, '13.4'] as const] : []),
      [target.disordered ? shot.effect.eliminate : shot.effect.disorder, '8.e'],
    ],
  };
}

/** The shot that is being thought of: the target with range and roll, or why it cannot be one. */
export function ShotPanel({ unit }: { readonly unit: Unit }) {
  const { table, options } = useWords();
  const { shot } = table;
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pointed = useTable(({ tool, hover }) => (tool.kind === 'shoot' ? (tool.at ?? hover) : undefined));
  const shots = legalShots(context, state, unit);
  const only = shots.length === 1 ? hexOf(shots[0]!) : undefined;
  const target = useTarget(unit, pointed !== undefined && isTarget() ? pointed : only);
  function isTarget(): boolean {
    const holder = holderOf(context, state, pointed!);
    return !!holder && holder.side !== unit.side;
  }
  return (
    <Shot title={shot.title} hint={shots.length === 0 ? shot.none : shotsAddUp(context) ? options.shotSums : shot.choose} target={target}>
      {context.hooks.marksVolley && (
        <p className="app-note">
          {shot.marker} <RuleLink id="8.f" />
        </p>
      )}
    </Shot>
  );
}
