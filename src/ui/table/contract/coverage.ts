import type { Hex } from '../../../kernel/board';
import { otherSide, type Side } from '../../../kernel/twoSides';
import { COVERS, type Cover, type CoverageFacts } from '../../board/facts';
import type { ThreatLine } from './help';

/** The areas of hexes that any piece covers, each hex once; one that is empty is left out. */
export const coverageOf = (
  labels: Readonly<Record<Cover, string>>,
  hexes: Readonly<Record<Cover, readonly Hex[]>>,
): CoverageFacts['areas'] =>
  COVERS.flatMap((cover) => {
    const all = [...new Set(hexes[cover])].sort((a, b) => a - b);
    return all.length > 0 ? [{ cover, hexes: all, label: labels[cover] }] : [];
  });

/** Who of both sides can come to a hex, enemies of whoever decides first. `extentsIn`: what the pieces of a side can do; `lineOf`: of one piece, undefined where it comes to nothing. */
export function comersOf<Extent>(
  decider: Side | undefined,
  extentsIn: (side: Side) => readonly Extent[],
  lineOf: (extent: Extent) => Omit<ThreatLine, 'side' | 'mark'> | undefined,
): ThreatLine[] {
  const enemy = otherSide(decider ?? 0);
  return [enemy, otherSide(enemy)].flatMap((side) =>
    extentsIn(side).flatMap((extent): ThreatLine[] => {
      const line = lineOf(extent);
      return line ? [{ ...line, side, mark: undefined }] : [];
    }),
  );
}
