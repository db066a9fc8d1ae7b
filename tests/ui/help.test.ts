import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseHex, printHex } from '../../src/kernel/board';
import { ancients } from '../../src/rules/ancients';
import { kindOf, orderIn, unitOf } from '../../src/rules/ancients/model/orders';
import type { Context, State } from '../../src/rules/ancients/model/types';
import { SYSTEM_IDS } from '../../src/rules/ids';
import { naval } from '../../src/rules/naval';
import { fromOf as seaFrom, kindOf as seaKind, orderIn as seaOrder } from '../../src/rules/naval/model/orders';
import type { Context as SeaContext, State as SeaState } from '../../src/rules/naval/model/types';
import type { Snapshot } from '../../src/store/match';
import { provide } from '../../src/store/systems';
import { type InspectTool, REST } from '../../src/store/table';
import { fetchHelp as fetchLandHelp } from '../../src/ui/systems/ancients/help';
import { phase as landPhase } from '../../src/ui/systems/ancients/phase';
import { landHelpWords } from '../../src/ui/systems/ancients/words/help';
import { fetchHelp as fetchBawHelp } from '../../src/ui/systems/baw/help';
import { fetchBawWords } from '../../src/ui/systems/baw/words';
import { fetchHelp as fetchSeaHelp } from '../../src/ui/systems/naval/help';
import { phase as seaPhase } from '../../src/ui/systems/naval/phase';
import { fetchNavalWords } from '../../src/ui/systems/naval/words';
import type { SystemHelp } from '../../src/ui/table/contract/help';
import { speak } from '../../src/ui/words';
import { fetchHelpWords, helpWords } from '../../src/ui/words/help';
import { everything, sea as seaField } from '../fuzz/play';
import { momentsOf } from '../rules/moments';
import { expectAnswers, quietMoments, snapshotOf } from './asked';
import { emptyPage } from './noPage';
import { squadrons } from './systems/naval/squadrons';

emptyPage();

let land: SystemHelp;
let sea: SystemHelp;
let ancientWorld: SystemHelp;

beforeAll(async () => {
  provide(naval);
  await speak('en');
  const helps = Promise.all([fetchLandHelp(), fetchSeaHelp(), fetchBawHelp()]);
  [[land, sea, ancientWorld]] = await Promise.all([helps, fetchHelpWords(), fetchNavalWords(), fetchBawWords()]);
});

describe('what can still be done', () => {
  test('on land: the units that have a legal order, and the leaders that wait', () => {
    const seen = new Set<string>();
    for (const now of quietMoments(momentsOf(ancients, everything, 5, 11))) {
      const { context, state } = now as Snapshot<Context, State>;
      const orders = ancients.legal(context, state).map(orderIn);
      const units = new Set(orders.filter((order) => !['place', 'end'].includes(kindOf(order))).map(unitOf));
      const count = state.phase === 'leaders' ? state.armies[state.player].waiting : units.size;
      expect(landPhase(now as Parameters<typeof landPhase>[0])?.count, `turn ${state.turn}, ${state.phase}`).toBe(count);
      seen.add(state.phase);
    }
    expect([...seen].sort()).toEqual(['fire', 'leaders', 'melee', 'movement']);
  });

  test('at sea: ships that can move or shoot, marine points that can move or attack', () => {
    const seen = new Set<string>();
    for (const now of quietMoments(momentsOf(naval, seaField, 3, 7))) {
      const { context, state } = now as Snapshot<SeaContext, SeaState>;
      if (state.assault) continue;
      const orders = naval.legal(context, state).map(seaOrder);
      const from = new Set(orders.filter((order) => !['end', 'scuttle'].includes(seaKind(order))).map(seaFrom));
      const points = [...from].reduce((sum, hex) => {
        const stack = state.ships.find((ship) => ship.hex === hex) ?? state.ashore.find((landing) => landing.hex === hex)!;
        return sum + stack.marines - (state.phase === 'marines' ? stack.stepped : stack.fought);
      }, 0);
      const count = state.phase === 'marines' || state.phase === 'attacks' ? points : from.size;
      expect(seaPhase(now as Parameters<typeof seaPhase>[0])?.count, `turn ${state.turn}, ${state.phase}`).toBe(count);
      seen.add(state.phase);
    }
    expect(seen.size).toBe(4);
  });
});

