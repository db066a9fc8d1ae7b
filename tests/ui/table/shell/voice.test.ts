import { afterEach, beforeEach, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { systemOf } from '../../../../src/store/systems';
import { announce, announcePassing, forgetSaid, said } from '../../../../src/ui/app/announce';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import {
  cancel,
  lookAt,
  orderBesides,
  pauseReplay,
  playReplay,
  playText,
  showMoment,
  stepReplay,
  stepsSince,
  undo,
} from '../../../../src/ui/table/session';
import { showStep } from '../../../../src/ui/table/shell/steps';
import { giveVoice, voice } from '../../../../src/ui/table/shell/voice';
import { panelWords, speak, wordsNow } from '../../../../src/ui/words';
import { furnish, lay, now } from '../../laid';
import { duel } from '../../systems/ancients/duel';
import { skirmish } from '../../systems/ancients/skirmish';

const log = () => said.getState().log.map(({ text }) => text);
let leave: () => void = () => undefined;

beforeEach(async () => {
  await furnish(skirmish);
  preferences.edit((draft) => {
    draft.handOver = false;
    draft.confirm = false;
  });
  forgetSaid();
  leave = giveVoice();
});

afterEach(() => {
  leave();
  match.close();
});

/** Three orders that end no phase. */
function playThree(): void {
  for (let plays = 0; plays < 3; plays++) {
    const { context, state } = now();
    const order = systemOf(now())
      .legal(context, state)
      .map((action) => systemOf(now()).printAction(context, state, action))
      .find((text) => text !== 'end');
    expect(playText(order!)).toBe(true);
  }
}

const hidden = { ...skirmish, options: ['13.7'] };

/** What both regions hold to one side. */
function tell() {
  announce('Mine');
  announcePassing('Mine too');
}
const isSaid = () => log().includes('Mine') || said.getState().passing !== '';

test('13.7 what was told to one side is forgotten when nobody sits any more, without anything being told', async () => {
  await lay(hidden);
  match.sit();
  tell();
  const stored = match.stored()!;
  expect(match.openStored(stored)).toMatchObject({ ok: true });
  expect(now().viewer).toBe('none');
  expect(isSaid()).toBe(false);
});

test('13.7 of a play after which nobody sits it is heard what both sides may know', async () => {
  await lay(hidden);
  match.sit();
  while (now().viewer !== 'none') {
    forgetSaid();
    const { context, state } = now();
    const system = systemOf(now());
    const orders = system.legal(context, state).map((action) => system.printAction(context, state, action));
    expect(playText(orders.includes('end') ? 'end' : orders[0]!)).toBe(true);
  }
  expect(log()).not.toEqual([]);
});

test.each([
  ['where the table is left', () => leave()],
  ['where another game is laid on it', () => void match.begin({ position: skirmish, seed: 8, names: ['', ''], title: 'Other' })],
])('13.7 it is forgotten %s', async (_, how) => {
  await lay(hidden);
  match.sit();
  tell();
  how();
  expect(isSaid()).toBe(false);
});

test('where nothing is hidden it can be heard again on the next page', async () => {
  await lay(skirmish);
  tell();
  leave();
  expect(log()).toContain('Mine');
});

test('13.8 a tactic that was chosen before it was ordered is not heard any more when the other one chooses', async () => {
  await lay(duel);
  expect(playText('E5xE4') && playText('away 0')).toBe(true);
  const { context, state } = now();
  const order = systemOf(now()).parseAction(context, state, 'tactic offensive');
  orderBesides(order, true);
  expect(said.getState().passing).toMatch(/offensive/i);
  orderBesides(order, true);
  expect(match.entries().at(-1)?.order).toBe('tactic offensive');
  expect(said.getState().passing).toBe('');
  expect(log().filter((text) => /offensive/i.test(text))).toEqual([]);
});

test.each(['en', 'fr'] as const)(
  'of a moment that is gone back to and of what follows it there are two sentences (%s)',
  async (language) => {
    await Promise.all([speak(language), panelWords()]);
    await lay(skirmish);
    expect(playText('C5-D4') && playText('end')).toBe(true);
    match.undoPast();
    voice.hear({ kind: 'stepped', dropped: 1 });
    const { standing, ahead } = wordsNow().table.log;
    expect(log().at(-1)).toBe(`${standing(1, 2)}. ${ahead(1, '', 0)}`);
  },
);

test.each(['en', 'fr'] as const)(
  'that a past moment is shown is said when it comes up and not with each step, and where the game stands on the way back (%s)',
  async (language) => {
    await Promise.all([speak(language), panelWords()]);
    await lay(skirmish);
    playThree();
    const { looking, standing } = wordsNow().table.log;
    for (const back of [cancel, undo, () => lookAt(undefined), () => showMoment(3)]) {
      forgetSaid();
      stepReplay(-1);
      expect(log()[0]).toBe(`${looking(2, 3)}.`);
      stepReplay(-1);
      expect(log()).toHaveLength(3);
      expect(log().join(' ')).not.toContain(looking(1, 3));
      back();
      expect(now().looking).toBeUndefined();
      expect(log()[3]).toBe(`${standing(3, 3)}.`);
      const { length } = log();
      lookAt(undefined);
      expect(log()).toHaveLength(length);
    }
  },
);

test('it is said too where a battle is played again, and of a step that the other side has played', async () => {
  await lay(skirmish);
  playThree();
  const { looking, lookingStart, standing } = wordsNow().table.log;
  forgetSaid();
  playReplay();
  pauseReplay();
  expect(log()).toHaveLength(2);
  expect(log()[0]).toBe(`${lookingStart}.`);
  lookAt(undefined);
  forgetSaid();
  const steps = stepsSince(tableOf(now()), { from: 0, to: 3 });
  showStep(steps[0]!);
  showStep(steps[1]!);
  showStep(steps[2]!);
  expect(log()).toEqual([`${looking(1, 3)}.`, `${standing(3, 3)}.`]);
});
