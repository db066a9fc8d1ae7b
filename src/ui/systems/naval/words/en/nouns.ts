import type { Size } from '../../../../../rules/naval/model/types';
import { capital, plural } from '../../../../words/en/nouns';
import { knownType, type ShipNoun } from '../naming';

const SIZES: Record<Size, string> = { small: 'small ship', large: 'large ship' };

/** What the battles call their ships, by the word of the position. */
const TYPES: Readonly<Record<string, string>> = {
  trireme: 'trireme',
  triere: 'trireme',
  bireme: 'bireme',
  liburnian: 'liburnian',
  pentekonter: 'pentekonter',
  penteconter: 'penteconter',
  hemiolia: 'hemiolia',
  quadrireme: 'quadrireme',
  four: 'quadrireme',
  quinquereme: 'quinquereme',
  five: 'quinquereme',
  six: 'six',
  seven: 'seven',
  eight: 'eight',
  ten: 'ten',
  dromon: 'dromon',
  chelandion: 'chelandion',
  longship: 'longship',
  langskip: 'longship',
  drakkar: 'dragon ship',
  dragon: 'dragon ship',
  snekke: 'snekke',
  knarr: 'knarr',
  cog: 'cog',
  hulk: 'hulk',
  nef: 'nef',
  galley: 'galley',
  barge: 'barge',
  merchantman: 'merchantman',
  transport: 'transport',
  flagship: 'flagship',
};

export const shipName = ({ size, alias }: ShipNoun): string => knownType(TYPES, alias) ?? SIZES[size];
export const theShip = (ship: ShipNoun): string => `the ${shipName(ship)}`;
export const TheShip = (ship: ShipNoun): string => capital(theShip(ship));
export const marines = (n: number): string => plural(n, 'marine', 'marines');
export const points = (n: number): string => plural(n, 'point', 'points');
