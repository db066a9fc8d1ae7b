/* Writes silhouettes.ts: `node src/ui/systems/baw/board/extractSilhouettes.mjs`. */
import { writeSilhouettes } from '../../../board/silhouettes.mjs';

/** What a counter shows, icon, author. */
writeSilhouettes(import.meta.url, [
  ['guard', 'centurion-helmet', 'Delapouite'],
  ['legion', 'roman-shield', 'Delapouite'],
  ['pikes', 'spears', 'Lorc'],
  ['veterans', 'spartan-helmet', 'Delapouite'],
  ['hoplites', 'spartan', 'Lorc'],
  ['warband', 'tribal-shield', 'Delapouite'],
  ['auxiliaries', 'viking-shield', 'Delapouite'],
  ['skirmishers', 'swordman', 'Cathelineau'],
  ['levy', 'farmer', 'Delapouite'],
  ['archers', 'bowman', 'Lorc'],
  ['picked', 'archer', 'Delapouite'],
  ['slingers', 'sling', 'Delapouite'],
  ['lancers', 'mounted-knight', 'Skoll'],
  ['heavyHorse', 'horse-head', 'Delapouite'],
  ['horse', 'cavalry', 'Delapouite'],
  ['horseArchers', 'high-shot', 'Lorc'],
  ['chariots', 'chariot', 'Cathelineau'],
  ['scythes', 'scythe', 'Lorc'],
  ['elephants', 'elephant', 'Delapouite'],
]);
