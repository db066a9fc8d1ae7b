import type { Hex } from '../../../kernel/board';
import { COVERS, type Cover, type CoverageFacts } from '../../board/facts';

/** The areas of hexes that any piece covers, each hex once; one that is empty is left out. */
export const coverageOf = (
  labels: Readonly<Record<Cover, string>>,
  hexes: Readonly<Record<Cover, readonly Hex[]>>,
): CoverageFacts['areas'] =>
  COVERS.flatMap((cover) => {
    const all = [...new Set(hexes[cover])].sort((a, b) => a - b);
    return all.length > 0 ? [{ cover, hexes: all, label: labels[cover] }] : [];
  });
