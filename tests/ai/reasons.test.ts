import { describe, expect, test } from 'vitest';
import { reasonsOf } from '../../src/ai/ancients/reasons';
import { reasonsOf as bawReasons } from '../../src/ai/baw/reasons';
import { openMatch } from '../../src/kernel/match';
import { ancients } from '../../src/rules/ancients';
import { baw } from '../../src/rules/baw';
import { landHelp as en } from '../../src/ui/systems/ancients/words/en/help';
import { landHelp as fr } from '../../src/ui/systems/ancients/words/fr/help';

/** What is told of the odds of an order, on a field with these two units, after some orders. */
function oddsOf(first: string, second: string, order: string, rest: object = {}, ...played: readonly string[]) {
  const armies = [{ units: [first] }, { units: [second], leaders: played.length > 0 ? ['E4'] : [] }];
  const opened = openMatch(ancients, { map: { columns: 9, rows: 9 }, phase: 'melee', armies, ...rest }, 1);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const { value: match } = opened;
  const actionOf = (text: string) => ancients.parseAction(match.context, match.state, text)!;
  for (const text of played) expect(match.play(actionOf(text)).ok, text).toBe(true);
  return reasonsOf(match.context, match.state, actionOf(order)).find(({ why }) => /^(odds|comesAt|wouldComeAt|shot)/.test(why));
}

describe('the chances of an attack are those of its two units as they are (9.3)', () => {
  test.each([
    ['HI E5/1', 'HI E4/4', { odds: '1-1', good: 5, kills: 0, bad: 5 }],
    ['HI E5/1', 'HI E4/4 disordered', { odds: '2-1', good: 4, kills: 4, bad: 2 }],
    ['HI E5/1 disordered', 'HI E4/4', { odds: '1-2', good: 2, kills: 0, bad: 4 }],
  ])('%s against %s', (first, second, values) => {
    expect(oddsOf(first, second, 'E5xE4')?.values).toMatchObject(values);
  });

  test('of whom leaders have left as after the DD that it takes (11.b)', () => {
    const stood = (left: number) => oddsOf('HI E5/1', 'LC E4/4', 'stand', {}, 'E5xE4', `away ${left}`)?.values;
    expect(stood(0)).toMatchObject({ odds: '1-1', bad: 5, kills: 0 });
    expect(stood(1)).toMatchObject({ odds: '3-1', bad: 5, kills: 5 });
  });
});

test('whoever retreats has the attack that would come for his reason, and the price (9.1)', () => {
  const position = { map: { columns: 9, rows: 9 }, phase: 'melee', armies: [{ units: ['HI E5/1'] }, { units: ['LC E4/4'] }] };
  const opened = openMatch(ancients, position, 1);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const { value: match } = opened;
  const actionOf = (text: string) => ancients.parseAction(match.context, match.state, text)!;
  match.play(actionOf('E5xE4'));
  const told = (text: string) => reasonsOf(match.context, match.state, actionOf(text)).map(({ why }) => why);
  expect(told('retreat E3')).toEqual(['wouldComeAt', 'retreatCosts']);
  expect(told('stand')).toEqual(['comesAt']);
});

test('a shot of which a sum is made has no chance of its own (13.2)', () => {
  const fire = { phase: 'fire', player: 2 };
  expect(oddsOf('LA E6/1', 'HI E4/4', 'E6:E4', fire)).toMatchObject({ why: 'shot', rule: '8.d', values: { need: 2 } });
  expect(oddsOf('LA E6/1', 'HI E4/4', 'E6:E4', { ...fire, options: ['13.2'] })).toMatchObject({
    why: 'shotAdds',
    rule: '13.2',
    values: { need: 2 },
  });
});

test('the danger of a move is that of the charge which the enemy can still declare (13.10)', () => {
  const dangerAt = (charge: string) => {
    const position = {
      map: { columns: 1, rows: 9 },
      phase: 'movement',
      options: ['13.10'],
      types: { celt: { as: 'LI', traits: 'barbarian' } },
      armies: [{ units: ['HI A7/1'] }, { units: ['celt A2/4'] }],
      optional: { charges: ['unspent', charge] },
    };
    const opened = openMatch(ancients, position, 1);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const { context, state } = opened.value;
    return reasonsOf(context, state, ancients.parseAction(context, state, 'A7-A5')!).at(-1);
  };
  expect(dangerAt('unspent')).toMatchObject({ why: 'attackedAt', rule: '13.10', values: { odds: '1-1', onlyBy: '13.10' } });
  expect(dangerAt('spent')).toMatchObject({ why: 'safeThere' });
});

test('that the enemy cannot attack somebody is told as far as he is seen (13.7)', () => {
  const safeUnder = (options: readonly string[]) => {
    const position = { map: { columns: 9, rows: 9 }, phase: 'movement', options, armies: [{ units: ['HI A7/1'] }, { units: ['HI I1/4'] }] };
    const opened = openMatch(ancients, position, 1);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const { context, state } = opened.value;
    const told = reasonsOf(context, state, ancients.parseAction(context, state, 'A7-A6')!).at(-1)!;
    const n = (name: string) => Number(told.values?.[name] ?? 0);
    const say = { en: en.reasons, fr: fr.reasons };
    expect(told.why).toBe('safeThere');
    return (['en', 'fr'] as const).map((language) => say[language].safeThere({ at: '', n, text: String }));
  };
  const seen = [/^As far as can be seen/, /^Pour autant qu’on puisse voir/];
  for (const [i, said] of safeUnder([]).entries()) expect(said).not.toMatch(seen[i]!);
  for (const [i, said] of safeUnder(['13.7']).entries()) expect(said).toMatch(seen[i]!);
});

describe('in a Battle of the Ancient World', () => {
  const reasonsAt = (position: object, order: string) => {
    const opened = openMatch(baw, { system: 'baw', map: { columns: 9, rows: 9 }, turns: 6, ...position }, 1);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const { context, state } = opened.value;
    return bawReasons(context, state, baw.parseAction(context, state, order)!).map(({ why, values }) => [why, values]);
  };
  const army = (units: string[], rest: object = {}) => ({ rally: 2, demoralisation: 50, disintegration: 90, units, ...rest });

  test('no loss brings a level nearer where the column has none (B7.5)', () => {
    const against = (units: string[]) =>
      reasonsAt(
        { phase: 'melee', armies: [army(units), army(['HOP E4'], { lost: 43 })] },
        `${units.map((unit) => unit.split(' ')[1]).join('+')}xE4`,
      );
    expect(against(['LEG E5', 'LEG D4', 'LEG F4']).map(([why]) => why)).toContain('breaks');
    expect(against(['LI E5']).map(([why]) => why)).not.toContain('breaks');
  });

  test('a leader beside a better one brings nothing more (B9.c)', () => {
    const leaders = ['Varro 1 A1', 'Scipio 2 E6', 'Marius 3 A2'];
    const position = { phase: 'movement', armies: [army(['LEG E6'], { leaders }), army(['HOP E1'])] };
    expect(reasonsAt(position, 'Varro-E6').map(([why]) => why)).not.toContain('withLeader');
    expect(reasonsAt(position, 'Marius-E6')).toContainEqual(['withLeader', { bonus: 1 }]);
  });
});
