import { ELIMINATED, SIDES, type Side } from '../../../rules/baw/model/types';
import { isOption } from '../../../rules/baw/options/ids';
import { isDisintegrated, scoreOf } from '../../../rules/baw/play/victory';
import { OptionsInForce } from '../../table/shell/OptionsInForce';
import { RuleLink } from '../../table/shell/RuleLink';
import { SideMark } from '../../table/shell/SideMark';
import { useGame, useNaming, useShown } from './hooks';
import { atTheEnd, countsHolds, moraleOf, notchOf } from './morale';
import { Points } from './Points';
import { Reserves } from './Reserves';
import { useBawWords } from './words';

/** B12, B14 The losses of an army on the way to its two levels, or to its defeat, and what is missing to each. */
function MoraleTrack({ side }: { readonly side: Side }) {
  const { armies } = useBawWords().table;
  const context = useGame((now) => now.context);
  const state = useShown();
  const { demoralised } = state.armies[side];
  const morale = moraleOf(context, state, side);
  const { lost, demoralisation, disintegration, beaten, limit, of, isBeaten } = morale;
  const notch = notchOf(morale);
  if (of === 0) return <p className="app-note">{armies.steady}</p>;
  const share = (n: number) => `${Math.min(100, (n * 100) / of)}%`;
  const gone = isDisintegrated(context, state, side);
  return (
    <div className={demoralised ? 'baw-morale baw-morale--demoralised' : 'baw-morale'} data-testid="morale">
      <div className="baw-morale__bar" aria-hidden="true">
        <i style={{ '--share': share(lost) }} />
        {notch !== undefined && <b style={{ '--share': share(notch) }} />}
      </div>
      <p>
        {demoralisation > 0 && (
          <span>
            {demoralised ? <strong>{armies.demoralised}</strong> : armies.toDemoralised(Math.max(0, demoralisation - lost))}{' '}
            <RuleLink id="B12.c" />
          </span>
        )}
        {disintegration > 0 && (
          <span>
            {gone ? <strong>{armies.disintegrated}</strong> : armies.toDisintegrated(disintegration - lost)} <RuleLink id="B12.d" />
          </span>
        )}
        {beaten > 0 && (
          <span>
            {isBeaten ? <strong>{armies.beaten}</strong> : armies.toBeaten(beaten - lost)} <RuleLink id="B14.b" />
          </span>
        )}
        {limit > 0 && (
          <span>
            {lost >= limit ? <strong>{armies.limitReached}</strong> : armies.toLimit(limit - lost)} <RuleLink id="B14.c" />
          </span>
        )}
      </p>
      {demoralised && <p className="app-note">{armies.demoralisedNote}</p>}
    </div>
  );
}

function ArmyView({ side }: { readonly side: Side }) {
  const { armies } = useBawWords().table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const own = state.units.filter((unit) => unit.side === side);
  const standing = own.filter(({ hex }) => hex >= 0);
  const leaders = state.leaders.filter((leader) => leader.side === side);
  const lostLeaders = leaders.filter(({ hex }) => hex === ELIMINATED).length;
  const { lost, left } = state.armies[side];
  return (
    <section className="table-army">
      <h3>
        <SideMark side={side} /> {naming.army(side)}
        <b>{armies.points(scoreOf(context, state)[side])}</b>
      </h3>
      <MoraleTrack side={side} />
      <dl>
        <dt>{armies.units}</dt>
        <dd>{armies.unitsOf(standing.length, own.length)}</dd>
        <dt>{armies.onMap}</dt>
        <dd>{standing.reduce((sum, unit) => sum + context.types[unit.type]!.strength, 0)}</dd>
        <dt>
          {armies.lost} <RuleLink id="B12.a" />
        </dt>
        <dd>{lost}</dd>
        {left > 0 && (
          <>
            <dt>
              {armies.left} <RuleLink id="B13.c" />
            </dt>
            <dd>{left}</dd>
          </>
        )}
        <dt>
          {armies.rally} <RuleLink id="B11.d" />
        </dt>
        <dd>{context.armies[side].rally}</dd>
        <dt>{armies.leaders}</dt>
        <dd>
          {leaders
            .filter(({ hex }) => hex !== ELIMINATED)
            .map(({ id, bonus }) => `${naming.leader(id)} +${bonus}`)
            .join(', ')}
          {lostLeaders > 0 && ` (${armies.leadersLost(lostLeaders)})`}
        </dd>
      </dl>
      <Points side={side} />
    </section>
  );
}

/** Both armies: morale, strength, losses, leaders, the score as it stands, and by which optional rules all this is. */
export function ArmiesPanel() {
  const { options, table } = useBawWords();
  const { armies } = table;
  const context = useGame((now) => now.context);
  return (
    <div className="table-armies" data-testid="armies">
      <h2>
        {armies.score} <RuleLink id="B14" />
      </h2>
      {SIDES.map((side) => (
        <ArmyView key={side} side={side} />
      ))}
      <p className="app-note">
        {armies.lastTurn(atTheEnd(context), countsHolds(context))} <RuleLink id="B14.c" />
      </p>
      <Reserves />
      <OptionsInForce words={options} options={context.options.filter(isOption).map((id) => ({ name: options.names[id], rule: id }))} />
    </div>
  );
}
