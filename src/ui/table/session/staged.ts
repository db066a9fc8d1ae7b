/** When what the map shows of the last play will be over. */
let until = 0;
/** When a press or a key last ended it before that. */
let cutShort = 0;
/** Who waits for it. */
const waiting = new Set<() => void>();

/** The same press goes on until the finger is lifted: so many milliseconds at most. */
const PRESS = 500;

/** The map shows for so many milliseconds what has just been played. */
export function stageFor(milliseconds: number): void {
  until = Date.now() + milliseconds;
}

/** A press or a key has ended what the map showed: whoever waits for it goes on. */
export function cutStage(): void {
  if (stagedRest() === 0) return;
  until = 0;
  cutShort = Date.now();
  for (const look of [...waiting]) look();
}

/** Milliseconds until that is over: a program waits so long with its next order; a person never does. */
export const stagedRest = (): number => Math.max(0, until - Date.now());

/** Whether something is still shown, or the press that is under way has just ended it: what comes up after it is not what that press is for. */
export const isStagePress = (): boolean => stagedRest() > 0 || Date.now() - cutShort < PRESS;

/** Does this when it is over, and so many milliseconds have gone by at least; what comes back calls it off. */
export function whenShown(act: () => void, least = 0): () => void {
  const from = Date.now() + least;
  const callOff = (): void => {
    clearTimeout(timer);
    waiting.delete(look);
  };
  const look = (): void => {
    clearTimeout(timer);
    const rest = Math.max(stagedRest(), from - Date.now());
    if (rest > 0) {
      timer = setTimeout(look, rest);
      return;
    }
    callOff();
    act();
  };
  let timer = setTimeout(look, least);
  waiting.add(look);
  return callOff;
}
