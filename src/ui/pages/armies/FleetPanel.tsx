import { FLEET_POINTS, SHIP_WARES, SHIP_WORDS } from '../../../rules/armies/model/data';
import { appraiseFleet } from '../../../rules/armies/play/army';
import { countOf, shipPrice } from '../../../rules/armies/play/price';
import { SideChip } from '../../app/SideChip';
import { useArmyWords } from '../../words/armies';
import { type FleetDraft, type Plan, shipsOf, stepped } from './drafts';
import { Stepper } from './Stepper';
import { Verdict } from './Verdict';

interface Props {
  readonly side: 0 | 1;
  readonly plan: Plan;
  readonly change: (fleet: FleetDraft, said: string) => void;
  readonly rule: (isNavy: boolean) => void;
}

/** What ships are bought, and what they come to. */
export function FleetPanel({ side, plan, change, rule }: Props) {
  const { ships, builder } = useArmyWords();
  const fleet = plan.fleets[side];
  const lots = shipsOf(fleet);
  const { price, faults } = appraiseFleet(lots, FLEET_POINTS);
  return (
    <section className="app-card armies-side" aria-labelledby={`fleet-${side}`}>
      <h2 id={`fleet-${side}`}>
        <SideChip side={side} />
        {builder.fleets[side]}
      </h2>
      <Verdict side={side} price={price} points={FLEET_POINTS} faults={faults}>
        {builder.shipFacts(countOf(lots))}
      </Verdict>
      <label className="armies-check">
        <input
          type="checkbox"
          data-testid={`navy-${side}`}
          checked={plan.navies[side]}
          onChange={({ currentTarget: { checked } }) => rule(checked)}
        />
        {builder.navy}
      </label>
      <ul className="armies-wares">
        {SHIP_WORDS.map((ware) => (
          <Stepper
            key={ware}
            name={ships[ware]}
            price={shipPrice(SHIP_WARES[ware])}
            count={fleet[ware] ?? 0}
            testid={`ship-${side}-${ware}`}
            step={(by) => {
              const next = stepped(fleet, ware, by);
              const total = builder.total(appraiseFleet(shipsOf(next), FLEET_POINTS).price, FLEET_POINTS);
              change(next, builder.now(ships[ware], next[ware] ?? 0, total));
            }}
          />
        ))}
      </ul>
    </section>
  );
}
