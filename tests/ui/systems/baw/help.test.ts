import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseHex, printHex } from '../../../../src/kernel/board';
import { baw } from '../../../../src/rules/baw';
import type { Context, State } from '../../../../src/rules/baw/model/types';
import type { Snapshot } from '../../../../src/store/match';
import { provide } from '../../../../src/store/systems';
import { REST, type Tool } from '../../../../src/store/table';
import { fetchHelp } from '../../../../src/ui/systems/baw/help';
import { phase as bawPhase } from '../../../../src/ui/systems/baw/phase';
import { standing } from '../../../../src/ui/systems/baw/standing';
import { undoneOf } from '../../../../src/ui/systems/baw/undone';
import { orderTo } from '../../../../src/ui/systems/baw/ways';
import { fetchBawWords } from '../../../../src/ui/systems/baw/words';
import { bawHelpWords } from '../../../../src/ui/systems/baw/words/help';
import type { SystemHelp } from '../../../../src/ui/table/contract/help';
import { speak } from '../../../../src/ui/words';
import { fetchHelpWords, helpWords } from '../../../../src/ui/words/help';
import { momentsOf } from '../../../rules/moments';
import { expectAnswers, quietMoments, snapshotOf } from '../../asked';
import { emptyPage } from '../../noPage';
import { lines } from './atTheTable';

emptyPage();

let help: SystemHelp;

beforeAll(async () => {
  provide(baw);
  await speak('en');
  [help] = await Promise.all([fetchHelp(), fetchHelpWords(), fetchBawWords()]);
});

const field = (phase: string, own: readonly string[], enemy: readonly string[], more: object = {}, mine: object = {}) => ({
  system: 'baw',
  map: { columns: 9, rows: 9 },
  phase,
  armies: [{ units: own, ...mine }, { units: enemy }],
  ...more,
});

const wild = (file: string) => ({ battle: file, position: JSON.parse(readFileSync(`tests/referee/baw/${file}.json`, 'utf8')) as object });
const at = (now: Snapshot, name: string) => parseHex(now.context.board, name)!;
const why = (position: object, tool: object, hex: string) => {
  const now = snapshotOf(position);
  return help.why(now, tool as Tool, at(now, hex));
};

describe('why not', () => {
  test('of the unit in hand: the judge’s refusal of what a click would order, or that nothing forbids it', () => {
    for (const now of quietMoments(momentsOf(baw, wild('light'), 2, 29)).slice(0, 8)) {
      const { context, state } = now as Snapshot<Context, State>;
      if (state.phase !== 'movement') continue;
      for (const unit of state.units.filter(({ side, hex }) => side === state.player && hex >= 0).slice(0, 4)) {
        for (let hex = 0; hex < context.board.size; hex += 3) {
          if (state.units.some((other) => other.side === unit.side && other.hex === hex)) continue;
          if (state.leaders.some((leader) => leader.hex === hex)) continue;
          const order = baw.parseAction(context, state, `${printHex(context.board, unit.hex)}-${printHex(context.board, hex)}`);
          const refusal = order === undefined ? undefined : baw.judge(context, state, order);
          expect(help.why(now, { kind: 'march', unit: unit.id } as Tool, hex).rule).toBe(refusal?.rule);
        }
      }
    }
  });

  test.each(['light', 'reserve', 'fallen'])('%s: whatever is asked in whatever phase has an answer', (file) => {
    let refusals = 0;
    for (const now of quietMoments(momentsOf(baw, wild(file), 4, 17)).slice(0, 8)) {
      const { state } = now as Snapshot<Context, State>;
      const own = state.units.find(({ hex }) => hex >= 0)!;
      refusals += expectAnswers(help, now, [REST, { kind: 'inspect', hex: own.hex, unit: own.id }]);
      for (const piece of [...state.units.keys(), ...state.leaders.map((_, i) => state.units.length + i)])
        expect(help.whyPiece(now, piece).text).not.toBe('');
    }
    expect(refusals).toBeGreaterThan(100);
  });

  test('while a question is open: why it is not answered so', () => {
    const asked = momentsOf(baw, wild('packed'), 3, 9).filter(({ asks }) => asks !== undefined);
    expect(new Set(asked.map(({ asks }) => asks)).size).toBeGreaterThan(2);
    const rules = new Set<string | undefined>();
    for (const { position } of asked.slice(0, 12)) {
      const now = snapshotOf(position);
      for (let hex = 0; hex < now.context.board.size; hex += 2) {
        const { title, text, rule } = help.why(now, { kind: 'answer' } as Tool, hex);
        expect([title, text]).not.toContain('');
        rules.add(rule);
      }
    }
    expect([...rules]).toEqual(expect.arrayContaining([undefined, 'B7.7.d']));
    expect(rules).not.toContain('B4');
  });

  test('values are told: points, ranges, who is left without a partner', () => {
    const far = why(field('movement', ['LEG E9'], ['HOP A1']), { kind: 'march', unit: 0 }, 'E1');
    expect(far).toMatchObject({ rule: 'B5.b', text: 'Too far: that takes 8 points, and there are 3.' });
    const bow = why(field('fire', ['ARC E9'], ['HOP E1']), { kind: 'shoot', unit: 0 }, 'E1');
    expect(bow).toMatchObject({ rule: 'B8.d', text: expect.stringContaining('8 hexes') });
    const two = field('melee', ['LEG B3', 'LEG C3'], ['LEG B2', 'LEG C2']);
    const party = { kind: 'assault', unit: 1, attackers: [19, 20], defenders: [] };
    expect(why(two, party, 'B2')).toMatchObject({ rule: 'B7.1.c', text: expect.stringContaining('C2') });
  });

  test('where somebody can, the answer says who', () => {
    const { ask } = helpWords().why;
    const { can } = bawHelpWords().why;
    expect(why(field('movement', ['LEG E5', 'LEG A9'], ['ARC E3']), REST, 'D5')).toMatchObject({
      title: ask.whoGoes('D5'),
      text: can.units(1, 'E5'),
    });
    expect(why(field('melee', ['LEG E5', 'LEG A9'], ['ARC E4']), REST, 'E4')).toMatchObject({
      title: ask.whoAttacks('E4'),
      text: can.units(1, 'E5'),
    });
    expect(why(field('fire', ['LEG E5'], ['ARC E1']), REST, 'E1').title).toBe(ask.anyFire('E1'));
  });
});

