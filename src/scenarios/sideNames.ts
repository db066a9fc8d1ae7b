export interface SideNames {
  readonly en: readonly [string, string];
  readonly fr: readonly [string, string];
  /** Which of the names are plurals, in both languages; none, if left out. */
  readonly many?: readonly [boolean, boolean];
}

/** What the two sides of each battle are called in either language, apart from all else that a battle file says: the table needs no more of it. A test holds it to the files. */
export const SIDE_NAMES: Readonly<Record<string, SideNames>> = {
  spartolus: { en: ['Athens', 'Chalcidians'], fr: ['Athènes', 'Chalcidiens'], many: [false, true] },
  megiddo: { en: ['Egypt', 'Syrian coalition'], fr: ['Égypte', 'Coalition syrienne'] },
  kadesh: { en: ['Hittites', 'Egypt'], fr: ['Hittites', 'Égypte'], many: [true, false] },
  magnesia: { en: ['Rome and Pergamon', 'Seleucid Empire'], fr: ['Rome et Pergame', 'Empire séleucide'], many: [true, false] },
  argentoratum: { en: ['Rome', 'Alamanni'], fr: ['Rome', 'Alamans'], many: [false, true] },
  diekplus: { en: ['Athens', 'Peloponnesians'], fr: ['Athènes', 'Péloponnésiens'], many: [false, true] },
  salamis: { en: ['Greeks', 'Persia'], fr: ['Grecs', 'Perse'], many: [true, false] },
  syracuse: { en: ['Athens', 'Syracuse'], fr: ['Athènes', 'Syracuse'] },
  arginusae: { en: ['Athens', 'Sparta'], fr: ['Athènes', 'Sparte'] },
  mylae: { en: ['Rome', 'Carthage'], fr: ['Rome', 'Carthage'] },
  actium: { en: ['Antony', 'Octavian'], fr: ['Antoine', 'Octavien'] },
  cyzicus: { en: ['Byzantium', 'Caliphate'], fr: ['Byzance', 'Califat'] },
  sluys: { en: ['England', 'France'], fr: ['Angleterre', 'France'] },
};
