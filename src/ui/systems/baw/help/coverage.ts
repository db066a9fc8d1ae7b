import { type Hex, printHex } from '../../../../kernel/board';
import type { Side } from '../../../../rules/baw/model/types';
import { type Extent, extentsOf } from '../../../../rules/baw/play/extents';
import { deciderOf } from '../../../../rules/baw/play/sequence';
import type { CoverageFacts } from '../../../board/facts';
import { comersOf, coverageOf } from '../../../table/contract/coverage';
import type { Comers, Danger } from '../../../table/contract/help';
import { perSide } from '../../../table/contract/memo';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { bawWords } from '../words';
import { bawHelpWords } from '../words/help';

export const extentsIn = perSide(extentsOf);

/** B5 to B8 All that a side can do in its next turn. */
export function coverage({ context, shown }: Snapshot, side: Side): CoverageFacts['areas'] {
  const extents = extentsIn(context, shown, side);
  // Whoever stands there belongs to the side itself: nobody of the other can be attacked or hit there.
  const own = new Set(shown.units.filter((unit) => unit.side === side).map(({ hex }) => hex));
  const others = (found: ReadonlySet<Hex>): Hex[] => [...found].filter((hex) => !own.has(hex) && context.shut[hex] === 0);
  return coverageOf(bawHelpWords().coverage, {
    reach: extents.flatMap(({ reach }) => [...reach]),
    attack: extents.flatMap(({ attack }) => others(attack)),
    hit: extents.flatMap(({ hit }) => others(hit)),
  });
}

function dangersOf({ reach, attack, hit }: Extent, hex: Hex): Danger[] {
  const { goes, attacks, fires } = bawHelpWords().comers;
  return [
    ...(reach.has(hex) ? [{ facts: [goes], rule: 'B5' }] : []),
    ...(attack.has(hex) ? [{ facts: [attacks], rule: 'B7.2' }] : []),
    ...(hit.has(hex) ? [{ facts: [fires], rule: 'B8' }] : []),
  ];
}

/** Who can come to a hex in his next turn, or attack or fire at whoever stands there; enemies of whoever decides first. */
export function comers({ context, shown }: Snapshot, hex: Hex): Comers {
  const { about, none } = bawHelpWords().comers;
  const { table } = bawWords();
  const naming = namingOf(context, shown.units);
  const lines = comersOf(
    deciderOf(shown),
    (side) => extentsIn(context, shown, side),
    (extent) => {
      const dangers = dangersOf(extent, hex);
      if (dangers.length === 0) return undefined;
      const noun = naming.unit(extent.unit);
      const name = extent.hex >= 0 ? table.unitAt(noun, printHex(context.board, extent.hex)) : table.unit(noun);
      return { key: String(extent.unit), name, hex: extent.hex, dangers, from: undefined };
    },
  );
  return { about, none, lines };
}
