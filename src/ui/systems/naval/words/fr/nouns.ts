import type { Size } from '../../../../../rules/naval/model/types';
import { capital, plural } from '../../../../words/fr/nouns';
import { knownType, type ShipNoun } from '../naming';

interface Noun {
  readonly name: string;
  readonly the: string;
  /** After « de »: le navire → du navire, la trière → de la trière. */
  readonly ofThe: string;
  readonly feminine: boolean;
}

const masculine = (name: string): Noun => ({ name, the: `le ${name}`, ofThe: `du ${name}`, feminine: false });
const feminine = (name: string): Noun => ({ name, the: `la ${name}`, ofThe: `de la ${name}`, feminine: true });
const elided = (name: string): Noun => ({ name, the: `l’${name}`, ofThe: `de l’${name}`, feminine: true });

const SIZES: Record<Size, Noun> = {
  small: masculine('petit navire'),
  large: masculine('grand navire'),
};

/** What the battles call their ships, by the word of the position. */
const TYPES: Readonly<Record<string, Noun>> = {
  trireme: feminine('trière'),
  triere: feminine('trière'),
  bireme: feminine('birème'),
  liburnian: feminine('liburne'),
  pentekonter: feminine('pentécontère'),
  penteconter: feminine('pentécontère'),
  hemiolia: elided('hémiolie'),
  quadrireme: feminine('quadrirème'),
  four: feminine('quadrirème'),
  quinquereme: feminine('quinquérème'),
  five: feminine('quinquérème'),
  six: elided('hexère'),
  seven: elided('heptère'),
  eight: elided('octère'),
  ten: feminine('décère'),
  dromon: masculine('dromon'),
  chelandion: masculine('chélandion'),
  longship: masculine('drakkar'),
  langskip: masculine('drakkar'),
  drakkar: masculine('drakkar'),
  dragon: masculine('grand drakkar'),
  snekke: elided('esnèque'),
  knarr: masculine('knarr'),
  cog: feminine('cogue'),
  hulk: feminine('hourque'),
  nef: feminine('nef'),
  galley: feminine('galère'),
  barge: feminine('barge'),
  merchantman: masculine('navire marchand'),
  transport: masculine('transport'),
  flagship: masculine('navire amiral'),
};

const nounOf = ({ size, alias }: ShipNoun): Noun => knownType(TYPES, alias) ?? SIZES[size];

export const shipName = (ship: ShipNoun): string => nounOf(ship).name;
export const theShip = (ship: ShipNoun): string => nounOf(ship).the;
export const TheShip = (ship: ShipNoun): string => capital(theShip(ship));
export const ofTheShip = (ship: ShipNoun): string => nounOf(ship).ofThe;
/** A participle in the gender of the ship: « coulé », « coulée ». */
export const agreed = (ship: ShipNoun, participle: string): string => `${participle}${nounOf(ship).feminine ? 'e' : ''}`;
/** « il » or « elle ». */
export const it = (ship: ShipNoun): string => (nounOf(ship).feminine ? 'elle' : 'il');
export const marines = (n: number): string => plural(n, 'marin', 'marins');
export const points = (n: number): string => plural(n, 'point', 'points');
