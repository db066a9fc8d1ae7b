import type { StoreApi } from 'zustand/vanilla';
import type { Hex } from '../../../kernel/board';
import type { Played } from '../../../store/progress';
import type { StepProgress } from './stepProgress';
import type { Lesson, Setting } from './types';

export interface CourseState extends StepProgress {
  /** Index of the step; their number when the last one is done. */
  readonly step: number;
  /** Something has been done in this step that can be taken back. */
  readonly touched: boolean;
  /** The step is read again, and the battle stands at a later one. */
  readonly isReread: boolean;
}

/** How a course stands before anything has been done. */
export const NOTHING: CourseState = {
  step: 0,
  touched: false,
  isReread: false,
  reached: false,
  ticks: [],
  wrong: undefined,
  withheld: false,
  said: undefined,
};

/** What a course asks of the table that it is taken at. */
export interface Surroundings {
  readonly title: string;
  /** Plays an order of the side that the lesson plays. */
  play(order: string): void;
  /** A position has been laid, or the game has gone to another moment. */
  laid(): void;
  /** The other side takes its time. */
  wait(then: () => void): void;
}

/** A lesson being taken. */
export interface Course {
  readonly store: StoreApi<CourseState>;
  readonly lesson: Lesson;
  /**
   * Goes to a step, with all that the steps before it in its setting ask for done; in a battle against a program with what has been `played` of it, as far as
   * the rules have it. What is wrong with the lesson, if it cannot be played.
   */
  begin(step: number, played?: Played): string | undefined;
  /** To the step before. A battle against a program stays as it stands while a step of it is read again, until something is played. */
  before(): void;
  /** To the next step, once the goal is reached or there is only to be read. */
  next(): void;
  /** Does what a solution says; what is wrong with it, if that cannot be done. */
  perform(deed: string): string | undefined;
  /** Something that is no order has been done. */
  did(deed: string): void;
  /** A hex is chosen on the map; whether that answers a question. */
  tap(hex: Hex): boolean;
  /** Of a battle against a program under way. */
  readonly played: Played | undefined;
  /** The setting that is laid. */
  readonly setting: Setting | undefined;
  /** The last thing that the learner did, with all that came of it; of what a wrong order is answered with, also what followed that order. False if there is none. */
  takeBack(): boolean;
  /** The step from its beginning. */
  again(): void;
  /** Ends it. Its game leaves the table; any other stays, and then this says no. */
  leave(): boolean;
}
