import type { Glimpse } from '../../../store/glimpse';
import { LiveMap, usePainter } from '../../picture/LiveMap';

/** The map of a game that is told of in passing, once what draws it has come. */
export function SmallMap({ glimpse, label }: { readonly glimpse: Glimpse; readonly label: string }) {
  const painter = usePainter(glimpse.system);
  return painter && <LiveMap glimpse={glimpse} painter={painter} label={label} />;
}