test('a retreat onto a friend is allowed where it displaces him, and only where no hex is free', () => {
  const retreat = (attacker: string, from: string, friend: string) => {
    const attack = { attackers: attacker, defenders: from, retreating: from, asks: 'retreat', result: 'DR' };
    return why(field('melee', [`LEG ${attacker} attacked`], [`LEG ${from} defended`, `LEG ${friend}`], { attack }), REST, friend);
  };
  expect(retreat('D1', 'E1', 'F1')).toMatchObject({ text: bawHelpWords().why.can.answer, hexes: [5] });
  expect(retreat('E6', 'E5', 'D4')).toMatchObject({ rule: 'B7.7.a', text: expect.stringContaining('makes room') });
});

test('where the fallen are called back nobody is asked to go', () => {
  const recall = field(
    'rally',
    ['LEG E6'],
    ['AUX E2'],
    { options: ['B16.4'] },
    { rally: 2, leaders: ['Varro 1 E6'], lost: 6, fallen: ['LEG'] },
  );
  expect(why(recall, REST, 'E5').title).toBe(bawHelpWords().why.ask.recall);
});

test.each([
  ['demoralisation', { demoralisation: 10 }, '4 lost; demoralised at 10'],
  ['disintegration', { disintegration: 20 }, '4 lost; disintegrates at 20'],
  ['either', { demoralisation: 10, disintegration: 20 }, '4 lost; demoralised at 10, disintegrates at 20'],
])('an army with a level of %s says that one', (_, levels, said) => {
  const [first] = standing(
    snapshotOf(field('fire', ['LEG E6'], ['AUX E2'], {}, { ...levels, lost: 4 })) as unknown as Parameters<typeof standing>[0],
  );
  expect(first?.said).toContain(said);
});

test('an army that is beaten by its losses says by how many, and the strip measures them by that', () => {
  const more = { victory: [{ term: 'destroy', by: 2, strength: 30 }] };
  const [first, second] = standing(
    snapshotOf(field('fire', ['LEG E6'], ['AUX E2'], more, { lost: 4 })) as unknown as Parameters<typeof standing>[0],
  );
  expect(first).toMatchObject({ count: 4, of: 30, said: '0 points, 4 lost; beaten at 30' });
  expect(second).toMatchObject({ of: 0, said: '4 points, no losses break it' });
  const lost = { disintegration: 40, demoralisation: 35, lost: 31 };
  const [beaten] = standing(snapshotOf(field('fire', ['LEG E6'], ['AUX E2'], more, lost)) as unknown as Parameters<typeof standing>[0]);
  expect(beaten).toMatchObject({ count: 31, of: 30, isLost: true, said: expect.stringMatching(/beaten$/) });
  expect(beaten).not.toHaveProperty('first');
});

test('threats have a name, facts with rules and a mark, and what they come to together is told first', () => {
  const now = snapshotOf(field('fire', ['LEG E6'], ['LEG E4', 'ARC F4', 'MC B3']));
  const [together, ...each] = help.threats(now, 0);
  expect(together).toMatchObject({ name: '2 of them together', dangers: [{ rule: 'B7.2.a' }] });
  expect(each[0]).toMatchObject({ name: 'Legion E4', mark: { label: '1-1', by: 'melee' } });
  expect(each.some(({ dangers }) => dangers.some(({ rule }) => rule === 'B8.g'))).toBe(true);
  for (const { name, dangers } of each) {
    expect(name).not.toBe('');
    for (const { facts, rule } of dangers) expect([facts.join(''), rule]).not.toContain('');
  }
});

