import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AnyTwoSidedGame } from '../../../kernel/twoSides';
import type { Variant } from '../../../scenarios';
import { useLanguage } from '../../words';
import type { Hands } from '../bench';
import type { DesignPart } from '../contract';
import type { FirstTexts } from '../document/begin';
import { type Check, checksWith } from '../document/checks';
import { type Drawing, type DrawnPosition, type Edit, ofAll, type Side } from '../document/drawing';
import type { History } from '../document/history';
import type { Still } from '../document/still';

/** One battle on the drawing table, and all that is done to it with. */
export interface DeskValue {
  readonly id: string;
  readonly part: DesignPart;
  readonly system: AnyTwoSidedGame;
  readonly history: History;
  /** What a drawing begins with. */
  readonly first: FirstTexts;
  readonly hands: Hands;
  /** The drawing as the board draws it; reckoned once of each, though several parts of the page ask. */
  readonly stillOf: (position: DrawnPosition) => Still | undefined;
  readonly checksOf: (drawing: Drawing) => readonly Check[];
}

const DeskContext = createContext<DeskValue | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): DeskValue {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no drawing table about this');
  return desk;
}

/** What the word of a type stands for: a printed one, or one of the battle's own, which is called by it. */
export function useTypeName(): (word: string) => string {
  const { rules, typeNamed } = useDesk().part;
  // Another language has other names.
  useLanguage();
  return (word) => (rules.types.includes(word) ? typeNamed(word) : word);
}

/** What lies on the table: the battle itself, or the version of it that is being drawn. */
export const useDrawing = (): Drawing => useStore(useDesk().history.state, ({ shown }) => shown);

/** The battle with its versions, whichever is being drawn. */
export const useWhole = (): Drawing => useStore(useDesk().history.state, ({ drawing }) => drawing);

/** The version that is being drawn; undefined: the battle itself. */
export const useVersion = (): Variant | undefined => useStore(useDesk().history.state, ({ version }) => version);

/** Changes the drawing; `word`: in one step with the last change of that word. */
export const useEdit = (): ((change: Edit, word?: string) => void) => useDesk().history.edit;

/** The same of what is the battle's, whichever version is being drawn. */
export function useEditOfAll(): (change: Edit, word?: string) => void {
  const edit = useEdit();
  return (change, word) => edit(ofAll(change), word);
}

/** The drawing as the board draws it. */
export function useStill(): Still | undefined {
  const { stillOf } = useDesk();
  return stillOf(useDrawing().position);
}

export function useChecks(): readonly Check[] {
  const { checksOf } = useDesk();
  const shown = useDrawing();
  const whole = useWhole();
  const version = useVersion();
  const checks = checksOf(shown);
  if (shown === whole) return checks;
  const drawn = whole.variants?.findIndex(({ id }) => id === version?.id) ?? -1;
  return checksWith(checksOf(whole), checks, drawn);
}

/** Whether the battle or one of its versions cannot be played as it is. */
export function useBlocked(): boolean {
  const { checksOf } = useDesk();
  return checksOf(useWhole()).some(({ grade }) => grade === 'refused');
}

/** What a side is called in a language, or by its place. */
export const nameOfSide = ({ sides }: Drawing, side: Side, language: 'en' | 'fr', otherwise: string): string =>
  sides[side].name[language].trim() || otherwise;
