import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { systemOf } from '../../../../src/store/systems';
import { CLEAN, table } from '../../../../src/store/table';
import { announcePassing, said } from '../../../../src/ui/app/announce';
import { helping } from '../../../../src/ui/table/contract/helpState';
import { isAsked, listenToSession, onTable, playText, stepReplay, takeUnit } from '../../../../src/ui/table/session';
import { askedText } from '../../../../src/ui/table/shell/askedText';
import { bindKeys } from '../../../../src/ui/table/shell/keys';
import { questionText } from '../../../../src/ui/table/shell/questions';
import { speak, type Words, wordsNow } from '../../../../src/ui/words';
import { furnish, now } from '../../laid';
import { duel } from '../../systems/ancients/duel';
import { opposed } from '../../systems/ancients/opposed';
import { skirmish } from '../../systems/ancients/skirmish';
import { squadrons } from '../../systems/naval/squadrons';

/** What the keyboard is on: what meets such a selector, and nothing else. */
class Place extends EventTarget {
  constructor(readonly selector: string) {
    super();
  }
  matches(selector: string): boolean {
    return selector === this.selector;
  }
}

class Key extends Event {
  readonly ctrlKey: boolean;
  readonly metaKey = false;
  readonly altKey = false;
  readonly code = '';
  constructor(
    readonly key: string,
    readonly repeat = false,
    readonly held: readonly string[] = [],
  ) {
    super('keydown', { cancelable: true });
    this.ctrlKey = held.includes('Control');
  }
  getModifierState = (name: string) => this.held.includes(name);
}

const page = new EventTarget();
vi.stubGlobal('window', page);
vi.stubGlobal('Element', Place);
vi.stubGlobal('KeyboardEvent', Key);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

/** A key pressed somewhere; whether the browser and the page still do with it what they would. */
function press(key: Key, on: string): boolean {
  Object.defineProperty(key, 'target', { value: new Place(on) });
  const stopped = vi.spyOn(key, 'stopPropagation');
  page.dispatchEvent(key);
  return !key.defaultPrevented && !stopped.mock.lastCall;
}

async function open(position: object, dice: 'seeded' | 'typed'): Promise<void> {
  await furnish(position);
  expect(match.openRecord({ version: 1, position, seed: 7, dice, plays: [] }, { seats: ['person', 'person'] })).toMatchObject({ ok: true });
  table.setState({ ...CLEAN, ...onTable(now()) });
}

let ends: readonly (() => void)[] = [];

beforeEach(() => {
  preferences.setState({ handOver: false, stops: true });
  ends = [bindKeys(), listenToSession({ hear: () => undefined, whenReadable: (then) => then() })];
});
afterEach(() => {
  for (const end of ends) end();
  match.close();
});

describe('a key that is held', () => {
  beforeEach(() => open(opposed(['HI E8/1', 'HI G8/1'], ['HI A1/4']), 'seeded'));

  test('ends one phase, and the next only when it is pressed again', () => {
    const end = (isHeld: boolean) => press(new Key('n', isHeld), '.board');
    end(false);
    if (table.getState().warned) end(false);
    expect(now().cursor).toBe(1);
    for (let n = 0; n < 30; n++) end(true);
    expect(now().cursor).toBe(1);
    end(false);
    expect(now().cursor).toBe(2);
  });

  test('presses a button, and orders on the map, once; the cursor goes on, and whoever types does', () => {
    expect(press(new Key('Enter'), 'button')).toBe(true);
    expect(press(new Key('Enter', true), 'button')).toBe(false);
    for (const sign of ['Enter', ' ']) {
      expect(press(new Key(sign), '.board')).toBe(true);
      expect(press(new Key(sign, true), '.board')).toBe(false);
    }
    expect(press(new Key('ArrowUp', true), '.board')).toBe(true);
    expect(press(new Key('Enter', true), 'textarea')).toBe(true);
    expect(press(new Key(' ', true), 'input')).toBe(true);
  });
});

