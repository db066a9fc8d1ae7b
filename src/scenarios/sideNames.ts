/** What the two sides of each battle are called in either language, apart from all else that a battle file says: the table needs no more of it. A test holds it to the files. */
export const SIDE_NAMES: Readonly<Record<string, { readonly en: readonly [string, string]; readonly fr: readonly [string, string] }>> = {
  spartolus: { en: ['Athens', 'Chalcidians'], fr: ['Athènes', 'Chalcidiens'] },
  megiddo: { en: ['Egypt', 'Syrian coalition'], fr: ['Égypte', 'Coalition syrienne'] },
  kadesh: { en: ['Hittites', 'Egypt'], fr: ['Hittites', 'Égypte'] },
  magnesia: { en: ['Rome and Pergamon', 'Seleucid Empire'], fr: ['Rome et Pergame', 'Empire séleucide'] },
  argentoratum: { en: ['Rome', 'Alamanni'], fr: ['Rome', 'Alamans'] },
  diekplus: { en: ['Athens', 'Peloponnesians'], fr: ['Athènes', 'Péloponnésiens'] },
  salamis: { en: ['Greeks', 'Persia'], fr: ['Grecs', 'Perse'] },
  syracuse: { en: ['Athens', 'Syracuse'], fr: ['Athènes', 'Syracuse'] },
  arginusae: { en: ['Athens', 'Sparta'], fr: ['Athènes', 'Sparte'] },
  mylae: { en: ['Rome', 'Carthage'], fr: ['Rome', 'Carthage'] },
  actium: { en: ['Antony', 'Octavian'], fr: ['Antoine', 'Octavien'] },
  cyzicus: { en: ['Byzantium', 'Caliphate'], fr: ['Byzance', 'Califat'] },
  sluys: { en: ['England', 'France'], fr: ['Angleterre', 'France'] },
};
