import { type Hex, printHex } from '../../../../kernel/board';
import type { Side } from '../../../../rules/naval/model/types';
import { type Extent, extentsOf } from '../../../../rules/naval/play/extents';
import { controlOf } from '../../../../rules/naval/play/ground';
import type { Means } from '../../../../rules/naval/play/nextTurn';
import { deciderOf } from '../../../../rules/naval/play/sequence';
import type { CoverageFacts } from '../../../board/facts';
import { comersOf, coverageOf } from '../../../table/contract/coverage';
import type { Comers, Danger } from '../../../table/contract/help';
import { perSide } from '../../../table/contract/memo';
import { helpWords } from '../../../words/help';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { navalWords } from '../words';
import { seaHelpWords } from '../words/help';

const extentsIn = perSide(extentsOf);

/** 14.5–14.9 All that a side can do in its next player turn, with the best of dice. */
export function coverage({ context, shown }: Snapshot, side: Side): CoverageFacts['areas'] {
  const extents = extentsIn(context, shown, side);
  // Whoever lies there belongs to the side itself: nobody of the other can be rammed or hit there.
  const own = new Set(shown.ships.filter((ship) => controlOf(ship) === side).map(({ hex }) => hex));
  const others = (found: ReadonlyMap<Hex, Means>): Hex[] => [...found.keys()].filter((hex) => !own.has(hex));
  return coverageOf(seaHelpWords().coverage, {
    reach: extents.flatMap(({ ship, reach }) => (ship === undefined ? [] : [...reach.keys()])),
    attack: extents.flatMap(({ ram, board }) => [...others(ram), ...others(board)]),
    hit: extents.flatMap(({ hit }) => others(hit)),
  });
}

function dangersOf({ context }: Snapshot, { ship, hex: home, reach, ram, board, hit }: Extent, hex: Hex): Danger[] {
  const { comers: words, threats } = seaHelpWords();
  const danger = (text: string, rule: string, means: Means | undefined): Danger[] => {
    if (!means) return [];
    const place = means.from === home || means.from === hex ? [] : [helpWords().threats.from(printHex(context.board, means.from))];
    const die = means.die && means.die > 1 ? [threats.die(means.die)] : [];
    return [
      means.through ? { facts: [text, ...place, threats.through, ...die], rule, also: '14.6' } : { facts: [text, ...place, ...die], rule },
    ];
  };
  const shot = hit.get(hex);
  return [
    ...danger(words.goes, '14.5', ship === undefined ? undefined : reach.get(hex)),
    ...danger(words.ram, '14.6', ram.get(hex)),
    ...danger(words.board, '14.8.b', board.get(hex)),
    ...danger(words[shot?.by ?? 'archery'], shot?.by === 'ballista' ? '14.9' : '14.8', shot),
  ];
}

/** Who can come to a hex in his next player turn, or ram, board or shoot at whoever lies there; enemies of whoever decides first. */
export function comers(now: Snapshot, hex: Hex): Comers {
  const { context, shown } = now;
  const { about, none, onLand } = seaHelpWords().comers;
  const naming = namingOf(context, shown.ships);
  const { table } = navalWords();
  const lines = comersOf(
    deciderOf(shown),
    (side) => extentsIn(context, shown, side),
    (extent) => {
      const dangers = dangersOf(now, extent, hex);
      if (dangers.length === 0) return undefined;
      const at = printHex(context.board, extent.hex);
      const { marines } = [...shown.ashore].find((landing) => landing.hex === extent.hex) ?? { marines: 0 };
      const name = extent.ship === undefined ? table.assault.who(at, marines) : table.shipAt(naming.ship(extent.ship), at);
      const means = extent.ram.get(hex) ?? extent.board.get(hex) ?? extent.hit.get(hex);
      return { key: String(extent.ship ?? at), name, hex: extent.hex, dangers, from: means?.from };
    },
  );
  return { about, none: context.land[hex] ? onLand : none, lines };
}
