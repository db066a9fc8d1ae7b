/** When what the map shows of the last play will be over. */
let until = 0;

/** The map shows for so many milliseconds what has just been played. */
export function stageFor(milliseconds: number): void {
  until = Date.now() + milliseconds;
}

/** Milliseconds until that is over: a program waits so long with its next order; a person never does. */
export const stagedRest = (): number => Math.max(0, until - Date.now());

/** Does this when it is over, and so many milliseconds have gone by at least; what comes back calls it off. */
export function whenShown(act: () => void, least = 0): () => void {
  let timer = setTimeout(function look() {
    const rest = stagedRest();
    if (rest > 0) timer = setTimeout(look, rest);
    else act();
  }, least);
  return () => clearTimeout(timer);
}
