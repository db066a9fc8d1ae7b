import { createPart } from '../../store/part';

/** Milliseconds of rest that the first screen is given before everything is fetched and kept for a visit without a network. */
const REST = 3000;

/** What has the program kept for such a visit, and offers its new versions. */
export const programPart = createPart(async () => {
  const [{ keepProgram }, { NewVersionLine }] = await Promise.all([import('./programKept'), import('./NewVersionLine')]);
  keepProgram();
  return { NewVersionLine };
});

/** Has the program kept once the first screen has come to rest. Where that does not come, the next visit sees to it. */
export const keepProgramLater = (): void => void setTimeout(programPart.preload, REST);