describe('why not', () => {
  test('on land: of the unit in hand the judge’s refusal of what a click would order, or that nothing forbids it', () => {
    for (const now of quietMoments(momentsOf(ancients, everything, 2, 29)).slice(0, 6)) {
      const { context, state } = now as Snapshot<Context, State>;
      if (state.phase !== 'movement') continue;
      const units = state.units.filter(({ side, hex }) => side === state.player && hex >= 0).slice(0, 5);
      for (const unit of units) {
        for (let hex = 0; hex < context.board.size; hex += 3) {
          if (state.units.some((other) => other.side === unit.side && other.hex === hex)) continue;
          const order = ancients.parseAction(context, state, `${printHex(context.board, unit.hex)}-${printHex(context.board, hex)}`);
          const refusal = order === undefined ? undefined : ancients.judge(context, state, order);
          expect(land.why(now, { kind: 'move', unit: unit.id }, hex).rule).toBe(refusal?.rule);
        }
      }
    }
  });

  test('on land: whatever is asked in whatever phase has an answer', () => {
    let refusals = 0;
    for (const now of quietMoments(momentsOf(ancients, everything, 4, 17)).slice(0, 12)) {
      const { state } = now as Snapshot<Context, State>;
      const own = state.units.find(({ hex }) => hex >= 0)!;
      refusals += expectAnswers(land, now, [REST, { kind: 'inspect', hex: own.hex, unit: own.id }]);
      for (const unit of state.units.filter(({ hex }) => hex >= -1)) expect(land.whyPiece(now, unit.id).text).not.toBe('');
    }
    expect(refusals).toBeGreaterThan(100);
  });

  test('at sea: whatever is asked in whatever phase has an answer, of a ship in hand the judge’s', () => {
    let refusals = 0;
    for (const now of quietMoments(momentsOf(naval, seaField, 3, 13)).slice(0, 10)) {
      const { state } = now as Snapshot<SeaContext, SeaState>;
      const own = state.ships.find(({ hex }) => hex >= 0)!;
      refusals += expectAnswers(sea, now, [REST, { kind: 'inspect', hex: own.hex, unit: own.id }]);
    }
    expect(refusals).toBeGreaterThan(100);
    const now = snapshotOf(squadrons);
    const { context, state } = now as Snapshot<SeaContext, SeaState>;
    for (let hex = 0; hex < context.board.size; hex++) {
      if (state.ships.some((ship) => ship.hex === hex)) continue;
      const order = naval.parseAction(context, state, `C5-${printHex(context.board, hex)}`)!;
      expect(sea.why(now, { kind: 'sail', unit: 0 }, hex).rule).toBe(naval.judge(context, state, order)?.rule);
    }
  });
});

test('at sea, in the marines’ phase, an enemy ship is refused as one, and nobody is asked about a hex that was not named', () => {
  const now = snapshotOf({ ...squadrons, phase: 'marines', die: undefined });
  const hex = (name: string) => parseHex(now.context.board, name)!;
  expect(sea.why(now, REST, hex('E6'))).toMatchObject({ title: helpWords().why.ask.anyGo('E6') });
  const idle = (now as Snapshot<SeaContext, SeaState>).state.ships.findIndex((ship) => ship.side === 0 && ship.marines === 0);
  expect(sea.whyPiece(now, idle)).toMatchObject({ title: helpWords().why.ask.act });
});

test('at sea a marine that is only declared is not told that it has attacked, nor is it the one that cannot (14.8.d)', () => {
  const [rome, carthage] = squadrons.fleets;
  const ships = rome!.ships.map((ship) => (ship === 'five D6/2' ? `${ship} fought=1` : ship));
  const assault = { at: 'E6', declared: 'D6' };
  const now = snapshotOf({ ...squadrons, phase: 'attacks', die: undefined, assault, fleets: [{ ...rome, ships }, carthage] });
  const five = (now as Snapshot<SeaContext, SeaState>).state.ships.findIndex(({ hex }) => hex === parseHex(now.context.board, 'D6'));
  expect(sea.whyPiece(now, five)).toMatchObject({ text: helpWords().why.can.act });
  const { ask, can } = helpWords().why;
  const [from, at] = ['D6', 'E6'].map((name) => parseHex(now.context.board, name)!) as [number, number];
  expect(sea.why(now, REST, at)).toMatchObject({ title: ask.whoAttacks('E6'), text: expect.stringContaining('D6') });
  const held: InspectTool = { kind: 'inspect', hex: from, unit: five };
  expect(sea.why(now, held, at)).toMatchObject({ text: can.order });
});

