import { otherSide, SIDES, type Side, type VictoryTerm } from '../../../rules/ancients/model/types';
import { isOption, paragraphOf } from '../../../rules/ancients/options';
import { isMet, scoreOf, strengthOnMap } from '../../../rules/ancients/play/victory';
import { OptionsInForce } from '../../table/shell/OptionsInForce';
import { RuleLink } from '../../table/shell/RuleLink';
import { SideMark } from '../../table/shell/SideMark';
import { useGame, useNaming, useShown } from './hooks';
import { Reserves } from './Reserves';
import { useWords } from './words';

function Term({ term }: { readonly term: VictoryTerm }) {
  const { armies } = useWords().table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const enemy = otherSide(term.by);
  const met = isMet(context, state, term);
  const text = () => {
    switch (term.term) {
      case 'camp':
        return armies.terms.camp(naming.army(enemy));
      case 'panic':
        return armies.terms.panic(naming.army(enemy));
      case 'double':
        return armies.terms.double(strengthOnMap(context, state, term.by), strengthOnMap(context, state, enemy));
      case 'hold':
        return armies.terms.hold((term.at ?? []).map((hex) => naming.hex(hex)).join(', '));
    }
  };
  return (
    <li className={met ? 'table-point table-point--met' : 'table-point'}>
      <span className="app-unseen">{met ? armies.met : armies.unmet}, </span>
      <span>{text()}</span>
      <b>{met ? `+${term.points}` : '–'}</b>
    </li>
  );
}

/** How the points stand for a side, and for what. */
export function Points({ side }: { readonly side: Side }) {
  const { armies } = useWords().table;
  const context = useGame((now) => now.context);
  const { points } = context.armies[side];
  return (
    <ul className="table-points">
      {points > 0 && (
        <li className="table-point table-point--met">
          <span>{armies.held(points)}</span>
          <b>+{points}</b>
        </li>
      )}
      {context.victory
        .filter(({ by }) => by === side)
        .map((term, i) => (
          <Term key={i} term={term} />
        ))}
    </ul>
  );
}

function Losses({ lost, level }: { readonly lost: number; readonly level: number }) {
  const { armies } = useWords().table;
  if (level === 0) return <>{armies.noPanic}</>;
  return (
    <>
      {armies.panicOf(lost, level)}
      <meter className="table-meter" min={0} max={level} value={Math.min(lost, level)} aria-label={armies.panic} />
    </>
  );
}

function ArmyView({ side }: { readonly side: Side }) {
  const { armies } = useWords().table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const army = state.armies[side];
  const facts = context.armies[side];
  const reserve = army.reserveLeaders.reduce((sum, count) => sum + count, 0);
  const leaders = [
    armies.leadersOn(army.leaders.length),
    ...(army.waiting > 0 ? [armies.leadersWait(army.waiting)] : []),
    ...(reserve > 0 ? [armies.leadersReserve(reserve)] : []),
    ...(army.leadersLost > 0 ? [armies.leadersLost(army.leadersLost)] : []),
  ];
  return (
    <section className="table-army">
      <h3>
        <SideMark side={side} /> {naming.army(side)}
        <b>{armies.points(scoreOf(context, state)[side])}</b>
      </h3>
      <dl>
        <dt>{armies.onMap}</dt>
        <dd>{strengthOnMap(context, state, side)}</dd>
        <dt>
          {armies.lost} <RuleLink id="4.a" />
        </dt>
        <dd>
          <Losses lost={army.lost} level={facts.panic} />
          {army.panicked && <strong> {armies.panicked}</strong>}
        </dd>
        <dt>{armies.leaders}</dt>
        <dd>{leaders.join(', ')}</dd>
      </dl>
      <Points side={side} />
    </section>
  );
}

/** Both armies: strength, losses against the panic level, leaders, and the score as it stands. */
export function ArmiesPanel() {
  const { options, table } = useWords();
  const { armies } = table;
  const inForce = useGame((now) => now.context.options).filter(isOption);
  return (
    <div className="table-armies" data-testid="armies">
      <h2>
        {armies.score} <RuleLink id="12" />
      </h2>
      {SIDES.map((side) => (
        <ArmyView key={side} side={side} />
      ))}
      <Reserves />
      <OptionsInForce words={options} options={inForce.map((id) => ({ name: options.rules[id].name, rule: paragraphOf(id) }))} />
    </div>
  );
}
