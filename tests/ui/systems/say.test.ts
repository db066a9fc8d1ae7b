import { beforeAll, expect, test } from 'vitest';
import { createBoard } from '../../../src/kernel/board';
import { SYSTEM_IDS } from '../../../src/rules/ids';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { speak, wordsNow } from '../../../src/ui/words';
import { emptyPage } from '../noPage';

emptyPage();

beforeAll(async () => {
  await speak('en', 'panels');
  await Promise.all(SYSTEM_IDS.map(fetchTable));
});

/** As much of a battle as a refusal asks of it. */
const context = { board: createBoard(4, 4), variants: {} };

test.for(SYSTEM_IDS)('%s says in its words what every game refuses alike, and what it does not know as having no way', async (system) => {
  for (const language of ['en', 'fr'] as const) {
    await speak(language, 'panels');
    const { refusedAlike } = wordsNow();
    const say = (why: string, hexes: readonly number[] = []) => tableOf({ system }).sayRefusal({ rule: '1', why, hexes }, context as never);
    const told = { at: '', several: false, n: () => 0, text: '' };
    const alike = ['nobodySits', 'looking', 'otherDevice', 'halfAwaited', 'over', 'wrongPhase', 'notAsked', 'offMap'] as const;
    expect(alike.map((why) => say(why))).toEqual(alike.map((why) => refusedAlike[why](told)));
    const sight = system === 'ancients' ? 'noSight' : 'sight';
    expect(say(sight, [0, 0])).toBe(refusedAlike.sight({ ...told, at: 'A1' }));
    for (const why of ['unheardOf', 'toString']) expect(say(why)).toBe(say('noWay'));
    // What another game says of its own is unheard of here.
    expect(say('campMoves') === say('noWay')).toBe(system !== 'ancients');
  }
});