test('where somebody can, the answer says who, and asks nothing else', () => {
  const field = (phase: string) => ({
    system: 'ancients',
    phase,
    map: { columns: 9, rows: 9 },
    armies: [{ units: ['HI E5/1', 'HI A9/1'] }, { units: ['LA E4/4'] }],
  });
  const at = (now: Snapshot, name: string) => parseHex(now.context.board, name)!;
  const asked = (help: SystemHelp, now: Snapshot, name: string) => help.why(now, REST, at(now, name));
  const { ask } = helpWords().why;
  const { can } = landHelpWords().why;
  expect(asked(land, snapshotOf(field('movement')), 'D5')).toMatchObject({ title: ask.whoGoes('D5'), text: can.units(1, 'E5') });
  expect(asked(land, snapshotOf(field('melee')), 'E4')).toMatchObject({ title: ask.whoAttacks('E4'), text: can.units(1, 'E5') });
  expect(asked(land, snapshotOf(field('movement')), 'I1').title).toBe(ask.anyGo('I1'));
  expect(asked(sea, snapshotOf(squadrons), 'D5')).toMatchObject({ title: ask.whoGoes('D5'), text: expect.stringContaining('C5') });
});

test('threats have a name, facts with rules and a mark on the map, on land and at sea', () => {
  const field = {
    map: { columns: 9, rows: 9 },
    system: 'ancients',
    armies: [{ units: ['HI E6/1'] }, { units: ['HI E4/4', 'LA F5/5'], leaders: ['E4'] }],
  };
  const [heavy, archers] = land.threats(snapshotOf(field), 0);
  expect(heavy).toMatchObject({ name: 'Heavy infantry E4', dangers: [{ rule: '9' }], mark: { label: '1-1', by: 'melee' } });
  expect(heavy!.dangers[0]!.facts).toContain('at 2-\u20601 with a leader');
  expect(archers!.dangers.some(({ rule }) => rule === '8.d')).toBe(true);
  const lines = sea.threats(snapshotOf(squadrons), 0);
  expect(lines.length).toBeGreaterThan(1);
  for (const { name, dangers, mark } of lines) {
    expect(name).not.toBe('');
    expect(mark).toBeDefined();
    for (const { facts, rule } of dangers) expect([facts.join(''), rule]).not.toContain('');
  }
});

test('at sea no danger names a die where the fleet’s has fallen (14.5)', () => {
  const threatsOn = (player: number) => sea.threats(snapshotOf({ ...squadrons, player }), 0);
  const dice = (player: number) => threatsOn(player).flatMap(({ dangers }) => dangers.flatMap(({ facts }) => facts.filter(namesDie)));
  const namesDie = (fact: string) => /movement die|any die/.test(fact);
  const rammer = (player: number) => threatsOn(player).find(({ mark }) => mark?.by === 'ram')?.mark?.label;
  expect(dice(1)).not.toEqual([]);
  expect(rammer(1)).toMatch(/^[1-6]\/6$/);
  expect(threatsOn(2).length).toBeGreaterThan(1);
  expect(dice(2)).toEqual([]);
  expect(rammer(2), 'what it does does not hang on how far it comes').toMatch(/^[1-6]\/6$/);
});

test('an advised order is told in words', () => {
  const now = snapshotOf(squadrons);
  expect(sea.orderText(now, 'C5-C7')).toBe('Trireme C5: to C7, bow to the SE');
  const field = { map: { columns: 9, rows: 9 }, system: 'ancients', armies: [{ units: ['HI E6/1'] }, { units: ['HI E4/4'] }] };
  expect(land.orderText(snapshotOf(field), 'E6-E5/2')).toBe('Heavy infantry E6: to E5, facing NE');
  expect(land.orderText(snapshotOf(field), 'E6/2')).toBe('Heavy infantry E6: turn in place, facing NE');
  expect(land.orderText(snapshotOf(field), 'end')).toBe('End the phase');
});

test('an advance is told with its leaders, as the buttons tell it', () => {
  const armies = [{ units: ['HI E5/1 attacked'], leaders: ['E5'] }, { units: ['HI A1/4'] }];
  const attack = { order: 'E5xE4', asks: 'advance', at: 'E4' };
  const now = snapshotOf({ map: { columns: 9, rows: 9 }, system: 'ancients', phase: 'melee', armies, attack });
  expect(['advance', 'advance 0'].map((order) => land.orderText(now, order))).toEqual([
    'Advance with the leader',
    'Advance without leaders',
  ]);
});

