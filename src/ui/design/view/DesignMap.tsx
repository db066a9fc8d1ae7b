import { useEffect, useState } from 'react';
import { type SystemId, systemWord } from '../../../rules/ids';
import { LiveMap, usePainter } from '../../picture/LiveMap';
import type { DrawnPosition } from '../document/drawing';
import { type Still, stillOf } from '../document/still';
import { fetchDesignPart } from '../session';

interface Props {
  readonly position: object;
  readonly label: string;
  /** In pixels, for what the map shows of its pieces. */
  readonly width?: number;
}

/** The map of a battle that somebody has drawn, as the table draws it; nothing until it can be drawn. */
export default function DesignMap({ position, label, width }: Props) {
  const painter = usePainter(systemWord(position) as SystemId);
  const [still, show] = useState<Still>();
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await fetchDesignPart(position);
      if (!left && found.ok) show(stillOf(found.value.part.rules, found.value.system, position as DrawnPosition));
    };
    // A list does without the map that does not come.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [position]);
  return painter && still && <LiveMap glimpse={still} painter={painter} label={label} {...(width === undefined ? {} : { width })} />;
}
