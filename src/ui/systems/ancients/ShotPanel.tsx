import { distance, type Hex } from '../../../kernel/board';
import { hexOf, orderOf } from '../../../rules/ancients/model/orders';
import type { Unit } from '../../../rules/ancients/model/types';
import { isDark } from '../../../rules/ancients/options/night';
import { fireNeed, legalShots } from '../../../rules/ancients/play/fire';
import { judgeAction } from '../../../rules/ancients/play/legal';
import { RuleLink } from '../../table/shell/RuleLink';
import { WhyNot } from '../../table/shell/WhyNot';
import { Face } from './Face';
import { useGame, useNaming, useTable } from './hooks';
import { shotsAddUp } from './needMark';
import { holderOf } from './tools/pick';
import { useWords } from './words';

function Target({ unit, at }: { readonly unit: Unit; readonly at: Hex }) {
  const words = useWords();
  const { shot } = words.table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const target = holderOf(context, state, at);
  if (!target || target.side === unit.side) return null;
  const refusal = judgeAction(context, state, orderOf('shoot', unit.id, at));
  const need = fireNeed(context, state, unit, target);
  return (
    <div className="table-shot__target">
      <Face type={context.types[target.type]!} side={target.side} disordered={target.disordered} />
      <div>
        <h2>{words.table.unitAt(naming.unit(target.id), naming.hex(at))}</h2>
        {refusal ? (
          <p>
            <WhyNot refusal={refusal} />
          </p>
        ) : (
          <p>
            {shotsAddUp(context) ? (
              <>
                {words.options.shotSum(distance(context.board, unit.hex, at), need)} <RuleLink id="13.2" />{' '}
              </>
            ) : (
              <>
                {shot.line(distance(context.board, unit.hex, at), need)} <RuleLink id="8.d" />{' '}
              </>
            )}
            {isDark(context, state) && (
              <>
                {words.options.shotInDark} <RuleLink id="13.4" />{' '}
              </>
            )}
            {target.disordered ? shot.effect.eliminate : shot.effect.disorder} <RuleLink id="8.e" />
          </p>
        )}
      </div>
    </div>
  );
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
  const at = pointed !== undefined && isTarget() ? pointed : only;
  function isTarget(): boolean {
    const target = holderOf(context, state, pointed!);
    return !!target && target.side !== unit.side;
  }
  return (
    <section className="table-shot" aria-label={shot.title} aria-live="polite">
      <p>{shots.length === 0 ? shot.none : shotsAddUp(context) ? options.shotSums : shot.choose}</p>
      {at !== undefined && <Target unit={unit} at={at} />}
      {context.hooks.marksVolley && (
        <p className="app-note">
          {shot.marker} <RuleLink id="8.f" />
        </p>
      )}
    </section>
  );
}
