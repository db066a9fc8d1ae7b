import { useEffect, useState } from 'react';
import { UNIT_TYPES, type Ware } from '../../../rules/armies/model/data';
import { LISTS } from '../../../rules/armies/model/lists';
import { TRAITS } from '../../../rules/armies/model/traits';
import { appraise, strangersMost } from '../../../rules/armies/play/army';
import { countOf, unitsPrice } from '../../../rules/armies/play/price';
import { Icon } from '../../app/Icon';
import { randomSeed } from '../../app/newGame';
import { Select } from '../../app/Select';
import { SideChip } from '../../app/SideChip';
import { useArmyWords } from '../../words/armies';
import {
  type ArmyDraft,
  boughtAs,
  type Nation,
  type Plan,
  pointsOf,
  programBuys,
  purchaseOf,
  rolledTrait,
  stepped,
  waresOf,
} from './drafts';
import { Stepper } from './Stepper';
import { Verdict } from './Verdict';

const NATIONS: readonly Nation[] = ['none', ...LISTS.map(({ id }) => id)];

interface Props {
  readonly side: 0 | 1;
  readonly plan: Plan;
  /** `said`: what is said aloud of it. */
  readonly change: (army: ArmyDraft, said?: string) => void;
}

/** The nation whose list holds, and its trait. */
function Whose({ side, plan, change }: Props) {
  const { nations, years, builder, traits } = useArmyWords();
  const army = plan.armies[side];
  const nameOf = (nation: Nation): string => {
    const list = LISTS.find(({ id }) => id === nation);
    return list ? `${nations[list.id]} (${years(...list.years)})` : builder.none;
  };
  return (
    <div className="armies-whose">
      <label className="app-field">
        <span>{builder.nation}</span>
        <Select
          data-testid={`nation-${side}`}
          values={NATIONS}
          say={nameOf}
          value={army.nation}
          choose={(nation) => change({ ...army, nation })}
        />
      </label>
      <label className="app-field">
        <span>{builder.trait}</span>
        <Select
          data-testid={`trait-${side}`}
          values={[undefined, ...TRAITS]}
          say={(trait) => (trait === undefined ? builder.noTrait : traits[trait].name)}
          value={army.trait}
          choose={(trait) => change({ ...army, trait })}
        />
      </label>
      <button
        type="button"
        className="app-button"
        onClick={() => {
          const trait = rolledTrait(randomSeed());
          change({ ...army, trait }, `${traits[trait].name}.`);
        }}
      >
        <Icon name="dice" />
        {builder.roll}
      </button>
      <button
        type="button"
        className="app-button"
        data-testid={`buy-${side}`}
        onClick={() => {
          const bought = programBuys(plan, side, randomSeed());
          change(bought, `${builder.total(appraise(purchaseOf(plan, side, bought)).price ?? 0, pointsOf(plan, side))}.`);
        }}
      >
        {builder.buy}
      </button>
      {army.trait && <p className="app-note">{traits[army.trait].effect}</p>}
    </div>
  );
}

/** What is bought of a nation's own types and of others, and what it comes to. */
export function ArmyPanel({ side, plan, change }: Props) {
  const { wares, builder } = useArmyWords();
  const army = plan.armies[side];
  const units = boughtAs(army);
  const purchase = purchaseOf(plan, side);
  const { points } = purchase;
  const { price = 0, strength, panic, leaders, faults } = appraise(purchase);
  const { own, others } = waresOf(army.nation, points, army.trait);
  const hasOthers = others.some((ware) => (units[ware] ?? 0) > 0);
  const [opened, open] = useState(hasOthers);
  // What has been bought is seen; the fold is closed by whoever looks at it alone.
  useEffect(() => {
    if (hasOthers) open(true);
  }, [hasOthers]);
  const lines = (offered: readonly (readonly [Ware, number?])[]) => (
    <ul className="armies-wares">
      {offered.map(([ware, most]) => (
        <Stepper
          key={ware}
          name={wares[ware]}
          code={ware.length > 2 ? undefined : ware}
          price={unitsPrice([{ type: UNIT_TYPES[ware], count: 1 }], purchase) ?? 0}
          most={most}
          count={units[ware] ?? 0}
          testid={`ware-${side}-${ware}`}
          step={(by) => {
            const next = { ...army, units: stepped(units, ware, by) };
            const total = builder.total(unitsPrice(purchaseOf(plan, side, next).units, purchase) ?? 0, points);
            change(next, builder.now(wares[ware], next.units[ware] ?? 0, total));
          }}
        />
      ))}
    </ul>
  );
  return (
    <section className="app-card armies-side" aria-labelledby={`army-${side}`}>
      <h2 id={`army-${side}`}>
        <SideChip side={side} />
        {side === 0 ? builder.first : builder.second}
      </h2>
      <Whose side={side} plan={plan} change={change} />
      <Verdict side={side} price={price} points={points} faults={faults}>
        {builder.facts(countOf(purchase.units), strength, panic, leaders)}
      </Verdict>
      <h3>{builder.own}</h3>
      {lines(own)}
      {others.length > 0 && (
        <details className="armies-others" open={opened} onToggle={({ currentTarget }) => open(currentTarget.open)}>
          <summary>{builder.others(strangersMost(points))}</summary>
          {lines(others.map((ware) => [ware]))}
        </details>
      )}
    </section>
  );
}
