import { beforeAll, describe, expect, test } from 'vitest';
import { seededChooser } from '../../../../src/ai/random';
import { scriptedDice } from '../../../../src/kernel/dice';
import { kindOf, ORDER_KINDS, type OrderKind, orderIn } from '../../../../src/rules/naval/model/orders';
import { naval } from '../../../../src/rules/naval/system';
import { navalTable } from '../../../../src/ui/systems/naval';
import { chosenText, nextAttack } from '../../../../src/ui/systems/naval/chosen';
import { describeHex } from '../../../../src/ui/systems/naval/describe';
import type { Snapshot } from '../../../../src/ui/systems/naval/match';
import { namingOf } from '../../../../src/ui/systems/naval/naming';
import { behaviourOf } from '../../../../src/ui/systems/naval/tools';
import { undoneOf } from '../../../../src/ui/systems/naval/undone';
import { fetchNavalWords, navalWords } from '../../../../src/ui/systems/naval/words';
import { spoken } from '../../../../src/ui/words';
import { sit } from './atTheTable';

type SeaMatch = ReturnType<typeof sit>['match'];

/** What the table would be told of a game as it stands. */
const snapshotOf = ({ context, state, log }: SeaMatch): Snapshot => ({
  head: { id: '', battle: null, title: '', names: ['', ''], created: 0, seats: ['person', 'person'], told: 0 },
  system: 'naval',
  context,
  viewer: 'all',
  elsewhere: undefined,
  state,
  shown: state,
  looking: undefined,
  cursor: log.length,
  length: log.length,
  conceded: undefined,
  outcome: undefined,
  branch: 0,
  treeChanges: 0,
  doubt: undefined,
  byBoth: undefined,
  stop: undefined,
  isBroken: false,
  fresh: log.at(-1),
});

describe('the main button makes the declared attacks', () => {
  const scrum = (target: string) =>
    sit({
      phase: 'attacks',
      die: undefined,
      fleets: [
        { name: 'Rome', ships: ['trireme D5/1', 'trireme D2/1', 'five C4/1'] },
        { name: 'Carthage', ships: [target] },
      ],
      victory: undefined,
    });
  const nextIn = ({ match, printed }: ReturnType<typeof scrum>) => printed(nextAttack(snapshotOf(match))!.action);

  beforeAll(async () => {
    await fetchNavalWords();
  });

  test('boarding first where nobody defends: a shot would sink the prize', () => {
    const seat = scrum('trireme D4/4 damaged marines=0');
    for (const order of ['D5>D4', 'D2>D4']) seat.play(order);
    expect(nextIn(seat)).toBe('D5xD4');
    seat.match.play(naval.parseAction(seat.context, seat.match.state, 'D5xD4')!, scriptedDice([1]));
    expect(nextIn(seat)).toBe('D2:D4');
  });

  test('archery first while somebody does, boarding once a boarding has taken the last', () => {
    const seat = scrum('trireme D4/4');
    for (const order of ['D5>D4', 'D2>D4', 'C4>D4']) seat.play(order);
    expect(nextIn(seat)).toBe('D2:D4');
    seat.match.play(naval.parseAction(seat.context, seat.match.state, 'D5xD4')!, scriptedDice([6]));
    expect(nextIn(seat)).toBe('C4xD4');
  });
});

/** What the main button never orders by itself: the end of a phase, and answers, which have buttons of their own. */
const UNCHOSEN = new Set<OrderKind>(['end', 'capture', 'sink', 'spare', 'marine', 'hull']);

describe.each(['en', 'fr'] as const)('the table at sea speaks %s', (language) => {
  beforeAll(async () => {
    spoken.setState({ language });
    await fetchNavalWords();
  });

  test('of everything in whole games', () => {
    const ordered = new Set<OrderKind>();
    const heard = (text: string) => expect(text).toMatch(/^\S.*\S$/u);
    for (let seed = 1; seed <= 6; seed++) {
      const { match } = sit({ turns: 3 }, seed);
      const choose = seededChooser(seed);
      while (match.state.phase !== 'over') {
        const now = snapshotOf(match);
        const all = naval.legal(match.context, match.state);
        for (const action of all) {
          const kind = kindOf(orderIn(action));
          if (ordered.has(kind) || UNCHOSEN.has(kind)) continue;
          heard(chosenText(now, action));
          ordered.add(kind);
        }
        const { end, text } = undoneOf(now);
        heard(end);
        heard(text);
        const attack = nextAttack(now);
        if (attack) expect(naval.judge(match.context, match.state, attack.action)).toBeUndefined();
        const { steps, here, phase } = navalTable.track(now as never);
        for (const step of steps) heard(step.name);
        expect(steps[here]?.short).toBe(phase);
        for (const many of [false, true]) heard(navalTable.duty(now as never, many));
        const doing = all.filter((action) => !['end', 'leave', 'scuttle'].includes(kindOf(orderIn(action))));
        match.play(doing.length > 0 && choose(5) > 0 ? doing[choose(doing.length)]! : all[choose(all.length)]!);
      }
      heard(undoneOf(snapshotOf(match)).end);
    }
    expect(ORDER_KINDS.filter((kind) => !ordered.has(kind) && !UNCHOSEN.has(kind))).toEqual([]);
  }, 30_000);

  test('of every hex, with what stands there and what may be done', () => {
    const { match, context, hex, situation, take } = sit();
    const naming = namingOf(context, match.state.ships);
    const tool = take('C5');
    const overlays = behaviourOf(tool).overlays(tool, situation());
    const say = (at: number) => describeHex(navalWords(), context, match.state, naming, overlays, at);
    for (let at = 0; at < context.board.size; at++) expect(say(at).split('; ').length).toBeGreaterThanOrEqual(3);
    const { table, play } = navalWords();
    expect(say(hex('D5'))).toContain(table.map.reachable(6));
    expect(say(hex('B4'))).toContain(play.manner.astern);
    expect(say(hex('E6'))).toContain(table.rams.oarRake.name);
    expect(say(hex('B2'))).toContain(table.command.by('Rome'));
    expect(say(hex('A2'))).toContain(table.map.marinesAshore(2, 'Rome'));
  });
});
