import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { AnyTwoSidedGame } from '../../../kernel/twoSides';
import type { Hands } from '../bench';
import type { DesignPart } from '../contract';
import { checksOf } from '../document/checks';
import type { Drawing, Edit, Side } from '../document/drawing';
import type { History } from '../document/history';
import { type Still, stillOf } from '../document/still';

/** One battle on the drawing table, and all that is done to it with. */
export interface DeskValue {
  readonly id: string;
  readonly part: DesignPart;
  readonly system: AnyTwoSidedGame;
  readonly history: History;
  readonly hands: Hands;
}

const DeskContext = createContext<DeskValue | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): DeskValue {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no drawing table about this');
  return desk;
}

export const useDrawing = (): Drawing => useStore(useDesk().history.state, ({ drawing }) => drawing);

/** Changes the drawing; `word`: in one step with the last change of that word. */
export const useEdit = (): ((change: Edit, word?: string) => void) => useDesk().history.edit;

/** The drawing as the board draws it. */
export function useStill(): Still | undefined {
  const { part, system } = useDesk();
  const { position } = useDrawing();
  return useMemo(() => stillOf(part.rules, system, position), [part, system, position]);
}

export function useChecks() {
  const { part, system } = useDesk();
  const drawing = useDrawing();
  return useMemo(() => checksOf(part.rules, drawing, system), [part, system, drawing]);
}

/** What a side is called in a language, or by its place. */
export const nameOfSide = ({ sides }: Drawing, side: Side, language: 'en' | 'fr', otherwise: string): string =>
  sides[side].name[language].trim() || otherwise;
