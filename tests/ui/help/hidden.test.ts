/* 13.7 What help says of a battle in which not all is seen. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Side } from '../../../src/kernel/twoSides';
import { match } from '../../../src/store/match';
import { table } from '../../../src/store/table';
import { CoverageLegend } from '../../../src/ui/help/CoverageLegend';
import { PhaseLine } from '../../../src/ui/help/PhaseLine';
import { gameHelp, helping } from '../../../src/ui/table/contract/helpPart';
import type { SystemPanels } from '../../../src/ui/table/contract/system';
import { wordsNow } from '../../../src/ui/words';
import { fetchHelpWords, helpWords } from '../../../src/ui/words/help';
import { begin, furnish, now } from '../laid';
import { drawable } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

const hidden = { ...skirmish, options: ['13.7'] };

beforeAll(async () => {
  await Promise.all([furnish(hidden), fetchHelpWords()]);
  const help = gameHelp('ancients');
  await help.load();
  drawable(match.store, table, helping, help.state);
});

describe('what is left to be done in the phase', () => {
  const idle = { phase: () => ({ purpose: 'Purpose.', rule: '6', count: 0, left: '' }) } as unknown as SystemPanels;
  const line = () => renderToStaticMarkup(createElement(PhaseLine, { panels: idle }));

  test('is not told before anybody has sat down: it would be what both sides see', () => {
    begin(hidden);
    expect(now().viewer).toBe('none');
    expect(line()).toContain('Purpose.');
    expect(line()).not.toContain(wordsNow().phase.nothing);
    match.sit();
    expect(line()).toContain(wordsNow().phase.nothing);
  });
});

describe('what a side can do next turn', () => {
  /** How the legend of a side begins: plainly, or as far as can be seen. */
  function titleOf(side: Side): 'plain' | 'as seen' | undefined {
    const { title, titleAsSeen } = helpWords().coverage;
    const html = renderToStaticMarkup(createElement(CoverageLegend, { side }));
    const army = skirmish.armies[side]!.name;
    if (html.includes(`aria-label="${title(army)}"`)) return 'plain';
    return html.includes(`aria-label="${titleAsSeen(army)}"`) ? 'as seen' : undefined;
  }

  beforeEach(() => {
    begin(hidden);
    match.sit();
  });

  test('is told of the enemy as far as can be seen, of one’s own without', () => {
    const own = now().viewer as Side;
    expect(titleOf(own)).toBe('plain');
    expect(titleOf(own === 0 ? 1 : 0)).toBe('as seen');
  });

  test('is told of both without where all is seen', () => {
    begin(skirmish);
    expect([titleOf(0), titleOf(1)]).toEqual(['plain', 'plain']);
  });
});
