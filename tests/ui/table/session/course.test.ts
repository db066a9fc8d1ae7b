import { expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { systemOf } from '../../../../src/store/systems';
import {
  dropBranch,
  goOnFrom,
  listenToSession,
  lookAt,
  play,
  promoteBranch,
  restoreBranches,
  toBranch,
} from '../../../../src/ui/table/session';
import { lay, now } from '../../laid';
import { skirmish } from '../../systems/ancients/skirmish';

const choose = seededChooser(7);
const playOne = () => expect(play(randomAction(systemOf(now()), now().context, now().state, choose))).toBe(true);

test('where the game stands is told when it is another branch, or another moment, and not when only its branches change', async () => {
  await lay(skirmish);
  for (let plays = 0; plays < 4; plays++) playOne();
  while (now().branch === 0) {
    goOnFrom(1);
    playOne();
  }
  const stepsOf = (act: () => void) => {
    const kinds: string[] = [];
    const leave = listenToSession({ hear: ({ kind }) => kinds.push(kind), whenReadable: (then) => then() });
    act();
    leave();
    return kinds.filter((kind) => kind === 'stepped').length;
  };
  expect(stepsOf(() => promoteBranch(1))).toBe(0);
  expect(now().branch).toBe(0);
  expect(stepsOf(restoreBranches)).toBe(0);
  expect(now().branch).toBe(1);
  expect(stepsOf(() => dropBranch(1))).toBe(1);
  expect(stepsOf(restoreBranches)).toBe(1);
  expect(stepsOf(() => toBranch(0))).toBe(1);
  expect(stepsOf(() => dropBranch(1))).toBe(0);
  lookAt(0);
  expect(stepsOf(restoreBranches)).toBe(1);
});
