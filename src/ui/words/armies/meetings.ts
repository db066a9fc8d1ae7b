import type { ListId } from '../../../rules/armies/model/lists';
import type { Battle, Said } from '../../../scenarios/battle';
import type { Language } from '../../../store/preferences';

/** What a side that was bought is called; `many`: the name is a plural in both languages. */
interface Called extends Said {
  readonly many?: true;
}

const NATIONS: Readonly<Record<ListId, Called>> = {
  egypt: { en: 'Egypt, Hittites, Syria', fr: 'Égypte, Hittites, Syrie', many: true },
  assyria: { en: 'Assyria, Babylonia', fr: 'Assyrie, Babylonie', many: true },
  persia: { en: 'Persia', fr: 'Perse' },
  hoplites: { en: 'Greek cities', fr: 'Cités grecques', many: true },
  macedon: { en: 'Macedon of Philip and Alexander', fr: 'Macédoine de Philippe et d’Alexandre' },
  successors: { en: 'Successor kingdoms', fr: 'Royaumes des diadoques', many: true },
  india: { en: 'India', fr: 'Inde' },
  'rome-republic': { en: 'Rome, Republic', fr: 'Rome, République' },
  'rome-empire': { en: 'Rome, Empire', fr: 'Rome, Empire' },
  'rome-late': { en: 'Rome, late', fr: 'Rome, Bas-Empire' },
  carthage: { en: 'Carthage', fr: 'Carthage' },
  gauls: { en: 'Gauls, Britons', fr: 'Gaulois, Bretons', many: true },
  germans: { en: 'Germans', fr: 'Germains', many: true },
  parthia: { en: 'Parthia, Sassanids', fr: 'Parthes, Sassanides', many: true },
  huns: { en: 'Huns, Avars, Magyars', fr: 'Huns, Avars, Magyars', many: true },
  goths: { en: 'Goths, Vandals', fr: 'Goths, Vandales', many: true },
  byzantium: { en: 'Byzantium', fr: 'Byzance' },
  arabs: { en: 'Arabs, Saracens', fr: 'Arabes, Sarrasins', many: true },
  vikings: { en: 'Norsemen, Saxons', fr: 'Scandinaves, Saxons', many: true },
  normans: { en: 'Normans, crusaders', fr: 'Normands, croisés', many: true },
  feudal: { en: 'France, Germany, Italy', fr: 'France, Allemagne, Italie', many: true },
  england: { en: 'England', fr: 'Angleterre' },
  scots: { en: 'Scots, Swiss, Flemings', fr: 'Écossais, Suisses, Flamands', many: true },
  mongols: { en: 'Mongols', fr: 'Mongols', many: true },
};

export const nationsIn = (language: Language): Readonly<Record<ListId, string>> =>
  Object.fromEntries(Object.entries(NATIONS).map(([id, name]) => [id, name[language]])) as Record<ListId, string>;

type Two<Item> = readonly [Item, Item];

/** Those of no nation. */
export const ARMIES: Two<Called> = [
  { en: 'First army', fr: 'Première armée' },
  { en: 'Second army', fr: 'Deuxième armée' },
];
export const FLEETS: Two<Called> = [
  { en: 'First fleet', fr: 'Première flotte' },
  { en: 'Second fleet', fr: 'Deuxième flotte' },
];

/** Two of one nation are told apart. */
export const toldApart = ([one, other]: Two<string>): Two<string> => (one === other ? [`${one} I`, `${other} II`] : [one, other]);

const BETWEEN = ' – ';

export const meeting = (...sides: readonly string[]): string => sides.join(BETWEEN);

/** What is known in both languages of a battle between two that were bought. */
export interface Meeting extends Pick<Battle, 'title' | 'many'> {
  readonly sides: Two<{ readonly name: Said }>;
}

function meetingBetween([one, other]: Two<Called>): Meeting {
  const namesIn = (language: Language) => toldApart([one[language], other[language]]);
  const [en, fr] = [namesIn('en'), namesIn('fr')];
  return {
    title: { en: meeting(...en), fr: meeting(...fr) },
    sides: [{ name: { en: en[0], fr: fr[0] } }, { name: { en: en[1], fr: fr[1] } }],
    many: [one.many ?? false, other.many ?? false],
  };
}

const byName = new Map(
  [...Object.values(NATIONS), ...ARMIES, ...FLEETS].flatMap((side) => [side.en, side.fr].map((name) => [name, side] as const)),
);

/** Those that were looked up: the same sides are the same battle. */
const met = new Map<string, Meeting | null>();

/** The battle by points between two sides that are called so in either language, `Mongols I – Mongols II`; null: somebody has given them names of his own. */
export function meetingOf(called: string): Meeting | null {
  const known = met.get(called);
  if (known !== undefined) return known;
  const [one, other, more] = called.split(BETWEEN).map((name) => byName.get(name.replace(/ II?$/, '')));
  const found = one && other && !more ? meetingBetween([one, other]) : null;
  met.set(called, found);
  return found;
}
