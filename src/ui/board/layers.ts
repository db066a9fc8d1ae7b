import type { Hex } from '../../kernel/board';
import type { Overlays, SideFact } from './facts';

type Marks = { -readonly [K in keyof Overlays]: Overlays[K] };

const joined = <Item>(below: readonly Item[] | undefined, above: readonly Item[]): readonly Item[] =>
  below && below.length > 0 ? [...below, ...above.filter((item) => !below.includes(item))] : above;

/** What there can be one of goes into the list of its like where there is one already: a way beside the way, an arrow beside the arrow. */
function besides(all: Marks, { path, attack, sight }: Overlays): void {
  if (path && all.path) all.paths = joined(all.paths, [path]);
  if (attack && all.attack) all.arrows = joined(all.arrows, [attack]);
  if (sight && all.sight && !all.ruler) all.ruler = sight;
}

/**
 * The marks of several askers over one map, those of the first the nearest to the hand. None hides another: lists are joined, and of what there can be only
 * one the first stays, the others where they are drawn besides. A game's own lists are joined too.
 */
export function layered(...sheets: readonly (Overlays | undefined)[]): Overlays {
  const all: Marks = {};
  for (const sheet of sheets) {
    if (!sheet) continue;
    const { paths, arrows, ...single } = sheet;
    besides(all, single);
    if (paths) all.paths = joined(all.paths, paths);
    if (arrows) all.arrows = joined(all.arrows, arrows);
    for (const [key, value] of Object.entries(single)) {
      const known = all[key as keyof Marks];
      const next = Array.isArray(known) && Array.isArray(value) ? joined(known, value) : (known ?? value);
      Object.assign(all, { [key]: next });
    }
  }
  return all;
}

/** What can be done at a hex next turn, while that is shown, in words. */
export function sayCoverage({ coverage }: Overlays, hex: Hex): string[] {
  const labels = coverage?.areas.filter(({ hexes }) => hexes.includes(hex)).map(({ label }) => label) ?? [];
  return coverage && labels.length > 0 ? [coverage.says(labels)] : [];
}

/** Whose zone of control a hex lies in, in words: the enemy's of who is in hand, and that of the side whose zones are shown; the same one once. */
export function sayZones({ zones, controlled }: Overlays, hex: Hex, enemy: string, of: (side: SideFact) => string): string[] {
  return [
    ...(zones?.includes(hex) && zones !== controlled?.hexes ? [enemy] : []),
    ...(controlled?.hexes.includes(hex) ? [of(controlled.side)] : []),
  ];
}
