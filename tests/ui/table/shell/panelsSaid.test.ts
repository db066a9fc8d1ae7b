/* What panels ask and reckon is heard in regions that were there before, not as the panel comes up. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { match } from '../../../../src/store/match';
import { systemOf } from '../../../../src/store/systems';
import { table } from '../../../../src/store/table';
import { announce, forgetSaid, said } from '../../../../src/ui/app/announce';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import { beginTurn, isAsked, mayDecide } from '../../../../src/ui/table/session';
import { tellQuestions } from '../../../../src/ui/table/shell/questions';
import { SightLine } from '../../../../src/ui/table/shell/SightLine';
import { panelWords } from '../../../../src/ui/words';
import { begin, furnish, hex, now } from '../../laid';
import { drawable } from '../../noPage';
import { duel } from '../../systems/ancients/duel';
import { skirmish } from '../../systems/ancients/skirmish';
import { lines } from '../../systems/baw/atTheTable';
import { squadrons } from '../../systems/naval/squadrons';

vi.mock('react', async (original) => ({ ...(await original<typeof import('react')>()), useEffect: (act: () => unknown) => void act() }));

/* Nothing is painted here. */
vi.stubGlobal('requestAnimationFrame', () => 0);
drawable(match.store, table);
afterEach(() => match.close());

/** Plays at random until there is something, in one battle after the other. */
function playUntil<Found>(position: object, found: () => Found | undefined): Found {
  for (let seed = 1; seed <= 40; seed++) {
    begin(position, { seed });
    const choose = seededChooser(seed);
    while (mayDecide(now())) {
      const there = found();
      if (there !== undefined) return there;
      match.play(randomAction(systemOf(now()), now().context, now().state, choose));
    }
  }
  throw new Error('never met');
}

const heard = () => said.getState().log.map(({ text }) => text);

const draw = async (): Promise<string> => {
  const { NowPanel } = await tableOf(now()).panels();
  return renderToStaticMarkup(createElement(NowPanel));
};

const withoutTags = (html: string): string =>
  html
    .replace(/<button.*?<\/button>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'");

describe.each([
  ['on land', skirmish, 'shoot'],
  ['at sea', squadrons, 'ballista'],
  ['in the Ancient World', lines, 'shoot'],
])('%s', (_, position, aims) => {
  test('a question is heard after what has led to it, once, whatever stands beside the map', async () => {
    await furnish(position);
    playUntil(position, () => (isAsked(now()) ? true : undefined));
    const { panels } = tableOf(now());
    forgetSaid();
    onTestFinished(tellQuestions());
    announce('What has led to it.');
    await vi.waitFor(() => expect(heard()).toHaveLength(2));
    const html = await draw();
    expect(html).toContain('data-testid="question"');
    expect(html).not.toContain('aria-live');
    expect(heard()[0]).toBe('What has led to it.');
    const [title] = withoutTags(html.slice(html.indexOf('<h2>'), html.indexOf('</h2>')))
      .trim()
      .split(/\s{2,}/);
    expect(heard()[1]).toMatch(`${title}. `);
    // A look back and return, and panels that come and go.
    const settled = () => Promise.all([panels(), panelWords()]).then(() => undefined);
    const { cursor } = now();
    match.look(cursor - 1);
    match.look();
    await settled();
    await settled();
    expect(heard()).toHaveLength(2);
    // The game comes back to it.
    expect(match.undoPast()).toBe('done');
    expect(match.redo()).toBe(true);
    await vi.waitFor(() => expect(heard()).toHaveLength(3));
  });

  test('a shot that is thought of is heard beside what is in hand, with the target that is pointed at', async () => {
    await furnish(position);
    const tool = playUntil(position, () => {
      const { context, state } = now();
      const tools = [...tableOf(now()).ready(context, state)].map((id) => tableOf(now()).toolFor(context, state, id));
      return tools.find(({ kind }) => kind === aims);
    });
    table.setState({ tool });
    const html = await draw();
    const section = html.slice(html.indexOf('class="table-shot"')).split('</section>')[0]!;
    expect(section).not.toContain('aria-live');
    const { aim = '', target = '' } = said.getState().beside;
    expect(section).toContain(`<p>${aim}</p>`.replace(/'/g, '&#x27;'));
    expect(target).not.toContain(aim);
    const beside = [aim, target].join(' ').trim();
    expect(beside).toMatch(/^.+[.!?…]$/);
    const words = (text: string) => text.match(/\p{L}+/gu) ?? [];
    expect(words(withoutTags(section.slice(section.indexOf('<p>'))))).toEqual(expect.arrayContaining(words(beside)));
  });
});

test('13.7 whoever is not sitting here is asked nothing', async () => {
  const hidden = { ...duel, options: [...duel.options, '13.7'] };
  await furnish(hidden);
  begin(hidden);
  beginTurn();
  forgetSaid();
  onTestFinished(tellQuestions());
  expect(match.playText('E5xE4').ok).toBe(true);
  expect([isAsked(now()), now().viewer]).toEqual([true, 'none']);
  const { panels } = tableOf(now());
  for (let n = 0; n < 3; n++) await Promise.all([panels(), panelWords()]);
  expect(heard()).toEqual([]);
  beginTurn();
  await vi.waitFor(() => expect(heard()).toHaveLength(1));
});

test('the line of sight is said where it is switched on, and by its panel only when it changes', async () => {
  await furnish(skirmish);
  begin(skirmish);
  forgetSaid();
  table.setState({ sight: { from: hex('C5') }, hover: hex('C8') });
  expect(renderToStaticMarkup(createElement(SightLine))).not.toContain('aria-live');
  expect(said.getState().beside).toEqual({});
});
