/** 15.3.e National traits, in the order of the die, which names them. */
export const TRAITS = ['elephants', 'navy', 'barbarians', 'horseArchers', 'crossbows', 'training'] as const;
export type Trait = (typeof TRAITS)[number];

/** 15.3.e The trait that a die of 1 to 6 brings. */
export const traitOf = (die: number): Trait | undefined => TRAITS[die - 1];
export const dieOf = (trait: Trait): number => 1 + TRAITS.indexOf(trait);
