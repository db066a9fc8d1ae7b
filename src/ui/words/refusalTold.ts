/** What a refusal tells its sentence: the hexes by name, and numbers. */
export interface RefusalTold {
  readonly at: string;
  readonly several: boolean;
  readonly n: (name: string) => number;
  readonly text: string;
}
