import type { SystemId } from '../../store/systems';
import type { Group } from '../learn/examples/types';
import type { Lesson, LessonId } from '../learn/lessons/types';
import type { Painter } from '../learn/picture/painter';
import type { Rulebook, RulebookLanguage } from '../learn/rulebook';
import type { TableSystem } from '../table/contract/system';

/** What a game brings to the screens: its manifest. Every part is fetched when it is wanted, with the words that it speaks; a game may do without all but its part of the table. */
export interface Wing {
  readonly id: SystemId;
  /** The part of the table; left out where that comes with the table itself. */
  table?(): Promise<TableSystem>;
  /** Draws boards in the rulebook. */
  painter?(): Promise<Painter>;
  /** The paragraphs of the game in a language. */
  rulebook?(language: RulebookLanguage): Promise<Partial<Rulebook>>;
  readonly lessons?: Readonly<Partial<Record<LessonId, () => Promise<Lesson>>>>;
  /** The boards that stand in the rulebook. */
  readonly exhibits?: readonly Group[];
}
