import type { Counter, Side } from '../../../../rules/ancients/model/types';
import type { BareNaming } from '../../../words/naming';

/** A unit as sentences need it. `alias`: the battle's own word for its type. */
export interface UnitNoun {
  readonly as: Counter;
  readonly alias: string | undefined;
  readonly side: Side;
}

/** What sentences about a battle ask for names. */
export interface Naming extends BareNaming {
  unit(id: number): UnitNoun;
}
