import { distance } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { Ship } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import { judgeAction } from '../../../rules/naval/play/legal';
import { Shot } from '../../table/shell/Shot';
import { attackersOf, type Effect, effectOn, targetsFrom } from './assaults';
import { ballistaMarks } from './ballistae';
import { useGame, useNaming, useTable } from './hooks';
import { shotOrder } from './orders';
import { hexOfPiece, shipOn } from './pieces';
import { ShipFace } from './ShipFace';
import { useNavalWords } from './words';

/** A target that is thought of: how it is hit and what that does, or why it cannot be one. */
function usePointed() {
  const { table } = useNavalWords();
  const naming = useNaming();
  return (target: Ship, line: string, rule: string, effect: Effect, refusal: Refusal | undefined) => ({
    face: <ShipFace ship={target} />,
    name: table.shipAt(naming.ship(target.id), naming.hex(target.hex)),
    refusal,
    facts: [
      [line, rule],
      [effect === 'nothing' ? '' : table.assault.effects[effect], '14.8'],
    ] as const,
  });
}

/** 14.9 The shot that is thought of. */
export function BallistaPanel({ ship }: { readonly ship: Ship }) {
  const { table } = useNavalWords();
  const pointAt = usePointed();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pointed = useTable(({ tool, hover }) => (tool.kind === 'ballista' ? (tool.at ?? hover) : undefined));
  const marks = ballistaMarks(context, state, ship);
  const enemy = pointed === undefined ? undefined : shipOn(state, pointed);
  const only = marks.length === 1 ? shipOn(state, marks[0]!.hex) : undefined;
  const target = enemy && controlOf(enemy) !== state.player ? enemy : only;
  return (
    <Shot
      title={table.ballista.title}
      hint={marks.length === 0 ? table.ballista.none : table.ballista.choose}
      target={
        target &&
        pointAt(
          target,
          table.ballista.line(distance(context.board, ship.hex, target.hex)),
          '14.9',
          effectOn(target, 'ballista'),
          judgeAction(context, state, shotOrder(ship, target.hex)),
        )
      }
    />
  );
}

/** 14.8 The attack that the marines in hand could make on the ship pointed at. */
export function MarinesAim({ piece }: { readonly piece: number }) {
  const { table, play } = useNavalWords();
  const pointAt = usePointed();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pointed = useTable(({ tool, hover }) => (tool.kind === 'marines' ? (tool.at ?? hover) : undefined));
  const enemy = pointed === undefined ? undefined : shipOn(state, pointed);
  const from = hexOfPiece(state, piece);
  const attacker =
    enemy && controlOf(enemy) !== state.player ? attackersOf(context, state, enemy.hex).find((one) => one.from === from) : undefined;
  return (
    <Shot
      title={table.assault.title}
      hint={targetsFrom(context, state, from).length === 0 ? table.assault.none : table.assault.choose}
      target={
        enemy &&
        attacker &&
        pointAt(
          enemy,
          `${table.assault[attacker.by]}, ${play.assault.need(attacker.need)}, ${table.ram.chance(7 - attacker.need)}.`,
          '14.8',
          effectOn(enemy, attacker.by),
          attacker.refusal,
        )
      }
    />
  );
}