test('where there is nothing to take back Ctrl+Z says so as the button does, and who is in hand stays there', async () => {
  await open(opposed(['HI E8/1', 'HI G8/1'], ['HI A1/4']), 'seeded');
  takeUnit(0);
  const { tool } = table.getState();
  press(new Key('z', false, ['Control']), '.board');
  expect(table.getState().tool).toBe(tool);
  await vi.waitFor(() => expect(helping.getState().answer).toBeDefined());
  playText('E8-E7/1');
  press(new Key('z', false, ['Control']), '.board');
  expect(now().cursor).toBe(0);
});

test('while an order waits for its die it is taken back by Ctrl+Z, and panels open; nothing is ordered', async () => {
  await open(squadrons, 'typed');
  while (table.getState().rolling === undefined) expect(playText('end')).toBe(true);
  const { cursor } = now();
  for (const sign of ['n', 'g', 'x']) press(new Key(sign), '.board');
  expect([table.getState().rolling !== undefined, now().cursor]).toEqual([true, cursor]);
  press(new Key('p'), '.board');
  expect(table.getState().panel).toBe('armies');
  press(new Key('z', false, ['Control']), '.board');
  expect([table.getState().rolling, now().cursor]).toEqual([undefined, cursor]);
});

describe('what a key does that is else only seen is said', () => {
  const passing = () => said.getState().passing;
  const sayOnce = async (sign: string, text: (words: Words['table']) => string) => {
    announcePassing('');
    press(new Key(sign), '.board');
    await vi.waitFor(() => expect(passing()).toBe(text(wordsNow().table)));
  };

  test.each(['en', 'fr'] as const)('of panels, threats, and what can be done next turn (%s)', async (language) => {
    await open(opposed(['HI E8/1', 'HI G8/1'], ['HI A1/4']), 'seeded');
    await speak(language);
    preferences.setState({ threats: false });
    await sayOnce('p', ({ byKey, panels }) => byKey.panel(panels.armies));
    await sayOnce('j', ({ byKey, panels }) => byKey.panel(panels.log));
    await sayOnce('o', ({ byKey, panels }) => byKey.panel(panels.now));
    await sayOnce('t', ({ byKey }) => byKey.threatsLater);
    await sayOnce('t', ({ byKey }) => byKey.noThreats);
    takeUnit(0);
    await sayOnce('t', ({ byKey }) => byKey.threats);
    await sayOnce('t', ({ byKey }) => byKey.noThreats);
    press(new Key('v'), '.board');
    await vi.waitFor(() => expect(table.getState().coverage).toBeDefined());
    await sayOnce('v', ({ byKey }) => byKey.noCoverage);
  });

  test('and where none can be taken in hand that leaders wait, that a past moment is shown, or that no piece can act', async () => {
    await open({ ...skirmish, phase: 'leaders' }, 'seeded');
    expect(table.getState().tool.kind).toBe('place');
    await sayOnce('f', () => '2 leaders still to be placed.');
    const [place] = systemOf(now()).legal(now().context, now().state);
    expect(match.play(place).ok).toBe(true);
    stepReplay(-1);
    await sayOnce('f', () => wordsNow().refusedAlike.looking({} as never));
    await open(opposed(['HI E8/1', 'HI G8/1'], ['HI A1/4']), 'seeded');
    match.concede(0);
    await sayOnce('f', ({ byKey }) => byKey.nobody);
  });

  test('or what is asked, or which die is awaited', async () => {
    await open(duel, 'seeded');
    expect(playText('E5xE4')).toBe(true);
    expect(isAsked(now())).toBe(true);
    const asked = await questionText(now());
    expect(asked).toMatch(/: a question\. /);
    await sayOnce('f', () => asked!);
    await open(squadrons, 'typed');
    while (table.getState().rolling === undefined) expect(playText('end')).toBe(true);
    await sayOnce('f', () => askedText(now())!);
  });

  test('what is in hand comes to the top of its column', async () => {
    await open(squadrons, 'seeded');
    const scrollTo = vi.fn<(x: number, y: number) => void>();
    vi.stubGlobal('document', { ...document, querySelector: (selector: string) => (selector === '.table-upper' ? { scrollTo } : null) });
    press(new Key('o'), '.board');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(table.getState()).toMatchObject({ panel: 'now', sheet: true });
  });
});
