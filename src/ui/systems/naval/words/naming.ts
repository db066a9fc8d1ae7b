import type { Side, Size } from '../../../../rules/naval/model/types';
import type { BareNaming } from '../../../words/naming';

/** A ship as sentences need it. `alias`: the battle's own word for its type, undefined for plain `small` and `large`. `side`: its colour. */
export interface ShipNoun {
  readonly size: Size;
  readonly alias: string | undefined;
  readonly side: Side;
}

/** What sentences about a battle at sea ask for names. */
export interface NavalNaming extends BareNaming {
  ship(id: number): ShipNoun;
}

/** What a battle's word for a type stands for: `five-corvus` is a `five`; a word that nobody knows is undefined. */
export function knownType<Noun>(known: Readonly<Record<string, Noun>>, alias: string | undefined): Noun | undefined {
  const parts = alias?.toLowerCase().split(/[- ]/) ?? [];
  for (let length = parts.length; length > 0; length--) {
    const word = parts.slice(0, length).join('-');
    if (Object.hasOwn(known, word)) return known[word];
  }
  return undefined;
}

/** What may be told of a ship in a word or two. */
export type ShipMark =
  | 'sound'
  | 'damaged'
  | 'sinking'
  | 'captured'
  | 'moved'
  | 'fired'
  | 'declared'
  | 'target'
  | 'attacked'
  | 'ballista'
  | 'ballistaLost'
  | 'corvus';

/** An edge of the map as the reader sees it: which way is north there depends on the battle. */
export type MapEdge = 'top' | 'right' | 'bottom' | 'left';
