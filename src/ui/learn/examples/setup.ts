export type Fields = Readonly<Record<string, unknown>>;

/** A side by its pieces alone, or with more of it. */
export type SideOf<Pieces extends string> = readonly string[] | (Fields & { readonly [Key in Pieces]?: readonly string[] });

/** A side of a position as the notation writes it; `pieces`: what the game calls them there. */
export const sideOf = <Pieces extends string>(name: string, side: SideOf<Pieces>, pieces: Pieces): object => ({
  name,
  ...(Array.isArray(side) ? { [pieces]: side } : side),
});