test('a leader alone is told who can capture him, one with a unit what threatens that', () => {
  const leaders = { leaders: ['Gaius 2 E6', 'Titus 1 A9'] };
  const now = snapshotOf(field('fire', ['LEG A9'], ['LH E3', 'LH A7'], {}, leaders));
  expect(help.threats(now, 3).map(({ dangers }) => dangers[0]!.rule)).toContain('B5.f');
  expect(help.threats(now, 4)).toEqual(help.threats(now, 0));
});

test('who can come to a hex, and all that a side can do', () => {
  const now = snapshotOf(field('fire', ['LEG E6'], ['LEG E3', 'ARC D3']));
  const { lines } = help.comers!(now, at(now, 'E5'));
  expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['Legion E3', 'Legion E6']));
  const areas = help.coverage!(now, 1);
  expect(areas.map(({ cover }) => cover).sort()).toEqual(['attack', 'hit', 'reach']);
});

test('an advised order is told in words', () => {
  const now = snapshotOf(field('movement', ['LEG E6'], ['LEG E4'], {}, { leaders: ['Gaius 2 E6'] }));
  expect(help.orderText(now, 'E6-E5')).toBe('Legion E6: to E5');
  expect(help.orderText(now, 'Gaius-A1')).toBe('Gaius: to A1');
  expect(help.orderText(now, 'end')).toBe('End the phase');
  expect(help.orderText(now, 'nonsense')).toBe('nonsense');
  const melee = snapshotOf(field('melee', ['LEG E5', 'LEG D4'], ['LEG E4']));
  expect(help.orderText(melee, 'D4+E5xE4')).toBe('Legion D4 and Legion E5: attack E4');
});

test('every legal order of whole games has words', () => {
  for (const file of ['light', 'reserve', 'fallen', 'packed']) {
    for (const { position } of momentsOf(baw, wild(file), 5, 15).slice(0, 12)) {
      const now = snapshotOf(position) as Snapshot<Context, State>;
      for (const action of baw.legal(now.context, now.state).slice(0, 40)) {
        const order = baw.printAction(now.context, now.state, action);
        expect(help.orderText(now, order)).not.toBe(order);
      }
    }
  }
});

test('a reserve that is told to go too far is refused by the nearest of its ways in, and asked why not says the same (B13.a)', () => {
  const reserves = [{ turn: 1, at: 'A1 L1', units: ['LEG', 'LEG'] }];
  const now = snapshotOf({ ...lines, phase: 'movement', armies: [{ ...lines.armies[0], reserves }, lines.armies[1]] });
  const { context, state } = now as Snapshot<Context, State>;
  const due = state.units.findIndex(({ hex }) => hex < 0);
  const goal = at(now, 'I9');
  const refusal = baw.judge(context, state, orderTo(context, state, due, goal));
  expect(refusal).toMatchObject({ rule: 'B5.b', why: 'tooFar' });
  expect(Number(refusal!.values!['need'])).toBeLessThan(15);
  expect(help.why(now, { kind: 'march', unit: due } as Tool, goal)).toMatchObject({ rule: 'B5.b' });
});

test('the line of the phase says how many in reserve may come in, leaders among them, once they are due (B13.a)', async () => {
  const reserves = [{ turn: 2, at: 'A1 L1', units: ['LEG', 'LEG', 'LEG', 'HC'], leaders: ['Cotta 1'] }];
  const left = (turn: number) => {
    const now = snapshotOf({ ...lines, turn, phase: 'movement', armies: [{ ...lines.armies[0], reserves }, lines.armies[1]] });
    return bawPhase(now as Parameters<typeof bawPhase>[0])!.left;
  };
  expect(left(1)).not.toContain('Reserves');
  expect(left(2)).toContain('Reserves: 5 pieces may come in.');
  await speak('fr');
  expect(left(2)).toMatch(/Réserves\s: 5\spions peuvent entrer\./);
  await speak('en');
});

test('the line of the phase and the button that ends it count alike who can still move', () => {
  const reserves = [{ turn: 1, at: 'A1 L1', units: ['LEG', 'LEG', 'LEG'] }];
  const now = snapshotOf({ ...lines, phase: 'movement', armies: [{ ...lines.armies[0], reserves }, lines.armies[1]] });
  const count = bawPhase(now as Parameters<typeof bawPhase>[0])!.count;
  expect(undoneOf(now as Parameters<typeof undoneOf>[0]).text).toContain(String(count));
});
