import { randomAction, seededChooser } from '../../src/ai/random';
import { ancients } from '../../src/rules/ancients';
import { battleById } from '../../src/scenarios/all';
import { createMatchStore } from '../../src/store/match';
import { readGame, type StoredGame } from '../../src/store/storedGame';
import { packStories, withoutStories } from '../../src/store/stories';
import { BATTLE } from './ours';

export const BRANCHES = 50;
const PLAYS = 5000;

/** A stored game of so many branches and plays, as the library holds it. */
async function grownGame(): Promise<StoredGame> {
  let kept: StoredGame | undefined;
  const table = createMatchStore((game) => {
    kept = game;
  });
  const choose = seededChooser(3);
  const position = { ...(battleById(BATTLE)!.position as object), turns: 999 };
  table.begin({ position, seed: 1, names: ['', ''], title: '' });
  const playOn = (plays: number): void => {
    for (let i = 0; i < plays; i++) {
      const { context, state } = table.store.getState().now!;
      const action = randomAction(ancients, context, state, choose);
      if (action === undefined) return;
      table.play(action);
    }
  };
  const each = PLAYS / (BRANCHES + 1);
  playOn(each);
  for (let branch = 0; branch < BRANCHES; branch++) {
    table.toBranch(choose(branch + 1));
    table.goTo(choose(table.entries().length));
    playOn(each);
  }
  await Promise.resolve();
  return JSON.parse(JSON.stringify(kept)) as StoredGame;
}

/** Milliseconds that it takes to open such a game, its record read and every branch played again, and to answer an action in it with all that is then kept. */
export async function openTree(rounds: number): Promise<{ readonly open: number[]; readonly answer: number[]; readonly plays: number }> {
  const game = await grownGame();
  const { plays, ...record } = game.record;
  const { branches = [] } = record;
  const card = { stamp: 'measured', count: plays.length, game: structuredClone({ ...game, record: packStories(record) }) };
  const [open, answer]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const table = createMatchStore(({ record: { plays: _, ...record }, ...kept }) => {
      // What is noted in the click's own task, and the card that the shelf is given.
      JSON.stringify({ ...kept, record: withoutStories(record) });
      structuredClone({ ...kept, record: packStories(record) });
    });
    const began = performance.now();
    const read = await readGame(game.id, card, plays);
    if (!read.ok || !table.openStored(read.value.game).ok) throw new Error('the tree does not open');
    open.push(performance.now() - began);
    const { context, state } = table.store.getState().now!;
    const asked = performance.now();
    table.play(randomAction(ancients, context, state, seededChooser(round))!);
    // What is kept is written when all that was done in one go is done.
    await Promise.resolve();
    answer.push(performance.now() - asked);
  }
  return { open, answer, plays: plays.length + branches.reduce((sum, branch) => sum + branch.plays.length, 0) };
}