test('an order of an optional rule is told in words, an answer to its question in those of its button', () => {
  const units = { units: ['HI E6/1', 'HI E7/1'], leaders: ['E6'] };
  const field = (options: string[], rest: object = {}) =>
    snapshotOf({ map: { columns: 9, rows: 9 }, system: 'ancients', options, armies: [units, { units: ['HI E1/4'] }], ...rest });
  const points = field(['13V'], { phase: 'movement', optional: { points: 4 } });
  expect(land.orderText(points, 'activate E6 E7')).toBe('E6 and E7: activate 2 units (1 point)');
  const deployment = { phase: 'deploy', optional: { deployment: { stage: 'firstUnits', middles: ['E6', ''] } } };
  const deploying = field(['13.3'], {
    ...deployment,
    player: 1,
    armies: [{ units: ['HI E6/1', 'LI unplaced'] }, { units: ['HI unplaced'] }],
  });
  expect(land.orderText(deploying, 'E6@E7/3')).toBe('Heavy infantry E6: to E7, facing SE');
  const options = ['13.2', '13.3', '13.6', '13.8', '13.10', '13.11', '13.12', '13V', 'V5'];
  const now = field(options, { phase: 'movement' });
  const told = [
    ['charge', 'Declare the barbarian charge'],
    ['charge trait', 'Declare the charge of your nation’s trait'],
    ['tactic prudent', 'Prudent'],
    ['gather E6', 'Heavy infantry E6: gather arrows'],
    ['rally E6', 'Heavy infantry E6: rally'],
    ['hit E1', 'Hit E1'],
    ['camp E6', 'Camp at E6'],
    ['lead E6 E8', 'The leader at E6: to E8'],
  ];
  for (const [order = '', text] of told) expect(land.orderText(now, order), order).toBe(text);
  for (const nobody of ['rally A1', 'gather A1', 'LC@A1/1']) expect(land.orderText(now, nobody)).toBe(nobody);
});

test('while an army deploys it is asked why not there, of whoever is to be placed (13.3)', () => {
  const deploying = (stage: string) =>
    snapshotOf({
      map: { columns: 9, rows: 9 },
      system: 'ancients',
      options: ['13.3'],
      phase: 'deploy',
      player: 1,
      optional: { deployment: { stage } },
      armies: [
        { camp: 'E8', units: ['HI E7/1', 'LI unplaced'] },
        { camp: 'E1', units: ['HI unplaced'] },
      ],
    });
  const { ask } = landHelpWords().why;
  const now = deploying('firstUnits');
  const waiting = (now as Snapshot<Context, State>).state.units.findIndex(({ hex }) => hex < 0);
  for (const tool of [REST, { kind: 'deploy', unit: waiting }])
    expect(land.why(now, tool, 0)).toMatchObject({ title: ask.deploy('A1'), rule: '13.3', text: expect.stringContaining('3 hexes') });
  expect(land.whyPiece(now, waiting).text).not.toBe('');
  const camp = deploying('secondCamp');
  expect(land.why(camp, REST, 0)).toMatchObject({ title: ask.camp('A1') });
  expect(land.whyPiece(camp, waiting).rule).toBe('13.3');
});

test('shots that add up to a sum are told and marked as that (13.2)', () => {
  const field = { map: { columns: 9, rows: 9 }, system: 'ancients', armies: [{ units: ['HI E6/1'] }, { units: ['LA E4/4'] }] };
  const shotOf = (options: string[]) => {
    const [line] = land.threats(snapshotOf({ ...field, options }), 0);
    const danger = line!.dangers.find(({ facts }) => facts[0]!.startsWith('fires'));
    return [danger?.rule, danger?.facts[0], line!.mark?.label];
  };
  expect(shotOf([])).toEqual(['8.d', 'fires: 2 in 6 to hit', '1–2']);
  expect(shotOf(['13.2'])).toEqual(['13.2', 'fires: adds 2 to the sum', '+2']);
});

