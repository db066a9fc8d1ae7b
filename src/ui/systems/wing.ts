import type { SystemId } from '../../store/systems';
import type { DesignPart } from '../design/contract';
import type { Group } from '../learn/examples/types';
import type { Lesson } from '../learn/lessons/types';
import type { Term } from '../learn/rulebook/terms';
import type { Rulebook, RulebookLanguage } from '../learn/rulebook/types';
import type { Painter } from '../picture/painter';
import type { LessonId } from './lessons';
import type { Part } from './rules';

/** What a game brings to the screens: its manifest. Every part is fetched when it is wanted, with the words that it speaks; a game may do without all of them, its part of the table is elsewhere (`tables.ts`). */
export interface Wing {
  readonly id: SystemId;
  /** What a position calls the sides and their pieces, which lessons look for. */
  readonly written?: { readonly sides: string; readonly pieces: string };
  /** Draws boards in the rulebook. */
  painter?(): Promise<Painter>;
  /** What the drawing table knows of the game. */
  design?(): Promise<DesignPart>;
  /** The part of the rulebook that is the game's. */
  readonly part?: Part;
  /** The paragraphs of the game in a language, and its terms in both. */
  rulebook?(language: RulebookLanguage): Promise<{ readonly entries: Partial<Rulebook>; readonly terms: readonly Term[] }>;
  readonly lessons?: Readonly<Partial<Record<LessonId, () => Promise<Lesson>>>>;
  /** The boards that stand in the rulebook. */
  readonly exhibits?: readonly Group[];
}
