import type { FunctionComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Hex } from '../../../kernel/board';
import type { SideNames } from '../../../scenarios/sideNames';

/** A lesson at the table. */
export interface Tutor {
  /** What it says, beside the map or below it. */
  readonly Card: FunctionComponent;
  /** What the tab of the card is called. */
  name(): string;
  /** What the two sides are called. */
  sides(): SideNames;
  /** A hex is chosen; whether that was an answer, and no more is to come of it. */
  tap(hex: Hex): boolean;
  undo(): void;
}

/** `undoes`: the lesson has something to take back. */
export const tutor = createStore<{ readonly now: Tutor | undefined; readonly undoes?: boolean }>(() => ({ now: undefined }));