test('an attack that a charge or the loss of control may still let loose is told apart, with its rule (13.9, 13.10)', () => {
  const field = {
    map: { columns: 1, rows: 9 },
    system: 'ancients',
    types: { celt: { as: 'LI', traits: 'barbarian' } },
    armies: [{ units: ['HI A6/1'] }, { units: ['celt A4/4'] }],
  };
  const told = (options: string[], armies = field.armies) => {
    const [line] = land.threats(snapshotOf({ ...field, options, armies }), 0);
    return { dangers: line!.dangers.map(({ facts, rule }) => [rule, ...facts]), mark: line!.mark?.label, from: line!.from };
  };
  const known = ['9', 'attacks at 1-\u20602', '2 against 4', 'from A5'];
  const worse = (rule: string, how: string) => [rule, `${how}: attacks at 1-\u20601`, '6 against 4', 'from A5'];
  expect(told([]).dangers).toEqual([known]);
  expect(told(['13.10']).dangers).toEqual([known, worse('13.10', 'if the barbarian charge is declared')]);
  expect(told(['13.9', '13.10']).dangers).toEqual([known, worse('13.9', 'if control is lost')]);
  // Too weak without it.
  expect(told(['13.10'], [{ units: ['PX A6/1'] }, { units: ['celt A4/4'] }])).toMatchObject({
    dangers: [['13.10', 'if the barbarian charge is declared: attacks at 1-\u20601', '6 against 6', 'from A5']],
    mark: '1-1',
    from: 4,
  });
});

test('who comes from beyond a ship that he rams is told so, with the rule of the ram (14.6)', () => {
  const field = {
    ...squadrons,
    map: { columns: 12, rows: 9 },
    player: 1,
    die: 3,
    fleets: [{ ships: ['small E2/3', 'small E4/1'] }, { ships: ['trireme E5/1 damaged'] }],
    victory: undefined,
  };
  const now = snapshotOf(field);
  const beyond = ['after ramming through a ship', 'with a movement die of 4 or more'];
  const [boarder] = sea.threats(now, 0);
  expect(boarder!.dangers).toContainEqual({ facts: [expect.stringContaining('boards'), 'from E3', ...beyond], rule: '14.8', also: '14.6' });
  const dangersAt = (name: string) => {
    const { lines } = sea.comers!(now, parseHex(now.context.board, name)!);
    return lines.filter(({ side }) => side === 1).flatMap(({ dangers }) => dangers);
  };
  expect(dangersAt('E3')).toContainEqual({ facts: ['can come here', ...beyond], rule: '14.5', also: '14.6' });
  expect(dangersAt('E2')).toContainEqual({ facts: ['can board here', 'from E3', ...beyond], rule: '14.8.b', also: '14.6' });
  // From where it lies it boards the ship that it might ram.
  expect(dangersAt('E4')).toContainEqual({ facts: ['can board here'], rule: '14.8.b' });
});

test('what the fire phase is for says what a shot costs only where it costs anything (13.14)', () => {
  const field = {
    map: { columns: 9, rows: 9 },
    system: 'ancients',
    phase: 'fire',
    armies: [{ units: ['HI E6/1'] }, { units: ['LA E4/4'] }],
  };
  const purpose = (options: string[]) => landPhase(snapshotOf({ ...field, options }) as Parameters<typeof landPhase>[0])?.purpose;
  expect(purpose([])).toContain('neither moves nor attacks');
  expect(purpose(['13.14'])).not.toContain('neither moves nor attacks');
});

test('a danger that only a charge or a loss of control brings is told with its condition (13.9, 13.10)', () => {
  const told = (why: string, onlyBy = '') =>
    land.reasonText(why, { at: 'B4', n: () => 2, text: (name) => ({ odds: '3-1', onlyBy })[name] ?? '' });
  expect(told('attackedAt')).toBe('But next turn the enemy can attack it there, at 3-\u20601.');
  expect(told('attackedAt', '13.10')).toBe(
    'But next turn the enemy can attack it there, at 3-\u20601, if the barbarian charge is declared.',
  );
  expect(told('flankedAt', '13.9')).toBe('But next turn the enemy can attack its flank there, at 3-\u20601, if control is lost.');
});

test.each(SYSTEM_IDS)('every reason that the player of %s names is told in words of its own', (game) => {
  const source = readFileSync(join(import.meta.dirname, `../../src/ai/${game}/reasons.ts`), 'utf8');
  const named = [...source.matchAll(/why: (?:[^'\n{}]*\? )?'([\w:]+)'(?: : '([\w:]+)')?/g)].flatMap(
    ([, ...names]) => names.filter(Boolean) as string[],
  );
  expect(named.length).toBeGreaterThan(8);
  const told = { at: 'B4', n: () => 2, text: () => '1-1' };
  const help = { ancients: land, naval: sea, baw: ancientWorld }[game];
  const untold = named.filter((why) => help.reasonText(why, told) === undefined && !Object.hasOwn(helpWords().reasons, why));
  expect(untold).toEqual([]);
});
