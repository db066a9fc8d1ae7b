import { expect, test } from 'vitest';
import { scriptedDice } from '../../../../src/kernel/dice';
import { openMatch } from '../../../../src/kernel/match';
import { naval } from '../../../../src/rules/naval/index';
import { choicesOf } from '../../../../src/ui/systems/naval/choices';
import { en } from '../../../../src/ui/systems/naval/words/en/index';

/** A ship without defenders at D4 is won from D5: what is said of capturing it. */
function noteOfCapture(fleets: readonly object[]): string | undefined {
  const opened = openMatch(
    naval,
    {
      system: 'naval',
      map: { columns: 9, rows: 9, land: 'C5' },
      types: { five: { as: 'large', marines: 2 }, trireme: { as: 'small', marines: 1 } },
      phase: 'attacks',
      fleets,
    },
    1,
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const { value: match } = opened;
  for (const text of ['D5>D4', 'D5xD4']) {
    const played = match.play(naval.parseAction(match.context, match.state, text)!, scriptedDice(text.includes('x') ? [6] : []));
    if (!played.ok) throw new Error(played.refusal.rule);
  }
  return choicesOf(en, match.state, match.state.question!).find(({ answer }) => answer === 'capture')?.note;
}

const { captureNote, empties } = en.table.questions.capture;
const carthage = { name: 'Carthage', ships: ['trireme D4/1 marines=0', 'trireme H8/1'] };

test('14.8.i a ship with another marine is left as it was', () => {
  expect(noteOfCapture([{ name: 'Rome', ships: ['five D5/1'] }, carthage])).toBe(captureNote);
});

test('14.8.i one that has no other is left without', () => {
  expect(noteOfCapture([{ name: 'Rome', ships: ['trireme D5/1'] }, carthage])).toBe(`${captureNote} ${empties}`);
});

test('14.8.j a prize left by its only marine will be its colour’s again', () => {
  const prize = { ...carthage, ships: [...carthage.ships, 'trireme D5/1 damaged captured marines=1'] };
  expect(noteOfCapture([{ name: 'Rome', ships: ['five A1/3'] }, prize])).toBe(`${captureNote} ${en.table.marineMove.empties}`);
});
