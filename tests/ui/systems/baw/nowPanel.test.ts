/* What the panel of the third game shows of the piece in hand. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import { table } from '../../../../src/store/table';
import { NowPanel } from '../../../../src/ui/systems/baw/NowPanel';
import { playText } from '../../../../src/ui/table/session';
import { intents } from '../../../../src/ui/table/shell/boardIntents';
import { fetchDialogWords } from '../../../../src/ui/words/dialogs';
import { begin, furnish, hex } from '../../laid';
import { drawable } from '../../noPage';
import { lines } from './atTheTable';

drawable(match.store, table);

beforeAll(() => Promise.all([furnish(lines), fetchDialogWords()]));

function lay(position: object): void {
  begin(position);
  match.sit();
}

const panel = () => renderToStaticMarkup(createElement(NowPanel));

test('while a question is open, a unit looked at has its card, and the leader who is with it', () => {
  lay({
    ...lines,
    armies: [
      { name: 'Rome', units: ['LEG E6'] },
      { name: 'Carthage', units: ['NUM E5', 'AUX H2'], leaders: ['Mago 1 H2'] },
    ],
  });
  playText('E6xE5');
  expect(table.getState().tool).toEqual({ kind: 'answer' });
  const asked = panel();
  expect(asked).toContain('data-testid="answer"');
  intents.onInspect!(hex('H2'), { pointer: 'mouse' });
  const looked = panel();
  expect(looked).toContain('data-testid="answer"');
  expect(looked).toContain('Mago');
  expect([asked, looked].map((html) => html.includes('data-testid="unit-card"'))).toEqual([false, true]);
});

test.each([
  ['one', ['AUX E5'], 'Your unit must retreat one hex.'],
  ['several', ['AUX E5', 'AUX F5'], 'Your units must retreat one hex.'],
] as const)('a retreat of %s is asked in their number', (_, enemy, asked) => {
  const hexes = enemy.map((unit) => unit.split(' ')[1]!);
  const attack = { attackers: 'E6', defenders: hexes.join(' '), retreating: hexes.join(' '), asks: 'retreat', result: 'DR' };
  lay({
    ...lines,
    attack,
    armies: [
      { name: 'Rome', units: ['LEG E6 attacked'] },
      { name: 'Carthage', units: enemy.map((unit) => `${unit} defended`) },
    ],
  });
  expect(panel()).toContain(asked);
});

test('why an attack may not be made stands directly under its odds, above who else may be in it', () => {
  lay({
    ...lines,
    armies: [
      { name: 'Rome', units: ['LEG E5', 'LEG F4'] },
      { name: 'Carthage', units: ['AUX E4'] },
    ],
  });
  const [attacker, defender] = [hex('E5'), hex('E4')];
  table.setState({ tool: { kind: 'assault', unit: 0, at: defender, attackers: [attacker], defenders: [defender] } as never });
  const html = panel();
  const places = ['odds-column', 'barred', 'take', 'baw-parties'].map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html.split('data-testid="barred"')).toHaveLength(2);
  // With whom is pointed at it is allowed: nothing says otherwise, and the buttons stay where they are.
  table.setState({ hover: hex('F4') });
  expect(panel()).not.toContain('data-testid="barred"');
  expect(panel().indexOf('baw-away')).toBeLessThan(panel().indexOf('data-testid="take"'));
  expect(panel()).toContain('baw-away');
});

test('while none is pointed at or chosen, all that a unit can fire at stand in the room of the one that would be', () => {
  const armies = (enemy: readonly string[]) => [
    { name: 'Rome', units: ['ARC E6'] },
    { name: 'Carthage', units: enemy },
  ];
  const listed = () => [...panel().matchAll(/data-testid="target" data-hex="(\w+)"/g)].map(([, name]) => name);
  lay({ ...lines, phase: 'fire', armies: armies(['LEG E4', 'AUX F4', 'AUX A1']) });
  table.setState({ tool: { kind: 'shoot', unit: 0 } as never });
  expect(listed().sort()).toEqual(['E4', 'F4']);
  table.setState({ hover: hex('F4') });
  expect(listed()).toEqual([]);
  table.setState({ hover: undefined, tool: { kind: 'shoot', unit: 0, at: hex('E4') } as never });
  expect(listed()).toEqual([]);
  expect(panel()).toContain('table-shot__target');
});
