import { hasBallista } from '../../../rules/naval/ballistae';
import type { Context, Ship, State } from '../../../rules/naval/types';
import type { ShipMark } from '../../words/naval/naming';

/** What is to be told of a ship beside its type, place and crew. */
export function marksOf(context: Context, { assault, closed }: State, ship: Ship): ShipMark[] {
  const { ballista, corvus } = context.types[ship.type]!;
  const all: readonly (readonly [ShipMark, boolean])[] = [
    ['sound', !ship.damaged && !ship.sinking],
    ['damaged', ship.damaged && !ship.sinking],
    ['sinking', ship.sinking],
    ['captured', ship.captured],
    ['ballista', hasBallista(context, ship)],
    ['ballistaLost', ballista && !hasBallista(context, ship)],
    ['corvus', corvus],
    ['moved', ship.moved],
    ['fired', ship.fired],
    ['stepped', ship.stepped > 0],
    ['fought', ship.fought > 0],
    ['target', assault?.target === ship.id],
    ['attacked', closed.includes(ship.id)],
  ];
  return all.flatMap(([mark, holds]) => (holds ? [mark] : []));
}
