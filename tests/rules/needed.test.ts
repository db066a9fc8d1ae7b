import { describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../src/ai/random';
import { openMatch } from '../../src/kernel/match';
import { ancients } from '../../src/rules/ancients/system';
import { needsOptions } from '../../src/rules/ancients/text/needsOptions';
import { sampleOf } from '../battles';
import { replayRecord } from '../replay/replayRecord';

/** This file never imports what optional rules do: it plays as a page does that has not fetched them. */

describe.each(sampleOf('ancients'))('$id', ({ position }) => {
  test('is played to the end, printed and played again without them', () => {
    expect(needsOptions(position)).toBe(false);
    const opened = openMatch(ancients, position, 3);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const match = opened.value;
    const choose = seededChooser(3);
    for (let action = randomAction(ancients, match.context, match.state, choose); action !== undefined; ) {
      expect(match.play(action).ok).toBe(true);
      action = randomAction(ancients, match.context, match.state, choose);
    }
    expect(match.outcome()).toBeDefined();
    expect(needsOptions(ancients.printPosition(match.context, match.state))).toBe(false);
    expect(replayRecord(ancients, JSON.parse(JSON.stringify(match.record())))).toMatchObject({ ok: true });
  });
});

const armies = [{}, {}];

describe('a position that says anything of optional rules needs them, and is never read without them', () => {
  const needing: [string, object][] = [
    ['one in force', { armies, options: ['13.1'] }],
    ['what they keep', { armies, optional: { control: true } }],
    ['what none of them keeps', { armies, optional: {} }],
  ];
  test.each(needing)('%s', (_, position) => {
    expect(needsOptions(position)).toBe(true);
    expect(() => ancients.readPosition(position)).toThrow('still to be fetched');
  });

  const damaged: [string, unknown][] = [
    ['one that does not exist', { armies, options: ['99'] }],
    ['no list', { armies, options: '13.1' }],
    ['null', { armies, options: null }],
    ['null kept', { armies, optional: null }],
  ];
  test.each(damaged)('damaged: %s', (_, position) => expect(needsOptions(position)).toBe(true));

  const without: [string, unknown][] = [
    ['none in force', { armies, options: [] }],
    ['nothing said', { armies }],
    ['no position', undefined],
    ['null', null],
    ['text', 'options'],
  ];
  test.each(without)('but not: %s', (_, position) => expect(needsOptions(position)).toBe(false));
});
