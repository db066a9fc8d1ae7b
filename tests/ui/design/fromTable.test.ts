import { describe, expect, test } from 'vitest';
import { seededChooser } from '../../../src/ai/random';
import { openMatch } from '../../../src/kernel/match';
import type { AnyTwoSidedGame } from '../../../src/kernel/twoSides';
import { ancients } from '../../../src/rules/ancients';
import { UNDEPLOYED } from '../../../src/rules/ancients/model/types';
import { baw } from '../../../src/rules/baw';
import { battleById } from '../../../src/scenarios/all';
import { blankDrawing, drawingOf } from '../../../src/ui/design/document/begin';
import { refusals } from '../../../src/ui/design/document/checks';
import type { Drawing, DrawnPosition } from '../../../src/ui/design/document/drawing';
import * as facts from '../../../src/ui/design/document/facts';
import { changed } from '../../../src/ui/design/document/history';
import { put } from '../../../src/ui/design/document/pieces';
import { resize } from '../../../src/ui/design/document/size';
import { addVariant, variedDrawing } from '../../../src/ui/design/document/variants';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { ancientWorld } from '../../../src/ui/systems/baw/design/rules';
import { first } from './first';

describe('a position of a battle that is taken to the drawing table', () => {
  const kadesh = battleById('baw-kadesh')!;
  const opened = openMatch(baw, kadesh.position, 1);
  if (!opened.ok) throw new Error('Kadesh cannot be opened');
  const { context, state } = opened.value;
  const position = baw.printPosition(context, state) as DrawnPosition;

  test('has the names that the battle has for its sides and places, in both languages', () => {
    const drawing = drawingOf(ancientWorld, position, first, kadesh);
    expect(drawing.sides.map(({ name }) => name)).toEqual(kadesh.sides.map(({ name }) => name));
    expect([drawing.many, drawing.places]).toEqual([kadesh.many, kadesh.places]);
    expect(drawing.places).not.toBe(undefined);
    expect(refusals(drawing, baw)).toEqual([]);
  });

  test('has no places of a map of another size, nor any of no battle', () => {
    const [larger] = changed(ancientWorld, drawingOf(ancientWorld, position, first), resize(ancientWorld, { columns: 40, rows: 30 }));
    expect(drawingOf(ancientWorld, larger.position, first, kadesh)).not.toHaveProperty('places');
    expect(larger).not.toHaveProperty('places');
    expect(larger.sides[1].name.fr).toBe(larger.sides[1].name.en);
  });
});

describe('a position under optional rules', () => {
  /** What a game has come to under some rules, as it is printed when these keep something for the first time. */
  function playedUnder(system: AnyTwoSidedGame, begun: DrawnPosition, options: readonly string[]): DrawnPosition[] {
    const opened = openMatch(system, { ...begun, options }, 3);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const match = opened.value;
    const choose = seededChooser(3);
    const kept = new Set<string>();
    const seen: DrawnPosition[] = [];
    for (let i = 0; i < 250; i++) {
      const actions = system.legal(match.context, match.state);
      if (actions.length === 0) break;
      match.play(actions[choose(actions.length)]!);
      const printed = system.printPosition(match.context, match.state) as DrawnPosition;
      const fallen = (printed['armies'] as readonly { fallen?: unknown }[]).flatMap((army, side) => (army.fallen ? [side] : []));
      const known = kept.size;
      for (const word of [...Object.keys(printed['optional'] ?? {}), ...fallen, printed['phase']]) kept.add(String(word));
      if (kept.size > known) seen.push(printed);
    }
    return seen;
  }
  const before = (id: string) => battleById(id)!.position as DrawnPosition;
  const ON_LAND = ['13.1', '13.2', '13.4', '13.5', '13.6', '13.8', '13.9', '13.10', '13.11', '13.14'];

  test.each([
    ['on land', land, ancients, 'zama', ON_LAND],
    ['on land with points', land, ancients, 'zama', ['13.8', '13.4', 'V5', 'V1.average', '13V']],
    ['on land before it begins', land, ancients, 'zama', ['13.3', '13.12']],
    ['in the Ancient World', ancientWorld, baw, 'baw-kadesh', ['B16.1', 'B16.4', 'B16.3']],
  ] as const)('%s is playable still when they are taken away one by one', (_, rules, system, id, options) => {
    const positions = playedUnder(system, before(id), options);
    const told = positions.flatMap((position) => {
      const all = drawingOf(rules, position, first);
      expect(refusals(all, system)).toEqual([]);
      const none = options.reduce((drawing, option) => changed(rules, drawing, facts.setOption(rules, option, false))[0], all);
      return refusals(none, system).filter(({ found }) => found !== 'unplaced');
    });
    expect(positions.length).toBeGreaterThan(0);
    expect(told).toEqual([]);
  });
});

