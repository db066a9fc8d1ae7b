import type { Size } from '../../../../../rules/naval/model/types';
import { capital, plural } from '../../../../words/en/nouns';
import { knownType, type ShipNoun } from '../naming';

type Noun = readonly [one: string, many: string];

const SIZES: Record<Size, Noun> = { small: ['small ship', 'small ships'], large: ['large ship', 'large ships'] };

const regular = (name: string): Noun => [name, `${name}s`];

/** What the battles call their ships, by the word of the position. */
const TYPES: Readonly<Record<string, Noun>> = {
  trireme: regular('trireme'),
  triere: regular('trireme'),
  bireme: regular('bireme'),
  liburnian: regular('liburnian'),
  pentekonter: regular('pentekonter'),
  penteconter: regular('penteconter'),
  hemiolia: regular('hemiolia'),
  quadrireme: regular('quadrireme'),
  four: regular('quadrireme'),
  quinquereme: regular('quinquereme'),
  five: regular('quinquereme'),
  six: ['six', 'sixes'],
  seven: regular('seven'),
  eight: regular('eight'),
  ten: regular('ten'),
  dromon: regular('dromon'),
  chelandion: regular('chelandion'),
  longship: regular('longship'),
  langskip: regular('longship'),
  drakkar: regular('dragon ship'),
  dragon: regular('dragon ship'),
  snekke: regular('snekke'),
  knarr: regular('knarr'),
  cog: regular('cog'),
  hulk: regular('hulk'),
  nef: regular('nef'),
  galley: regular('galley'),
  barge: regular('barge'),
  merchantman: ['merchantman', 'merchantmen'],
  transport: regular('transport'),
  flagship: regular('flagship'),
};

const nounOf = ({ size, alias }: ShipNoun): Noun => knownType(TYPES, alias) ?? SIZES[size];

export const shipName = (ship: ShipNoun): string => nounOf(ship)[0];
export const theShip = (ship: ShipNoun): string => `the ${shipName(ship)}`;
export const TheShip = (ship: ShipNoun): string => capital(theShip(ship));
export const shipsCounted = (ship: ShipNoun, n: number): string => plural(n, ...nounOf(ship));
export const marines = (n: number): string => plural(n, 'marine', 'marines');
export const points = (n: number): string => plural(n, 'point', 'points');
