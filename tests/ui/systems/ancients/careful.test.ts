import { beforeAll, describe, expect, test } from 'vitest';
import { ancients } from '../../../../src/rules/ancients';
import { DUEL_TABLE, duelChances } from '../../../../src/rules/ancients/model/duelTable';
import { TACTICS } from '../../../../src/rules/ancients/model/tactics';
import { namingOf } from '../../../../src/ui/systems/ancients/naming';
import { effectLines } from '../../../../src/ui/systems/ancients/optionEffects';
import { optionOrderOf } from '../../../../src/ui/systems/ancients/optionOrders';
import { orderMarks } from '../../../../src/ui/systems/ancients/orderMarks';
import { behaviourOf, restingTool } from '../../../../src/ui/systems/ancients/tools';
import type { LandTool } from '../../../../src/ui/systems/ancients/tools/tool';
import { wordsNow } from '../../../../src/ui/systems/ancients/words';
import { panelWords, speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';
import { sit as atTheTable } from './atTheTable';

emptyPage();
beforeAll(() => Promise.all([speak('en'), panelWords()]));

/** A battle whose choices are made by a finger: shown first. */
function sit(options: readonly string[], armies: readonly [object, object], more: object = {}, orders: readonly string[] = []) {
  const [red, blue] = armies;
  const position = {
    options,
    map: { columns: 12, rows: 9 },
    armies: [
      { panic: 99, ...red },
      { panic: 99, ...blue },
    ],
    ...more,
  };
  const table = atTheTable(position);
  for (const text of orders) table.play(text);
  const { context, hex, printed, take } = table;
  const { state } = table.match;
  const situation = table.situation(undefined, true);
  const orderOf = (text: string) => ancients.parseAction(context, state, text)!;
  /** A tap, and what is then in hand or played. */
  const tap = (tool: LandTool, name: string) => {
    const { tool: next, play } = behaviourOf(tool).hex(tool, situation, hex(name));
    return { next, played: printed(play), chosen: next && printed(behaviourOf(next).chosen?.(next, situation)) };
  };
  const effect = (text: string) => {
    const order = optionOrderOf(context, state, orderOf(text));
    return effectLines(wordsNow().options, namingOf(context, state.units), context, state, order);
  };
  return {
    hex,
    tap,
    effect,
    rest: () => restingTool(context, state),
    take,
    back: (tool: LandTool) => behaviourOf(tool).cancel(tool),
    marks: (text: string) => orderMarks(situation, orderOf(text)),
    shown: (tool: LandTool) => behaviourOf(tool).overlays(tool, situation),
  };
}

const duellists = [
  { units: ['HI E5/4'], leaders: ['E5', 'H5'], ratings: [4, 3] },
  { units: ['LI E4/1'], leaders: ['E4', 'H4'], ratings: [2, 1] },
] as const;

describe('by a finger it is shown first, and given by the second tap', () => {
  test('whom a leader alone challenges, and where one goes who refuses', () => {
    const { tap, take, back, shown, hex } = sit(['13.8'], duellists, { phase: 'melee' });
    const tool = take('H5');
    expect(tool).toEqual({ kind: 'lead', from: hex('H5') });
    const first = tap(tool, 'H4');
    expect(first).toMatchObject({ played: undefined, chosen: 'challenge H5 H4' });
    expect(shown(first.next!)).toMatchObject({ picked: [hex('H4')], attack: { from: hex('H5'), to: hex('H4') } });
    expect(back(first.next!)).toEqual(tool);
    expect(tap(first.next!, 'H4').played).toBe('challenge H5 H4');

    const asked = sit(['13.8'], duellists, { phase: 'melee' }, ['challenge H5 H4']);
    expect(asked.rest()).toEqual({ kind: 'choose' });
    const refuge = asked.tap(asked.rest(), 'H3');
    expect(refuge).toMatchObject({ played: undefined, chosen: 'away H3' });
    expect(asked.shown(refuge.next!)).toMatchObject({ picked: [hex('H3')] });
    expect(asked.back(refuge.next!)).toEqual({ kind: 'choose' });
    expect(asked.tap(refuge.next!, 'I4').next, 'another one instead').toEqual({ kind: 'choose', at: hex('I4') });
    expect(asked.tap(refuge.next!, 'H3').played).toBe('away H3');
  });

  test('where a leader is placed', () => {
    const { tap, rest, back, shown, hex } = sit([], [{ units: ['HI E5/4'], waiting: 1 }, { units: ['LI E3/4'] }], { phase: 'leaders' });
    const first = tap(rest(), 'E5');
    expect(first).toMatchObject({ next: { kind: 'place', at: hex('E5') }, played: undefined, chosen: '*E5' });
    expect(shown(first.next!)).toMatchObject({ picked: [hex('E5')] });
    expect(back(first.next!)).toEqual({ kind: 'place' });
    expect(tap(first.next!, 'E5').played).toBe('*E5');
  });
});

describe('what an order of an optional rule would do', () => {
  test('on the map: whom it is about', () => {
    const duel = sit(['13.8'], duellists, { phase: 'melee' });
    expect(duel.marks('challenge E5 E4')).toEqual({ attack: { from: duel.hex('E5'), to: duel.hex('E4') }, picked: [duel.hex('E5')] });
    const beasts = sit(['13.11'], [{ units: ['HI F8/1'], waiting: 1 }, { units: ['EL D3/4', 'HI F3/4', 'EL H3/4'] }], { phase: 'command' });
    expect(beasts.marks('aside')).toEqual({ picked: [beasts.hex('D3'), beasts.hex('H3')] });
    expect(beasts.effect('aside')).toEqual([wordsNow().options.effects.aside(['D3', 'H3'])]);
  });

  test('13.10, 15.3.e: whose charge it would be', () => {
    const types = { warband: { as: 'LI', traits: 'barbarian' } };
    const optional = { traitCharges: ['unspent', 'spent'] };
    const { marks, effect, hex } = sit(['13.10'], [{ units: ['warband D6/1', 'LI F6/1', 'LC H6/1'] }, { units: ['LI E3/4'] }], {
      phase: 'melee',
      types,
      optional,
    });
    const { effects } = wordsNow().options;
    expect(marks('charge')).toEqual({ picked: [hex('D6')] });
    expect(marks('charge trait')).toEqual({ picked: [hex('D6'), hex('F6')] });
    expect(effect('charge')).toEqual([effects.charge(false)]);
    expect(effect('charge trait')).toEqual([effects.charge(true)]);
  });

  test('13.11: no elephant for which no die falls', () => {
    const { marks, effect, hex } = sit(
      ['13.11'],
      [
        { units: ['HI F8/1'], camp: 'D8 captured', waiting: 1 },
        { units: ['EL B3/4', 'EL D8/4 plundering', 'EL F1/4', 'EL H3/4'], camp: 'F1' },
      ],
      { phase: 'command', optional: { turned: 'B3' } },
    );
    expect(marks('aside')).toEqual({ picked: [hex('H3')] });
    expect(effect('aside')).toEqual([wordsNow().options.effects.aside(['H3'])]);
  });

  test('in words: arrows that are gathered, never more than a unit carries', () => {
    const archers = (volleys: string) =>
      sit(['13.6'], [{ units: ['LA E6/1'] }, { units: ['HA E4/4'] }], { phase: 'fire', player: 2, optional: { volleys, arrows: 'E6=4' } });
    expect(archers('E6=2').effect('gather E6')).toEqual([wordsNow().options.effects.gather(4, 6)]);
    expect(archers('E6=5').effect('gather E6')).toEqual([wordsNow().options.effects.gather(6, 6)]);
  });

  test('13.8: a duel’s chances are those of the six faces of its die', () => {
    for (const mine of TACTICS)
      for (const theirs of TACTICS)
        for (let difference = -4; difference <= 4; difference++) {
          const given = DUEL_TABLE[mine][theirs];
          const totals = [1, 2, 3, 4, 5, 6].map((die) => die + (given ?? 0) + difference);
          const counted = { challenger: totals.filter((total) => total <= 1).length, other: totals.filter((total) => total >= 6).length };
          expect(duelChances(mine, theirs, difference)).toEqual(given === null ? undefined : counted);
        }
  });
});

test('what follows a past moment is told with the first of its dice, and how many rolls more', () => {
  const { ahead } = wordsNow().table.log;
  expect(ahead(103, '3 · 4', 12)).toMatch(/the dice 3 · 4 and 12 more rolls\. /);
  expect(ahead(2, '3', 0)).toMatch(/the dice 3\. /);
});
