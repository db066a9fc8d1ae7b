import { describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import type { Hex } from '../../../../src/kernel/board';
import { type Action, kindIn, type Order, orderOf, toOf } from '../../../../src/rules/baw/model/orders';
import { judgeAction, legalActions } from '../../../../src/rules/baw/play/legal';
import { baw } from '../../../../src/rules/baw/system';
import { bawTable } from '../../../../src/ui/systems/baw';
import { answersOf } from '../../../../src/ui/systems/baw/answers';
import { dutiesOf, growthOf, oddsOf, targetMarks } from '../../../../src/ui/systems/baw/attacks';
import { trappedBy } from '../../../../src/ui/systems/baw/chances';
import { drawnAs } from '../../../../src/ui/systems/baw/drawnAs';
import type { Snapshot } from '../../../../src/ui/systems/baw/match';
import { duePieces, readyCount, readyPieces } from '../../../../src/ui/systems/baw/ready';
import { shotMarks } from '../../../../src/ui/systems/baw/shots';
import { behaviourOf } from '../../../../src/ui/systems/baw/tools';
import { grown } from '../../../../src/ui/systems/baw/tools/assault';
import type { BawTool } from '../../../../src/ui/systems/baw/tools/tool';
import { orderTo, waysOf } from '../../../../src/ui/systems/baw/ways';
import { lines, sit } from './atTheTable';
import { crowded } from './crowded';

describe('an attack grows by taps', () => {
  test('a unit, an enemy beside it, and the main button has the order with its odds', () => {
    const { context, match, hex, chosen, click, order } = sit();
    expect(chosen(['F6', 'F5'])).toBe('F6xF5');
    expect(order(['F6', 'F5', 'F5'])).toBe('F6xF5');
    expect(chosen(['F6'])).toBeUndefined();
    expect(click(['F6', 'F5']).held).toMatchObject({ attackers: [hex('F6')], defenders: [hex('F5')], at: hex('F5') });
    // 6 + 1 against 4 + 2.
    expect(oddsOf(context, match.state, [hex('E6')], [hex('E5')])).toMatchObject({ attack: 28, defence: 24, odds: '1-1' });
    expect(oddsOf(context, match.state, [hex('E6')], [hex('H6')])).toBeUndefined();
  });

  test('a tap takes out again, one step back too, and the last tap lays it down', () => {
    const { click, situation } = sit();
    expect(click(['F6', 'F6']).held.kind).toBe('rest');
    const { held } = click(['F6', 'F5']);
    const back = behaviourOf(held).cancel(held);
    expect(back).toMatchObject({ kind: 'assault', defenders: [] });
    expect(behaviourOf(back).cancel(back).kind).toBe('rest');
    expect(behaviourOf(held).overlays(held, situation()).arrows).toHaveLength(1);
  });

  test('of several enemies each is left out by a press on him, whole attack or not; the last one left gives the order', () => {
    const { click, order, chosen, hex } = sit({
      armies: [
        { name: 'Rome', units: ['LEG E6'] },
        { name: 'Carthage', units: ['AUX E5', 'AUX E7'] },
      ],
    });
    expect(chosen(['E6', 'E5', 'E7'])).toBe('E6xE5+E7');
    for (const [pressed, left] of [
      ['E5', 'E7'],
      ['E7', 'E5'],
    ] as const) {
      expect(order(['E6', 'E5', 'E7', pressed])).toBeUndefined();
      expect(click(['E6', 'E5', 'E7', pressed]).held).toMatchObject({ kind: 'assault', attackers: [hex('E6')], defenders: [hex(left)] });
      expect(chosen(['E6', 'E5', 'E7', pressed, pressed])).toBe('E6xE5+E7');
    }
    const free = sit({
      options: ['B16.2'],
      armies: [
        { name: 'Rome', units: ['LEG E6'] },
        { name: 'Carthage', units: ['AUX E5', 'AUX E7'] },
      ],
    });
    expect(free.order(['E6', 'E5', 'E7', 'E7', 'E5'])).toBe('E6xE5');
  });

  test('an enemy who is left out of an attack that nobody makes yet lays it down', () => {
    const several = sit({
      armies: [
        { name: 'Rome', units: ['LEG E6', 'NUM D5'] },
        { name: 'Carthage', units: ['AUX E5'] },
      ],
    });
    expect(grown(several.situation(), [], [several.hex('E5')]).kind).toBe('assault');
    expect(grown(several.situation(), [], []).kind).toBe('rest');
  });

  test('a hint draws it from each attacker to each defender, a leader from where he is, and leaves the rest to its hexes', () => {
    const { context, match, hex } = sit();
    const drawn = (text: string) => drawnAs({ context, shown: match.state } as Snapshot, text);
    expect(drawn('E6+F6xF5')).toEqual([
      [hex('E6'), hex('F5')],
      [hex('F6'), hex('F5')],
    ]);
    expect(drawn('Varro-E8')).toEqual([[hex('E6'), hex('E8')]]);
    expect(drawn('retreat E5-E4-E3')).toEqual([
      [hex('E5'), hex('E4')],
      [hex('E4'), hex('E3')],
    ]);
    expect(drawn('F6-F8')).toBeUndefined();
  });

  test('begun with an enemy whom one alone can attack it has that one; whom several can, it asks for one', () => {
    const { click, hex } = sit();
    expect(click(['H6']).held).toMatchObject({ attackers: [hex('H7')], defenders: [hex('H6')] });
    const several = sit({
      armies: [
        { name: 'Rome', units: ['LEG E6', 'NUM D5'] },
        { name: 'Carthage', units: ['AUX E5'] },
      ],
    });
    expect(several.click(['E5']).held).toMatchObject({ attackers: [], defenders: [several.hex('E5')], at: undefined });
    expect(several.chosen(['E5', 'D5', 'E6'])).toBe('D5+E6xE5');
  });

  test('who cannot join says why, by the rule that the attack would break', () => {
    const { click } = sit();
    // F5 would have nobody who must attack him.
    expect(click(['E6', 'E5', 'F6']).refusal).toMatchObject({ rule: expect.stringMatching(/^B7\./) });
    expect(click(['E6', 'E5', 'H6']).refusal).toMatchObject({ rule: 'B7.2.d' });
  });

  test('what it can take in is what the rules allow, and each target tells the odds it would have', () => {
    const { context, match, hex } = sit();
    const attacks = legalActions(context, match.state).filter((action) => kindIn(action) !== 'end');
    expect(attacks.length).toBeGreaterThan(2);
    const { targets } = growthOf(context, match.state, [hex('F6')], []);
    expect(targets.length).toBeGreaterThan(0);
    for (const { label } of targetMarks(context, match.state, [hex('F6')], [])) expect(label).toMatch(/^(\d-\d|AE|DE)$/);
  });

  test('who must attack, whom, and who comes first by the key for the next', () => {
    const { context, match, hex } = sit();
    const { bound, due } = dutiesOf(context, match.state);
    expect([...bound].sort()).toEqual([hex('E6'), hex('F6'), hex('H7')].sort());
    expect([...due].sort()).toEqual([hex('E5'), hex('F5'), hex('H6')].sort());
    expect([...duePieces(context, match.state)].map((id) => match.state.units[id]!.hex).sort()).toEqual([...bound].sort());
    const free = sit({ options: ['B16.2'] });
    expect(dutiesOf(free.context, free.match.state).bound).toEqual([]);
    expect(duePieces(free.context, free.match.state)).toEqual(readyPieces(free.context, free.match.state));
  });

  test('who would have nowhere to retreat to is told before the die falls', () => {
    const { context, match, hex } = sit({
      armies: [
        { name: 'Rome', units: ['LEG B2', 'LEG A3'] },
        { name: 'Carthage', units: ['AUX A1', 'AUX E9'] },
      ],
      map: { columns: 12, rows: 10 },
    });
    expect(trappedBy(context, match.state, [hex('B2')], [hex('A1')])[0]).toEqual([]);
  });
});

describe('units and leaders move', () => {
  const moving = { phase: 'movement' };

  test('marks are the legal moves, each reached by the order of its way', () => {
    const { context, match } = sit(moving);
    for (const { id } of baw.pieces(match.state)) {
      const legal = legalActions(context, match.state, id)
        .filter((action) => ['move', 'leaderMove'].includes(kindIn(action)))
        .map((action) => toOf(action as Order))
        .sort((a, b) => a - b);
      if (legal.length === 0) continue;
      const ways = waysOf(context, match.state, id);
      expect(ways.marks.map(({ hex }) => hex).sort((a, b) => a - b)).toEqual(legal);
      for (const { hex, left } of ways.marks) {
        const way = ways.wayTo(hex)!;
        expect(judgeAction(context, match.state, way.order)).toBeUndefined();
        expect(way.left).toBe(left);
        for (let i = 1; i < way.hexes.length; i++)
          expect([...context.board.neighbours.subarray(way.hexes[i - 1]! * 6, way.hexes[i - 1]! * 6 + 6)]).toContain(way.hexes[i]);
      }
    }
  });

  test('a second press on the hex takes up the leader, a third lays down; a friend is taken up instead', () => {
    const { click, match, hex } = sit({
      ...moving,
      armies: [
        { name: 'Rome', units: ['LEG E8', 'LEG F8'], leaders: ['Varro 1 E8'] },
        { name: 'Carthage', units: ['AUX E2'] },
      ],
    });
    expect(click(['E8']).held).toEqual({ kind: 'march', unit: 0 });
    expect(click(['E8', 'E8']).held).toEqual({ kind: 'march', unit: match.state.units.length });
    expect(click(['E8', 'E8', 'E8']).held.kind).toBe('rest');
    expect(click(['E8', 'F8']).held).toEqual({ kind: 'march', unit: 1 });
    expect(click(['E8', 'E7'], true).held).toEqual({ kind: 'march', unit: 0, goal: hex('E7') });
  });

  test('a click orders, a careful one shows first; what is too far is refused', () => {
    const { order, click } = sit({
      ...moving,
      armies: [
        { name: 'Rome', units: ['LEG E8'] },
        { name: 'Carthage', units: ['AUX E2'] },
      ],
    });
    expect(order(['E8', 'E6'])).toBe('E8-E6');
    expect(order(['E8', 'E6'], true)).toBeUndefined();
    expect(order(['E8', 'E6', 'E6'], true)).toBe('E8-E6');
    expect(click(['E8', 'L9']).refusal).toMatchObject({ rule: 'B5.b' });
    expect(click(['E2', 'E3']).held.kind).toBe('inspect');
  });

  test('a reserve enters by the cheapest of its hexes, and the order says so', () => {
    const { context, match, hex, printed } = sit({
      ...moving,
      armies: [
        { name: 'Rome', units: ['LEG E8'], reserves: [{ turn: 1, at: 'A9 A10', units: ['MC', 'LEG'], leaders: ['Brutus 1'] }] },
        { name: 'Carthage', units: ['AUX E2'] },
      ],
    });
    const reserve = match.state.units.find(({ hex: at }) => at < 0)!;
    expect(printed(orderTo(context, match.state, reserve.id, hex('A9')))).toBe('MC+A9');
    expect(printed(orderTo(context, match.state, reserve.id, hex('B10')))).toMatch(/^MC\+A(9|10)-B10$/);
  });
});

test('missiles: targets by the die that hits, and a click fires; a finger shows first', () => {
  const { context, match, order, hex } = sit({
    phase: 'fire',
    armies: [
      { name: 'Rome', units: ['SLG E5', 'LEG D4'] },
      { name: 'Carthage', units: ['AUX E3'] },
    ],
  });
  expect(shotMarks(context, match.state, match.state.units[0]!)).toEqual([{ hex: hex('E3'), label: '≤2', by: 'fire' }]);
  expect(order(['E5', 'E3'])).toBe('E5:E3');
  expect(order(['E5', 'E3'], true)).toBeUndefined();
  expect(order(['E5', 'E3', 'E3'], true)).toBe('E5:E3');
});

describe('a question is answered on the map', () => {
  test('whatever is asked, each answer about a unit can be given by clicks on it and on where it goes', () => {
    const asked = new Set<string>();
    let forks = 0;
    for (let seed = 1; seed < 60 && (asked.size < 4 || forks < 3); seed++) {
      const { match, context, situation } = sit(seed % 2 === 0 ? crowded : {}, seed);
      const choose = seededChooser(seed);
      const tap = (tool: BawTool, hex: Hex) => behaviourOf(tool).hex(tool, situation(), hex);
      for (let plays = 0; plays < 60 && match.state.phase !== 'over'; plays++) {
        const { attack } = match.state;
        if (attack) {
          asked.add(attack.asks);
          const ways = answersOf(context, match.state);
          for (const answer of ways) {
            if (answer.from === undefined) continue;
            if (ways.filter(({ from, path }) => from === answer.from && path[0] === answer.path[0]).length > 1) forks++;
            // B7.8 Where room can be made in several ways, hex by hex.
            let reply = tap({ kind: 'answer' }, answer.from);
            for (const hex of answer.path.length > 0 ? answer.path : [answer.from]) reply = reply.play ? reply : tap(reply.tool!, hex);
            expect(reply.play).toEqual(answer.order);
          }
          // Nothing is marked that would be refused.
          for (const hex of behaviourOf({ kind: 'answer' }).overlays({ kind: 'answer' }, situation()).legal ?? [])
            expect(tap({ kind: 'answer' }, hex).refusal).toBeUndefined();
        }
        const action = randomAction(baw, context, match.state, choose) as Action;
        match.play(action);
      }
    }
    expect([...asked].sort()).toEqual(expect.arrayContaining(['advance', 'evade', 'retreat']));
    expect(forks).toBeGreaterThan(2);
  });

  test('a finger shows the answer first, and gives it the second time', () => {
    const armies = [
      { name: 'Rome', units: ['LEG E6'] },
      { name: 'Carthage', units: ['NUM E5'] },
    ];
    const { play, order, click } = sit({ armies });
    play('E6xE5');
    expect(order(['E5', 'E4'])).toBe('evade E5-E4');
    expect(order(['E5', 'E4'], true)).toBeUndefined();
    expect(click(['E5', 'E4'], true).held).toMatchObject({ kind: 'answer', order: expect.anything() });
    expect(order(['E5', 'E4', 'E4'], true)).toBe('evade E5-E4');
  });

  test('anything else waits: the refusal says for what', () => {
    const { match, click, play } = sit({
      armies: [
        { name: 'Rome', units: ['LEG E6'] },
        { name: 'Carthage', units: ['NUM E5'] },
      ],
    });
    play('E6xE5');
    expect(match.state.attack?.asks).toBe('evade');
    expect(click(['A9']).refusal).toMatchObject({ rule: 'B4', why: expect.stringMatching(/^asked:/) });
    expect(judgeAction(match.context, match.state, orderOf('end'))).toMatchObject({ rule: 'B4' });
  });
});

describe('who is looked at', () => {
  const before = { phase: 'movement' } as const;

  test('gives way to a leader of one’s own who stands alone', () => {
    const { click, match } = sit({
      ...before,
      armies: [
        { name: 'Rome', units: ['LEG E8 moved'], leaders: ['Varro 1 B2'] },
        { name: 'Carthage', units: ['AUX E2'] },
      ],
    });
    for (const first of ['E8', 'E2']) {
      const { held, refusal } = click([first, 'B2']);
      expect(held).toEqual({ kind: 'march', unit: match.state.units.length });
      expect(refusal).toBeUndefined();
    }
  });

  test('shows where it can go until it has moved', () => {
    const { match, situation, hex } = sit(before);
    const piece = { kind: 'inspect', hex: hex('C6'), unit: 2 } as const;
    expect(behaviourOf(piece).overlays(piece, situation()).reachable).not.toHaveLength(0);
    match.state.units[2]!.moved = true;
    expect(behaviourOf(piece).overlays(piece, situation()).reachable).toBeUndefined();
  });

  test('B13.a all that may still enter are counted, though the first of a kind has their orders', () => {
    const reserves = [{ turn: 1, at: 'A9', units: ['LEG', 'LEG', 'AUX'] }];
    const own = { ...lines.armies[0]!, units: ['LEG A8'], leaders: [], reserves };
    const { context, match } = sit({ ...before, armies: [own, { ...lines.armies[1]!, units: ['AUX L1'], leaders: [] }] });
    expect(readyPieces(context, match.state).size).toBe(3);
    expect(readyCount(context, match.state)).toBe(4);
  });

  test('B13.a units of one kind and two groups that share a hex of entry are counted, and not those that come later', () => {
    const reserves = [
      { turn: 1, at: 'A9', units: ['LEG'] },
      { turn: 1, at: 'A9', units: ['LEG', 'LEG'] },
      { turn: 5, at: 'A9', units: ['LEG'] },
    ];
    const own = { ...lines.armies[0]!, units: ['LEG A8'], leaders: [], reserves };
    const { context, match } = sit({ ...before, armies: [own, { ...lines.armies[1]!, units: ['AUX L1'], leaders: [] }] });
    expect(readyCount(context, match.state)).toBe(4);
  });

  test('B9.a no leader is ordered to where he is', () => {
    const { context, match, hex } = sit(before);
    const order = orderOf('leaderMove', 0, hex('E6'));
    expect(judgeAction(context, match.state, order)).toMatchObject({ rule: 'B5.a', why: 'noWay' });
    expect(legalActions(context, match.state)).not.toContainEqual(order);
  });

  test('a question brings the map to whom it is about', () => {
    const { match } = sit();
    const attack = (asks: string, rest: object) =>
      ({
        ...match.state,
        attack: {
          asks,
          result: 'AE',
          attackers: [0, 1],
          defenders: [4],
          retreating: [],
          vacated: [],
          advanced: [],
          lost: [0, 0],
          fallen: [],
          ...rest,
        },
      }) as typeof match.state;
    const { units } = match.state;
    expect(bawTable.askedAt(attack('lose', {}))).toBe(units[0]!.hex);
    expect(bawTable.askedAt(attack('evade', {}))).toBe(units[4]!.hex);
    expect(bawTable.askedAt(attack('advance', { result: 'DR', vacated: [17] }))).toBe(17);
  });
});
