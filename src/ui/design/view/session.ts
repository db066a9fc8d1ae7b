import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Variant } from '../../../scenarios';
import { type DesignWords, useDesignWords } from '../../words/design';
import type { DesignPart } from '../contract';
import { type Check, checksWith } from '../document/checks';
import { type Drawing, type DrawnPosition, type Edit, ofAll, type Side } from '../document/drawing';
import type { Still } from '../document/still';
import type { DesignSession } from '../session';

const DesignSessionContext = createContext<DesignSession | undefined>(undefined);
export const DesignSessionProvider = DesignSessionContext.Provider;

export function useDesignSession(): DesignSession {
  const session = useContext(DesignSessionContext);
  if (!session) throw new Error('there is no drawing table about this');
  return session;
}

/** What the word of a type stands for: as the game calls it, with its word where another of the battle's is called the same, or by that alone. */
export function typeNamesIn(
  { rules, typeNamed }: DesignPart,
  types: DrawnPosition['types'],
  { sides }: DesignWords,
): (word: string) => string {
  const all = [...rules.types, ...Object.keys(types ?? {})];
  return (word) => {
    const name = typeNamed(word);
    if (name === undefined) return word;
    const isShared = all.some((other) => other !== word && typeNamed(other) === name);
    return isShared ? sides.typeWithWord(name, word) : name;
  };
}

export function useTypeName(): (word: string) => string {
  const { history, part } = useDesignSession();
  const words = useDesignWords();
  return typeNamesIn(
    part,
    useStore(history.state, ({ shown }) => shown.position.types),
    words,
  );
}

/** What lies on the table: the battle itself, or the version of it that is being drawn. */
export const useDrawing = (): Drawing => useStore(useDesignSession().history.state, ({ shown }) => shown);

/** The battle with its versions, whichever is being drawn. */
export const useWhole = (): Drawing => useStore(useDesignSession().history.state, ({ drawing }) => drawing);

/** The version that is being drawn; undefined: the battle itself. */
export const useVersion = (): Variant | undefined => useStore(useDesignSession().history.state, ({ version }) => version);

/** Changes the drawing; `word`: in one step with the last change of that word. */
export const useEdit = (): ((change: Edit, word?: string) => void) => useDesignSession().history.edit;

/** The same of what is the battle's, whichever version is being drawn. */
export function useEditOfAll(): (change: Edit, word?: string) => void {
  const edit = useEdit();
  return (change, word) => edit(ofAll(change), word);
}

/** The drawing as the board draws it. */
export function useStill(): Still | undefined {
  const { stillOf } = useDesignSession();
  return stillOf(useDrawing().position);
}

export function useChecks(): readonly Check[] {
  const { checksOf } = useDesignSession();
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
  const { checksOf } = useDesignSession();
  return checksOf(useWhole()).some(({ grade }) => grade === 'refused');
}

/** What a side is called in a language, or by its place. */
export const nameOfSide = ({ sides }: Drawing, side: Side, language: 'en' | 'fr', otherwise: string): string =>
  sides[side].name[language].trim() || otherwise;
