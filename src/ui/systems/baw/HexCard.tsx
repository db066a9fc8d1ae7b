import type { Hex } from '../../../kernel/board';
import { TERRAIN } from '../../../rules/baw/model/data';
import { GROUNDS } from '../../../rules/baw/model/types';
import { countingHexes } from '../../../rules/baw/play/victory';
import { RuleLink } from '../../table/shell/RuleLink';
import { doorsAt } from './doorsAt';
import { useGame, useNaming, useShown } from './hooks';
import { useBawWords } from './words';

/** A hex with nobody in it: its ground and what that means. */
export function HexCard({ hex }: { readonly hex: Hex }) {
  const { table, card } = useBawWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const ground = GROUNDS[context.ground[hex]!]!;
  const level = context.level[hex]!;
  const counts = countingHexes(context).includes(hex);
  const holder = state.held[context.objectives.indexOf(hex)] ?? -1;
  const { exits, entries } = doorsAt(context, state, hex);
  return (
    <section className="table-card" data-testid="hex-card" aria-label={naming.hex(hex)}>
      <h2>
        {naming.hex(hex)} · {table.terrain[ground]}
        {level > 0 && `, ${card.level(level)}`} <RuleLink id={TERRAIN[ground].rule} />
      </h2>
      <p>{card.stepCost(context.entryCost[hex]!)}</p>
      {card.notes[ground] && <p>{card.notes[ground]}</p>}
      {counts && (
        <p>
          {card.objective}
          {holder >= 0 && `, ${card.held(naming.army(holder as 0 | 1))}`} <RuleLink id="B14.c" />
        </p>
      )}
      {exits.map((side) => (
        <p key={side}>
          {card.exit(naming.army(side))} <RuleLink id="B13.c" />
        </p>
      ))}
      {entries.map(({ side, turn }) => (
        <p key={`${side} ${turn}`}>
          {card.entry(naming.army(side), turn)} <RuleLink id="B13.a" />
        </p>
      ))}
    </section>
  );
}
