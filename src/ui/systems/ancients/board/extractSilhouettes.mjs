/* Writes silhouettes.ts: `node src/ui/systems/ancients/board/extractSilhouettes.mjs`. */
import { writeSilhouettes } from '../../../board/silhouettes.mjs';

/** Kind of counter, icon, author. */
writeSilhouettes(import.meta.url, [
  ['LI', 'swordman', 'Cathelineau'],
  ['HI', 'spartan', 'Lorc'],
  ['PX', 'spears', 'Lorc'],
  ['LA', 'bowman', 'Lorc'],
  ['HA', 'archer', 'Delapouite'],
  ['MM', 'arrow-cluster', 'Lorc'],
  ['LC', 'cavalry', 'Delapouite'],
  ['HC', 'horse-head', 'Delapouite'],
  ['KT', 'mounted-knight', 'Skoll'],
  ['CH', 'chariot', 'Cathelineau'],
  ['EL', 'elephant', 'Delapouite'],
  ['CP', 'barracks-tent', 'Delapouite'],
]);
