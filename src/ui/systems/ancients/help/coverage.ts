import { type Hex, printHex } from '../../../../kernel/board';
import type { Side } from '../../../../rules/ancients/model/types';
import { type Extent, extentsOf } from '../../../../rules/ancients/play/extents';
import { deciderOf } from '../../../../rules/ancients/play/sequence';
import type { CoverageFacts } from '../../../board/facts';
import { comersOf, coverageOf } from '../../../table/contract/coverage';
import type { Comers, Danger } from '../../../table/contract/help';
import { perSide } from '../../../table/contract/memo';
import { helpWords } from '../../../words/help';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { wordsNow } from '../words';
import { landHelpWords } from '../words/help';

const extentsIn = perSide(extentsOf);

/** 6, 8, 9 All that a side can do in its next turn. 13.7 Reckoned on what is shown, which is what the viewer knows. */
export function coverage({ context, shown }: Snapshot, side: Side): CoverageFacts['areas'] {
  const { coverage: words } = landHelpWords();
  const extents = extentsIn(context, shown, side);
  // Whoever stands there belongs to the side itself: nobody of the other can be attacked or hit there.
  const own = new Set(shown.units.filter((unit) => unit.side === side).map(({ hex }) => hex));
  return coverageOf(words, {
    reach: extents.flatMap(({ reach }) => [...reach]),
    attack: extents.flatMap(({ attack }) => [...attack.keys()].filter((hex) => !own.has(hex))),
    hit: extents.flatMap(({ hit }) => [...hit.keys()].filter((hex) => !own.has(hex))),
  });
}

function dangersOf({ context }: Snapshot, { reach, attack, hit }: Extent, home: Hex, hex: Hex): Danger[] {
  const { comers: words, threats } = landHelpWords();
  const place = (from: Hex): string[] => {
    if (from === home) return [];
    return [from < 0 ? threats.beside : helpWords().threats.from(printHex(context.board, from))];
  };
  const [from, shot] = [attack.get(hex), hit.get(hex)];
  return [
    ...(reach.has(hex) ? [{ facts: [words.goes], rule: '6.a' }] : []),
    ...(from === undefined ? [] : [{ facts: [words.attack, ...place(from)], rule: '9.c' }]),
    ...(shot ? [{ facts: [words.shot(shot.range), ...place(shot.from)], rule: '8.a' }] : []),
  ];
}

/** Who can come to a hex in his next turn, attack it or fire at it; enemies of whoever decides first. */
export function comers(now: Snapshot, hex: Hex): Comers {
  const { context, shown } = now;
  const { about, none } = landHelpWords().comers;
  const naming = namingOf(context, shown.units);
  const { table } = wordsNow();
  const lines = comersOf(
    deciderOf(shown),
    (side) => extentsIn(context, shown, side),
    (extent) => {
      const unit = shown.units[extent.unit]!;
      const dangers = dangersOf(now, extent, unit.hex, hex);
      if (dangers.length === 0) return undefined;
      const noun = naming.unit(unit.id);
      const name = unit.hex >= 0 ? table.unitAt(noun, printHex(context.board, unit.hex)) : table.unit(noun);
      return { key: String(unit.id), name, hex: unit.hex, dangers, from: extent.attack.get(hex) ?? extent.hit.get(hex)?.from };
    },
  );
  return { about, none, lines };
}
