import type { SidesSaid } from '../../scenarios/sideNames';
import type { ofPages } from './en/pagesPart';
import type { ofPanels } from './en/panelsPart';
import type { ofTable } from './en/tablePart';

/** English says which words there are; a literal in it is any string in another language. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Widened<Result>
    : { readonly [Key in keyof T]: Widened<T[Key]> };

export interface TableWords extends Widened<typeof ofTable> {
  /** What the sides of each battle of the house are called, by its id. */
  readonly sides: Readonly<Record<string, SidesSaid>>;
}
export type PanelWords = Widened<typeof ofPanels>;
export type PageWords = Widened<typeof ofPages>;
/** What is said of every game; a wing has the words of its own. */
export type Words = TableWords & PanelWords & PageWords;
