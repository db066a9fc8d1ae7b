const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back when somebody is there: at once if he has been active on this page, else with his first stir. The first load goes without. */
export function whenStirred(wake: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    wake();
    return () => undefined;
  }
  const leave = () => {
    for (const kind of STIRS) removeEventListener(kind, stir);
  };
  const stir = () => {
    leave();
    wake();
  };
  for (const kind of STIRS) addEventListener(kind, stir);
  return leave;
}