describe('the phase of a rule that is taken away is over, and the battle goes on from there', () => {
  const position = (phase: string, options: readonly string[], more: object = {}) => ({
    system: 'ancients',
    options,
    map: { columns: 9, rows: 9 },
    turn: 2,
    turns: 6,
    player: 1,
    phase,
    armies: [
      { panic: 9, units: ['HI E8/1', 'KT G8/1'], camp: 'E9', leaders: ['G8'], reserves: [{ turn: 2, at: 'A9', units: ['LI'] }] },
      { panic: 9, units: ['HI E7/4', 'LC C3/4'], camp: 'E1', leaders: ['C3'] },
    ],
    ...more,
  });
  /** The battle from a position printed in a phase, without a rule. */
  function without(option: string, begun: object) {
    const before = openMatch(ancients, begun, 1);
    if (!before.ok) throw new Error(JSON.stringify(before.faults));
    const printed = ancients.printPosition(before.value.context, before.value.state) as DrawnPosition;
    const [drawing] = changed(land, drawingOf(land, printed, first), facts.setOption(land, option, false));
    expect(refusals(drawing, ancients)).toEqual([]);
    const opened = openMatch(ancients, drawing.position, 1);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const match = opened.value;
    expect(match.state.units.filter(({ hex }) => hex === UNDEPLOYED)).toEqual([]);
    expect(ancients.check?.(match.context, match.state)).toEqual([]);
    return match;
  }
  const played = (match: ReturnType<typeof without>, text: string) => match.play(ancients.parseAction(match.context, match.state, text)!);
  const now = ({ state: { phase, turn, player } }: ReturnType<typeof without>) => ({ phase, turn, player: player + 1 });

  test('the command phase by the movement', () => {
    const match = without('13V', position('command', ['13.3', '13V']));
    expect(now(match)).toEqual({ phase: 'movement', turn: 2, player: 1 });
    expect(played(match, 'E8/2').ok).toBe(true);
  });

  test('but not where another rule in force brings it', () => {
    expect(now(without('13V', position('command', ['13.3', '13.11', '13V'])))).toMatchObject({ phase: 'command', turn: 2 });
  });

  test.each([1, 2])('the rally by the end of the melee: player %i attacks nobody a second time', (player) => {
    const match = without('13V', position('rally', ['13.3', '13V'], { player, optional: { points: 3 } }));
    expect(now(match)).toEqual({ phase: 'melee', turn: 2, player });
    expect(ancients.legal(match.context, match.state).map((action) => ancients.printAction(match.context, match.state, action))).toEqual([
      'end',
    ]);
    played(match, 'end');
    expect(now(match)).toEqual({ phase: 'movement', turn: player === 1 ? 2 : 3, player: player === 1 ? 2 : 1 });
  });

  test('the musters by the battle, with everybody where he was deployed, and whoever moves first', () => {
    const begun = (options: readonly string[], first = 1) =>
      position('muster', options, { turn: 1, player: 3 - first, optional: { mustered: [first], first } });
    const match = without('13.12', begun(['13.3', '13.12']));
    expect(now(match)).toEqual({ phase: 'movement', turn: 1, player: 1 });
    expect(match.state.armies.map(({ leaders }) => leaders.length)).toEqual([1, 1]);
    expect(now(without('13.12', begun(['13.3', '13.12', '13V'])))).toEqual({ phase: 'command', turn: 1, player: 1 });
    for (const first of [1, 2])
      for (const options of [['13.12'], ['13.3', '13.12']])
        expect(now(without('13.12', begun(options, first)))).toEqual({ phase: 'movement', turn: 1, player: first });
  });
});

test('night falls by the last turn, in versions too, and not at all without its rule', () => {
  const texts = first;
  const rules = land;
  const edits = [
    put(rules, 0, rules.pieces, 'HI', 180, 0),
    put(rules, 1, rules.pieces, 'HI', 60, 3),
    facts.setOption(rules, '13.4', true),
    facts.setTurns(rules, 9),
    facts.setField('nightfall', 8),
    addVariant('other', texts),
  ];
  const begun = edits.reduce((drawing, edit) => changed(rules, drawing, edit)[0], blankDrawing(rules, {}, texts));
  const varied = changed(rules, begun, (draft) => {
    draft.variants![0]!.changes = { nightfall: 7 };
  })[0];
  const nights = (drawing: Drawing) => [drawing, variedDrawing(drawing, 0)].map(({ position }) => position['nightfall']);
  expect(nights(varied)).toEqual([8, 7]);
  const shorter = changed(rules, varied, facts.setTurns(rules, 4))[0];
  expect(nights(shorter)).toEqual([4, 4]);
  const without = changed(rules, varied, facts.setOption(rules, '13.4', false))[0];
  expect(nights(without)).toEqual([undefined, undefined]);
  const turns = [without, variedDrawing(without, 0)].map(({ position }) => position.turns);
  expect(turns, 'it ends when night would have fallen').toEqual([8, 7]);
  for (const drawing of [varied, shorter, without]) expect(refusals(drawing, ancients)).toEqual([]);
});
