import { describe, expect, test } from 'vitest';
import { parseHex } from '../../../../src/kernel/board';
import '../../../../src/rules/ancients';
import { createMatchStore } from '../../../../src/store/match';
import { describeHex } from '../../../../src/ui/systems/ancients/describe';
import { createTeller, mapFacts, readyUnits } from '../../../../src/ui/systems/ancients/facts';
import { namingOf } from '../../../../src/ui/systems/ancients/naming';
import { behaviourOf, restingTool, situationOf, toolAt } from '../../../../src/ui/systems/ancients/tools';
import { waysOf } from '../../../../src/ui/systems/ancients/ways';
import { en } from '../../../../src/ui/words/en/index';
import { landNow } from '../../../store/landNow';
import { skirmish } from './skirmish';

function opened(changes: object = {}) {
  const match = createMatchStore(() => undefined);
  const begun = match.begin({ position: { ...skirmish, ...changes }, seed: 7, names: ['', ''], title: 'Trial' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const now = () => landNow(match);
  const { context } = now();
  const hex = (name: string) => parseHex(context.board, name)!;
  const situation = (hover?: string, careful = false) =>
    situationOf(now(), { hover: hover === undefined ? undefined : hex(hover), careful });
  return { match, now, context, hex, situation };
}

describe('facts', () => {
  test('what has not changed is the same object', () => {
    const { match, now, context } = opened();
    const tell = createTeller(context, {
      unit: ({ id }) => String(id),
      leaders: (side, count) => `${count} of ${side}`,
      camp: (side, state) => `${state} ${side}`,
    });
    const before = tell(now().state, undefined);
    expect(tell(now().state, undefined)).toBe(before);
    expect(before.leaders.map(({ name, count, side }) => [name, `${count} of ${side}`]).every(([said, wanted]) => said === wanted)).toBe(
      true,
    );
    match.playText('C4-D4');
    const after = tell(now().state, now().fresh);
    expect(after.counters.filter((facts, i) => facts !== before.counters[i]).map(({ id }) => id)).toEqual([0]);
    expect(after.leaders).toBe(before.leaders);
    expect(mapFacts(context)).toBe(mapFacts(context));
  });

  test('the map tells what lies in its hexes, and the same of what has not changed (13.6)', () => {
    const { match, now, context, hex } = opened({ options: ['13.6'], phase: 'fire', player: 2, optional: { arrows: 'A1=3' } });
    const tell = createTeller(context);
    const before = tell(now().state, undefined);
    expect(before.lying).toEqual([{ hex: hex('A1'), count: 3 }]);
    match.playText('end');
    expect(tell(now().state, now().fresh).lying).toBe(before.lying);
    expect(describeHex(en.table, context, now().state, namingOf(context, now().state.units), {}, hex('A1'))).toContain(
      en.table.volleysLie(3),
    );
  });

  test('a unit that has moved shows its way once and its mark', () => {
    const { match, now, context, hex } = opened();
    const tell = createTeller(context);
    tell(now().state, undefined);
    match.playText('C6-D8');
    const [moved] = tell(now().state, now().fresh).counters.filter(({ acted }) => acted);
    expect(moved?.trail).toEqual([hex('C6'), hex('C7'), hex('D7'), hex('D8')]);
    match.undo();
    expect(tell(now().state, now().fresh).counters.some(({ trail, acted }) => trail !== undefined || acted)).toBe(false);
  });

  test('those who can do nothing, or no more, are dimmed, camps too; enemies never are', () => {
    const { now, context } = opened({ phase: 'melee', player: 1 });
    const { counters } = createTeller(context)(now().state, undefined);
    const strong = counters.filter(({ side, dimmed }) => side === 0 && !dimmed).map(({ id }) => id);
    expect(strong).toEqual([...readyUnits(context, now().state)]);
    expect(counters.some(({ side, dimmed }) => side === 1 && dimmed)).toBe(false);
    const moving = opened();
    moving.match.playText('C4-D4');
    const [first] = createTeller(moving.context)(moving.now().state, undefined).counters.filter(({ id }) => id === 0);
    expect(first).toMatchObject({ acted: true, dimmed: true });
  });
});

describe('tools', () => {
  test('a unit is taken up by its phase', () => {
    const { context, now, hex } = opened();
    expect(toolAt(context, now().state, hex('C4')).kind).toBe('move');
    expect(toolAt(context, now().state, hex('G5')).kind).toBe('inspect');
    expect(toolAt(context, now().state, hex('A5')).kind).toBe('inspect');
    expect(restingTool(opened({ phase: 'leaders' }).now().context, opened({ phase: 'leaders' }).now().state).kind).toBe('place');
    const melee = opened({ phase: 'melee' });
    expect(toolAt(melee.context, melee.now().state, hex('D5')).kind).toBe('attack');
  });

  test('a click on a reachable hex moves; carefully it previews first', () => {
    const { context, now, hex, situation } = opened();
    const tool = toolAt(context, now().state, hex('C4'));
    const move = behaviourOf(tool);
    expect(move.hex(tool, situation(), hex('D4')).play).toBeTypeOf('number');
    const preview = move.hex(tool, situation(undefined, true), hex('D4'));
    expect(preview).toMatchObject({ tool: { kind: 'move', goal: hex('D4') } });
    const again = move.hex(preview.tool!, situation(undefined, true), hex('D4'));
    expect(again.play).toBeTypeOf('number');
    expect(move.cancel(preview.tool!)).toEqual({ kind: 'move', unit: 0 });
  });

  test('a hex out of reach is refused with the rule', () => {
    const { context, now, hex, situation } = opened();
    const tool = toolAt(context, now().state, hex('C4'));
    expect(behaviourOf(tool).hex(tool, situation(), hex('J9')).refusal).toMatchObject({ rule: '6.d', why: 'tooFar' });
    expect(behaviourOf(tool).hex(tool, situation(), hex('E5')).refusal).toMatchObject({ rule: '6.c', why: 'enemyThere' });
  });

  test('reach is marked with points left and harm', () => {
    const { context, now, hex } = opened();
    const chariots = now().state.units.find((unit) => unit.hex === hex('D6'))!;
    const { marks } = waysOf(context, now().state, chariots);
    expect(marks.find((mark) => mark.hex === hex('D7'))).toEqual({ hex: hex('D7'), left: 3 });
    expect(marks.find((mark) => mark.hex === hex('F8'))).toEqual({ hex: hex('F8'), left: 0, harm: true });
    expect(marks.find((mark) => mark.hex === hex('D4'))).toMatchObject({ harm: true });
  });

  test('the path pointed at shows where it ends', () => {
    const { context, now, hex, situation } = opened();
    const tool = toolAt(context, now().state, hex('D6'));
    const { path } = behaviourOf(tool).overlays(tool, situation('F8'));
    expect(path?.hexes.at(-1)).toBe(hex('F8'));
    expect(path?.ghost).toMatchObject({ hex: hex('F8'), disordered: true });
    expect(path?.harm).toEqual([hex('F8')]);
  });

  test('a drag chooses the facing, and a facing out of reach is refused', () => {
    const { context, now, hex, situation } = opened();
    const tool = toolAt(context, now().state, hex('C5'));
    const move = behaviourOf(tool);
    expect(move.release?.(tool, situation(), hex('D5'), 2)).toMatchObject({ refusal: { rule: '6.c' } });
    expect(move.release?.(tool, situation(), hex('C5'), 0)?.play).toBeTypeOf('number');
    expect(move.release?.(tool, situation(), hex('C5'), 2)).toMatchObject({ refusal: { why: 'facesSoAlready' } });
  });

  test('an attack is chosen first and fought by the second choice', () => {
    const { context, now, hex, situation } = opened({ phase: 'melee' });
    const tool = toolAt(context, now().state, hex('D5'));
    const chosen = behaviourOf(tool).hex(tool, situation(), hex('E5'));
    expect(chosen.tool).toMatchObject({ kind: 'attack', at: hex('E5') });
    expect(behaviourOf(chosen.tool!).hex(chosen.tool!, situation(), hex('E5')).play).toBeTypeOf('number');
    expect(behaviourOf(tool).overlays(tool, situation()).targets).toMatchObject([{ label: '2-1', by: 'melee' }]);
  });

  test('a question is answered on the board', () => {
    const { match, now, hex, situation } = opened({ phase: 'melee' });
    match.playText('D5xE5');
    const tool = restingTool(now().context, now().state);
    expect(tool.kind).toBe('answer');
    const [goal] = behaviourOf(tool).overlays(tool, situation()).legal!;
    expect(behaviourOf(tool).hex(tool, situation(), goal!).play).toBeTypeOf('number');
    expect(behaviourOf(tool).hex(tool, situation(), hex('A1')).refusal).toMatchObject({ rule: '9.1' });
  });
});
