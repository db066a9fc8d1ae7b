/* What the panels of a land battle say under optional rules. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parseHex } from '../../../../src/kernel/board';
import '../../../../src/rules/ancients';
import { match } from '../../../../src/store/match';
import { REST, table } from '../../../../src/store/table';
import { ArmiesPanel } from '../../../../src/ui/systems/ancients/ArmiesPanel';
import { abilitiesOf } from '../../../../src/ui/systems/ancients/abilities';
import { fightOf } from '../../../../src/ui/systems/ancients/fights';
import { NowPanel } from '../../../../src/ui/systems/ancients/NowPanel';
import { OddsPanel } from '../../../../src/ui/systems/ancients/OddsPanel';
import { OptionQuestion } from '../../../../src/ui/systems/ancients/OptionOrders';
import { OptionsNow } from '../../../../src/ui/systems/ancients/OptionsNow';
import { optionMarks } from '../../../../src/ui/systems/ancients/optionMarks';
import { typedOrders } from '../../../../src/ui/systems/ancients/panels';
import { phase } from '../../../../src/ui/systems/ancients/phase';
import { QuestionPanel } from '../../../../src/ui/systems/ancients/QuestionPanel';
import { trackOf } from '../../../../src/ui/systems/ancients/track';
import { Undeployed } from '../../../../src/ui/systems/ancients/Undeployed';
import { UnitCard } from '../../../../src/ui/systems/ancients/UnitCard';
import { undoneOf } from '../../../../src/ui/systems/ancients/undone';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../../src/ui/words';
import { dialogWords, fetchDialogWords } from '../../../../src/ui/words/dialogs';
import { landNow } from '../../../store/landNow';
import { drawable, emptyPage } from '../../noPage';

emptyPage();
vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });

drawable(match.store, table);

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchDialogWords(), fetchTable('ancients')]));

const types = { warband: { as: 'LI', traits: 'barbarian' } };

function opened(options: readonly string[], changes: object = {}, more: object = {}) {
  const position = {
    system: 'ancients',
    options,
    types,
    map: { columns: 9, rows: 9 },
    turn: 2,
    turns: 6,
    player: 1,
    armies: [
      { name: 'Red', panic: 99, units: ['HI E8/1'] },
      { name: 'Blue', panic: 99, units: ['HI E2/4'] },
    ],
    ...changes,
  };
  const begun = match.begin({ position, seed: 7, names: ['', ''], title: 'Trial', ...more });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  table.setState({ tool: REST, hover: undefined });
  const { context } = landNow(match);
  return { context, hex: (name: string) => parseHex(context.board, name)! };
}

const drawn = <Props extends object>(view: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(view, props)).replace(/&#x27;/g, "'");

const army = (units: readonly string[], leaders: readonly string[] = [], more: object = {}) => ({
  name: units[0],
  panic: 99,
  units,
  leaders,
  ...more,
});

const rivals = {
  phase: 'melee',
  armies: [army(['HI E5/1'], ['E5'], { ratings: [4] }), army(['HI E4/4'], ['E4'], { ratings: [2] })],
};

test('13.8 the other one is asked to look away where both play at this screen', () => {
  const asked = (more: object) => {
    opened(['13.8'], rivals, more);
    match.playText('E5xE4');
    match.playText('away 0');
    return drawn(OptionQuestion, {});
  };
  expect(asked({})).toContain('Both choices are shown together. Ask your opponent to look away.');
  const alone = asked({ seats: ['person', 'recruit:1'] });
  expect(alone).toContain('Both choices are shown together.');
  expect(alone).not.toContain('look away');
  match.openRecord(match.record(), { alone: true });
  expect(drawn(OptionQuestion, {})).not.toContain('look away');
});

test('13.8 whoever is asked whether leaders leave is told of the duel, and the odds card before the attack', () => {
  const { hex } = opened(['13.8'], rivals);
  const assault = () => fightOf(landNow(match), { tool: { kind: 'attack', unit: 0, at: hex('E4') }, hover: undefined })!;
  expect(drawn(OddsPanel, { assault: assault() })).toContain('The leaders, rated 4 and 2, fight a duel first');
  match.playText('E5xE4');
  const asked = drawn(QuestionPanel, {});
  expect(asked).toContain('The leader at E5, rated 4, challenges yours at E4, rated 2. If he stays, they fight a duel before combat.');
  expect(asked).toContain('11.b');
  expect(asked).toContain('13.8');
  expect(drawn(OddsPanel, { assault: assault() })).toContain('duel-first');
});

test('13.8 who has met somebody in this phase meets nobody any more', () => {
  const { hex } = opened(['13.8'], { ...rivals, optional: { duel: { met: 'E4=2' } } });
  const assault = fightOf(landNow(match), { tool: { kind: 'attack', unit: 0, at: hex('E4') }, hover: undefined })!;
  expect(drawn(OddsPanel, { assault })).not.toContain('duel-first');
  match.playText('E5xE4');
  expect(drawn(QuestionPanel, {})).not.toContain('data-testid="meeting"');
});

test('V5 leaders who may walk are counted until they have', () => {
  opened(['13V', 'V5'], { phase: 'leaders', armies: [army(['HI E8/1'], ['E8', 'E8', 'D7']), army(['HI E2/4'])] });
  const said = () => [undoneOf(landNow(match)).text, phase(landNow(match))!.left, drawn(NowPanel, {})] as const;
  expect(said()[0]).toBe('3 leaders may still walk');
  expect(said()[1]).toBe('3 leaders may still walk.');
  expect(said()[2]).toContain('3 leaders may still walk.');
  match.playText('lead E8 D7');
  expect(said()[0]).toBe('2 leaders may still walk');
  match.playText('lead E8 F8');
  match.playText('lead D7 D6');
  expect(said()[0]).toBe('Nothing is left to do');
  expect(said()[2]).toContain('All leaders are placed.');
});

describe('13.10 a charge that is still to be declared in the melee', () => {
  const weak = army(['warband E5/1 disordered']);
  const said = (own: object, more: object = {}) => {
    opened(['13.10'], { phase: 'melee', player: 1, armies: [own, army(['HI E4/4', 'LI A2/4'])], ...more });
    const { text, warns } = undoneOf(landNow(match));
    return [text, warns, phase(landNow(match))!.left];
  };

  test('is what is left where only by it somebody can attack, and the main button warns', () => {
    expect(said(weak)).toEqual(['The charge can be declared', true, 'The charge can be declared.']);
  });

  test('is not told of where it is spent, where nobody could attack with it either, or somebody can as it is', () => {
    const nothing = ['Nothing is left to do', false];
    expect(said(weak, { optional: { charges: ['spent', 'unspent'], traitCharges: ['spent', 'unspent'] } }).slice(0, 2)).toEqual(nothing);
    expect(said(army(['warband E8/1'])).slice(0, 2)).toEqual(nothing);
    expect(said(army(['warband E5/1 disordered', 'HI A3/1']))[0]).toBe('1 unit can still attack');
  });
});

describe('13.3 a deployment', () => {
  const units = ['HI unplaced', 'LI unplaced'];
  const armies = [army(units, [], { camp: 'E8', waiting: 2 }), army(units, [], { camp: 'E1', waiting: 1 })];
  const deploying = (stage: string, player: number) => {
    opened(['13.3'], { phase: 'deploy', player, optional: { deployment: { stage } }, armies });
    return phase(landNow(match))!;
  };

  test.each([
    ['roll', 1, 'A die is rolled first.'],
    ['firstCamp', 1, 'First your camp.'],
    ['secondCamp', 1, 'First the enemy’s camp.'],
    ['shift', 2, 'The camp may be shifted.'],
    ['firstUnits', 1, '4 still to be placed.'],
  ] as const)('in its stage %s is told of as it is', (stage, player, left) => {
    const told = deploying(stage, player);
    expect(told.left).toBe(left);
    expect(told.count).toBeGreaterThan(0);
  });

  test('counts the leaders before there is a place for them', () => {
    for (const stage of ['firstCamp', 'firstUnits']) {
      deploying(stage, 1);
      expect(drawn(Undeployed, {})).toContain('2 units and 2 leaders still to be placed');
      expect(drawn(Undeployed, {}).includes('undeployed-leader')).toBe(stage === 'firstUnits');
    }
    deploying('shift', 2);
    expect(drawn(Undeployed, {})).toContain('2 units and 1 leader still to be placed');
  });
});

test('V5 who waits is placed first', () => {
  opened(['13V', 'V5'], { phase: 'leaders', armies: [army(['HI E8/1'], ['E8'], { waiting: 1 }), army(['HI E2/4'])] });
  expect(undoneOf(landNow(match)).text).toBe('1 leader to place');
  match.playText('*D7');
  expect(undoneOf(landNow(match)).text).toBe('1 leader may still walk');
});

test.each([
  [['13.3'], true],
  [['13.3', '13V'], true],
  [['13.3', '13V', 'V5'], false],
] as const)('13.3 with %j leaders are said to stand in the first turn: %s', (options, stand) => {
  opened(options, {
    turn: 1,
    phase: 'leaders',
    armies: [army(['HI E8/1'], ['E8']), army(['HI E2/4'])],
  });
  expect(drawn(OptionsNow, {}).includes('stand where they were deployed')).toBe(stand);
});

test('V4 knights and barbarians that go by themselves are marked and named, and those who must attack', () => {
  const { hex } = opened(['13V'], {
    phase: 'movement',
    armies: [army(['KT E8/1', 'warband C6/1', 'KT G8/1 volley', 'HI A8/1']), army(['HI E2/4', 'HI C4/4'])],
  });
  const unitAt = (name: string) => landNow(match).state.units.find((unit) => unit.hex === hex(name))!;
  const marks = (name: string) => optionMarks(landNow(match).context, landNow(match).state, unitAt(name));
  expect(['E8', 'C6', 'G8', 'A8'].map(marks)).toEqual([['loose'], ['loose'], [], []]);
  expect(drawn(OptionsNow, {})).toMatch(/they go for the enemy by themselves: (C6 and E8|E8 and C6)/);
  const card = drawn(UnitCard, { unit: unitAt('E8'), movable: false, ordered: false });
  expect(card).toContain('goes for the enemy by itself unless activated or held');
  expect(card).toMatch(/out of control.*V4/);
  match.playText('C6-C5');
  expect(marks('C5'), 'in contact it has gone').toEqual(['loose']);
  expect(drawn(OptionsNow, {})).toContain('themselves: E8.');
});

test('V4 in the melee', () => {
  opened(['13V'], { phase: 'melee', armies: [army(['KT E5/1', 'KT G5/1']), army(['HI E4/4', 'HI G4/4'])], optional: { loose: 'E5' } });
  const { context, state } = landNow(match);
  expect(state.units.slice(0, 2).map((unit) => optionMarks(context, state, unit))).toEqual([['loose'], []]);
  expect(drawn(OptionsNow, {})).toContain('They must attack: E5.');
});

test('13.9 without 13V nobody goes by himself while control is kept', () => {
  opened(['13.9'], { phase: 'movement', armies: [army(['KT E8/1'], ['E8', 'E8', 'E8']), army(['HI E2/4'])] });
  const { context, state } = landNow(match);
  expect(optionMarks(context, state, state.units[0]!)).toEqual([]);
});

test.each([
  [['13.9', '13.11'], ['HI E8/1'], false],
  [['13.9', '13.11'], ['KT E8/1'], true],
  [['13V'], ['HI E8/1'], true],
] as const)('with %j and %j a die is announced: %s', (options, units, falls) => {
  opened(options, { phase: 'command', armies: [army(units, ['E8']), army(['EL E2/4'])] });
  expect(landNow(match).state.phase).toBe('command');
  expect(undoneOf(landNow(match)).text === 'A die is rolled first').toBe(falls);
});

test('13.9 nobody types the charge that comes by itself, but a nation’s own', () => {
  const typed = (options: readonly string[]) => {
    const { context } = opened(options);
    return typedOrders(context)
      .slice(dialogWords().keys.orders.length)
      .map(([order]) => order);
  };
  expect(typed(['13.10'])).toEqual(['charge', 'charge trait']);
  expect(typed(['13.9', '13.10'])).toEqual(['charge trait']);
  expect(typed(['13.9'])).toEqual([]);
});

test('13V no leader is taken off before the movement', () => {
  const steps = (options: readonly string[]) => {
    opened(options);
    return trackOf(landNow(match)).steps.map(({ id }) => id);
  };
  expect(steps([])).toEqual(['removal', 'panic', 'reserves', 'movement', 'leaders', 'fire', 'melee', 'rally']);
  expect(steps(['13V'])).toEqual(['panic', 'reserves', 'command', 'movement', 'leaders', 'fire', 'melee', 'rally']);
});

describe('13.4 reserves that are due', () => {
  const reserves = [{ turn: 2, at: 'A5', units: ['LI', 'LC'] }];
  const armies = [army(['HI E8/1'], [], { name: 'Red', reserves }), army(['HI E2/4'])];
  const said = (turn: number, phase: string) => {
    opened(['13.4'], { turn, turns: 9, nightfall: 3, phase, armies });
    return [drawn(ArmiesPanel, {}), drawn(NowPanel, {})] as const;
  };

  test.each(['movement', 'melee'])('may enter by day, in the %s phase', (phase) => {
    const [panel, now] = said(3, phase);
    expect(panel).toContain('Red · may enter now at A5');
    expect(now).toContain('Red · may enter now at A5');
  });

  test.each(['movement', 'melee'])('stay beside the map in the dark, in the %s phase', (phase) => {
    const [panel, now] = said(4, phase);
    expect(panel).toContain('Red · stay beside the map at night');
    expect(panel).not.toMatch(/may enter|Bring in|at A5/);
    expect(now).not.toContain('data-testid="reserves"');
  });
});

test('13.11 whoever balks neither moves nor attacks in its own player turn, which is said in the enemy’s before it', () => {
  const armies = [army(['HI A8/1']), army(['EL D4/4', 'EL F4/4'])];
  for (const player of [1, 2]) {
    const { context, hex } = opened(['13.11'], { player, phase: 'movement', armies, optional: { balking: 'D4' } });
    const { state } = landNow(match);
    const refused = (name: string) =>
      abilitiesOf(context, state, state.units.find((unit) => unit.hex === hex(name))!).map(({ refusal }) => refusal?.why);
    expect(refused('D4')).toEqual(['balks', 'noMissiles', 'balks']);
    expect(refused('F4')).toEqual([undefined, 'noMissiles', undefined]);
  }
});
