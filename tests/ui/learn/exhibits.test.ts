import { describe, expect, test } from 'vitest';
import { exhibitsOf, fetchExhibits, GROUPS, sectionOf } from '../../../src/ui/learn/examples';
import type { Exhibit, Said } from '../../../src/ui/learn/examples/types';
import { type Reel, reelOf } from '../../../src/ui/learn/picture/frames';
import { landPainter } from '../../../src/ui/learn/picture/landPainter';
import { seaPainter } from '../../../src/ui/learn/picture/seaPainter';
import { isRuleId, RULE_IDS } from '../../../src/ui/learn/rulebook';
import { compareFields } from '../../cases/compare';
import { caseSystemOf } from '../../cases/systems';
import { ENDS } from './ends';

const groups = await Promise.all(GROUPS.map(async ({ sections, load }) => ({ sections, exhibits: await load() })));
const exhibits = groups.flatMap(({ exhibits }) => exhibits);
const named = exhibits.map((exhibit) => [exhibit.id, exhibit] as const);

const saidIn = ({ title, say, steps = [] }: Exhibit): Said[] => [title, say, ...steps.map((step) => step.say)];

const reels = new Map<string, Reel>();

/** Played once for all that is asked of it. */
function reel(exhibit: Exhibit): Reel {
  const played = reels.get(exhibit.id) ?? reelOf(caseSystemOf(exhibit.position).system, exhibit);
  reels.set(exhibit.id, played);
  return played;
}

test('every exhibit has a name of its own', () => {
  const ids = exhibits.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('every exhibit belongs to paragraphs that there are, of the sections its file is fetched for', () => {
  const astray = groups.flatMap(({ sections, exhibits }) =>
    exhibits.flatMap(({ id, at }) =>
      at.filter((rule) => !isRuleId(rule) || !sections.includes(sectionOf(rule))).map((rule) => `${id}: ${rule}`),
    ),
  );
  expect(astray).toEqual([]);
});

test('a paragraph has its exhibits once they are fetched', async () => {
  await fetchExhibits();
  const found = RULE_IDS.flatMap((rule) => (exhibitsOf(rule) ?? []).map(({ id }) => id));
  expect([...new Set(found)].sort()).toEqual(exhibits.map(({ id }) => id).sort());
});

describe('every exhibit', () => {
  test.each(named)('%s goes by the rules, with the dice it asks for', (_, exhibit) => {
    expect(reel(exhibit).frames.length).toBe(1 + (exhibit.steps?.length ?? 0));
  });

  test.each(named)('%s marks what is there', (_, exhibit) => {
    const painter = exhibit.position.system === 'naval' ? seaPainter : landPainter;
    const { context, frames } = reel(exhibit);
    for (const { state, marks } of frames) {
      const shown = painter.overlays(context, state, marks);
      expect(Object.keys(marks).length > 0 && Object.keys(shown).length === 0).toBe(false);
    }
  });

  test.each(named)('%s ends as it should', (_, exhibit) => {
    const expected = ENDS[exhibit.id];
    if (!expected) return;
    const system = caseSystemOf(exhibit.position);
    const { context, frames } = reel(exhibit);
    const found = frames.map(({ state }) => system.system.printPosition(context, state));
    const last = found.length - 1;
    for (const [at, fields] of Object.entries(expected)) {
      const moment = at === 'end' ? last : Number(at);
      expect(compareFields(system, fields, { ...found[moment] }, `${moment}: `)).toEqual([]);
    }
  });
});

test('no end is expected of an exhibit that is not there', () => {
  expect(Object.keys(ENDS).filter((id) => !exhibits.some((exhibit) => exhibit.id === id))).toEqual([]);
});

describe('the words', () => {
  const all = exhibits.flatMap((exhibit) => saidIn(exhibit).map((said) => [exhibit.id, said] as const));
  const wrong = (holds: (said: Said) => boolean) => all.filter(([, said]) => !holds(said)).map(([id, { en, fr }]) => [id, en, fr]);

  test('are there in both languages', () => {
    expect(wrong(({ en, fr }) => en.trim() !== '' && fr.trim() !== '' && en !== fr)).toEqual([]);
  });

  test('name the same numbers', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');
    expect(wrong(({ en, fr }) => numbers(en) === numbers(fr))).toEqual([]);
  });

  test('are set as French is set', () => {
    expect(wrong(({ fr }) => !/(?<!\u00a0)[;:!?»](?!\w)|«(?!\u00a0)|'/.test(fr))).toEqual([]);
  });

  test('are set as English is set', () => {
    expect(wrong(({ en }) => !/\s[;:!?]|'|\u00a0/.test(en))).toEqual([]);
  });

  test('end as sentences do', () => {
    const unfinished = exhibits.flatMap(({ id, say, steps = [] }) =>
      [say, ...steps.map((step) => step.say)].filter(({ en, fr }) => !/[.!?]$/.test(en) || !/[.!?]$/.test(fr)).map(({ en }) => [id, en]),
    );
    expect(unfinished).toEqual([]);
  });
});
