import { distance } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { Ship } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import { judgeAction } from '../../../rules/naval/play/legal';
import { RuleLink } from '../../table/shell/RuleLink';
import { WhyNot } from '../../table/shell/WhyNot';
import { attackersOf, type Effect, effectOn, targetsFrom } from './assaults';
import { ballistaMarks } from './ballistae';
import { useGame, useNaming, useTable } from './hooks';
import { shotOrder } from './orders';
import { hexOfPiece, shipOn } from './pieces';
import { ShipFace } from './ShipFace';
import { useNavalWords } from './words';

interface PointedProps {
  readonly target: Ship;
  readonly line: string;
  readonly effect: Effect;
  readonly refusal: Refusal | undefined;
  readonly rule: string;
}

/** A target that is thought of: how it is hit and what that does, or why it cannot be one. */
function Pointed({ target, line, effect, refusal, rule }: PointedProps) {
  const { table } = useNavalWords();
  const naming = useNaming();
  return (
    <div className="table-shot__target">
      <ShipFace ship={target} />
      <div>
        <h2>{table.shipAt(naming.ship(target.id), naming.hex(target.hex))}</h2>
        {refusal ? (
          <p>
            <WhyNot refusal={refusal} />
          </p>
        ) : (
          <p>
            {line} <RuleLink id={rule} /> {effect === 'nothing' ? '' : table.assault.effects[effect]} <RuleLink id="14.8" />
          </p>
        )}
      </div>
    </div>
  );
}

/** 14.9 The shot that is thought of. */
export function BallistaPanel({ ship }: { readonly ship: Ship }) {
  const { table } = useNavalWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pointed = useTable(({ tool, hover }) => (tool.kind === 'ballista' ? (tool.at ?? hover) : undefined));
  const marks = ballistaMarks(context, state, ship);
  const enemy = pointed === undefined ? undefined : shipOn(state, pointed);
  const only = marks.length === 1 ? shipOn(state, marks[0]!.hex) : undefined;
  const target = enemy && controlOf(enemy) !== state.player ? enemy : only;
  return (
    <section className="table-shot" aria-label={table.ballista.title} aria-live="polite">
      <p>{marks.length === 0 ? table.ballista.none : table.ballista.choose}</p>
      {target && (
        <Pointed
          target={target}
          line={table.ballista.line(distance(context.board, ship.hex, target.hex))}
          effect={effectOn(target, 'ballista')}
          refusal={judgeAction(context, state, shotOrder(ship, target.hex))}
          rule="14.9"
        />
      )}
    </section>
  );
}

/** 14.8 The attack that the marines in hand could make on the ship pointed at. */
export function MarinesAim({ piece }: { readonly piece: number }) {
  const { table, play } = useNavalWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pointed = useTable(({ tool, hover }) => (tool.kind === 'marines' ? (tool.at ?? hover) : undefined));
  const enemy = pointed === undefined ? undefined : shipOn(state, pointed);
  const from = hexOfPiece(state, piece);
  const attacker =
    enemy && controlOf(enemy) !== state.player ? attackersOf(context, state, enemy.hex).find((one) => one.from === from) : undefined;
  return (
    <section className="table-shot" aria-label={table.assault.title} aria-live="polite">
      <p>{targetsFrom(context, state, from).length === 0 ? table.assault.none : table.assault.choose}</p>
      {enemy && attacker && (
        <Pointed
          target={enemy}
          line={`${table.assault[attacker.by]}, ${play.assault.need(attacker.need)}, ${table.ram.chance(7 - attacker.need)}.`}
          effect={effectOn(enemy, attacker.by)}
          refusal={attacker.refusal}
          rule="14.8"
        />
      )}
    </section>
  );
}
