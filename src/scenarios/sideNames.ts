import sides from 'virtual:battles/sides';

export interface SideNames {
  readonly en: readonly [string, string];
  readonly fr: readonly [string, string];
  /** Which of the names are plurals, in both languages; none, if left out. */
  readonly many?: readonly [boolean, boolean];
}

/** What the two sides of each battle are called in either language, apart from all else that is said of it: the table needs no more. */
export const SIDE_NAMES: Readonly<Record<string, SideNames>> = sides;
