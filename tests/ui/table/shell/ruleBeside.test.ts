import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import type { Part } from '../../../../src/store/part';
import { Guide } from '../../../../src/ui/learn/book/Guide';
import { ReadingContext } from '../../../../src/ui/learn/reading';
import { loadRulebook } from '../../../../src/ui/learn/rulebook';
import { en } from '../../../../src/ui/learn/words/en';
import { wings } from '../../../../src/ui/systems/registry';
import { PARTS } from '../../../../src/ui/systems/rules';
import { RulePanel } from '../../../../src/ui/table/shell/RuleBeside';
import { lay } from '../../laid';
import { drawable } from '../../noPage';
import { skirmish } from '../../systems/ancients/skirmish';
import { lines } from '../../systems/baw/atTheTable';
import { squadrons } from '../../systems/naval/squadrons';

// What a part is asked for by its effect is asked for as it is drawn: on no page there are no effects.
vi.mock('../../../../src/ui/app/usePart', () => ({
  useIfLoaded: (part: Part<unknown>) => part.now(),
  useFailed: () => false,
  usePart: (part: Part<unknown>) => {
    part.preload();
    return { value: part.now(), retry: undefined };
  },
}));

drawable(match.store);

/** The headings of the contents, in their order. */
const headings = (drawn: string): string[] => [...drawn.matchAll(/"guide-part">([^<]+)</g)].map(([, heading]) => heading!);

const inOrder = Object.values(en.parts);

test.each([
  ['on land', skirmish, 'land'],
  ['at sea', squadrons, 'sea'],
  ['of the Ancient World', lines, 'baw'],
] as const)('the contents of the rules beside a battle %s begin with its part', async (_, position, part) => {
  await lay(position);
  const contents = await vi.waitFor(() => {
    const drawn = renderToStaticMarkup(createElement(RulePanel, { id: 'contents', asked: {}, onClose: () => undefined }));
    expect(headings(drawn)).not.toEqual([]);
    return headings(drawn);
  });
  const first = en.parts[part];
  expect(contents).toEqual([first, ...inOrder.filter((heading) => heading !== first)]);
});

test('those of the rulebook itself are in its own order', async () => {
  const reading = { language: 'en', book: await loadRulebook('en'), words: en } as const;
  const guide = createElement(Guide, { here: undefined, query: '', setQuery: () => undefined, field: { current: null } });
  expect(headings(renderToStaticMarkup(createElement(ReadingContext.Provider, { value: reading }, guide)))).toEqual(inOrder);
});

test('each game has a part of its own, with its own paragraphs', async () => {
  for (const { id, part, rulebook } of wings.values()) {
    const { entries } = await rulebook!('en');
    const missing = PARTS[part!].filter((paragraph) => !(paragraph in entries));
    expect(missing, id).toEqual([]);
  }
});
