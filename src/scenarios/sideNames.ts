import sides from 'virtual:battles/sides';

/** What the two sides of a battle are called in one language. */
export interface SidesSaid {
  readonly names: readonly [string, string];
  /** Which of the names are plurals, in both languages; none, if left out. */
  readonly many?: readonly [boolean, boolean] | undefined;
}

export interface SideNames extends Pick<SidesSaid, 'many'> {
  readonly en: SidesSaid['names'];
  readonly fr: SidesSaid['names'];
}

/** What the two sides of each battle are called in either language, apart from all else that is said of it. The words of a language have those in it. */
export const SIDE_NAMES: Readonly<Record<string, SideNames>> = sides;
