import type { TablePicture } from '../../table/contract/system';
import { MapView } from './MapView';
import type { Snapshot } from './match';
import { namingOf } from './naming';

/** The map of the land game, which comes with the table: what it is played by follows (`.`). */
export const landPicture: TablePicture = {
  id: 'ancients',
  MapView,
  naming: ({ context, shown }: Snapshot, armies) => namingOf(context, shown.units, armies),
  // 13.12 Units may turn into others.
  nounsKey: ({ context, shown }: Snapshot) => (context.orders.has('dismount') ? shown.units.map(({ type }) => type).join() : ''),
};
