import { describe, expect, test } from 'vitest';
import { ramChances } from '../../../../src/rules/naval/play/odds';
import { attackersOf, effectOn, targetMarks, targetsFrom } from '../../../../src/ui/systems/naval/assaults';
import { crowded } from '../../../../src/ui/systems/naval/marines';
import { sidesAbout } from '../../../../src/ui/systems/naval/rams';
import { behaviourOf, restingTool, toolAt } from '../../../../src/ui/systems/naval/tools';
import { exitMarks, voyageTo, waysOf } from '../../../../src/ui/systems/naval/ways';
import { sit } from './atTheTable';
import { squadrons } from './squadrons';

const turnedOut = {
  fleets: [
    { name: 'Rome', ships: ['trireme C5/1'] },
    { name: 'Carthage', ships: ['trireme C4/1'] },
  ],
  victory: undefined,
};

describe('a ship is sailed', () => {
  test('taken up by its phase, told by the points left and the manner', () => {
    const { context, match, hex, take } = sit();
    expect(take('C5').kind).toBe('sail');
    expect(take('E8').kind).toBe('inspect');
    expect(take('E6').kind).toBe('inspect');
    expect(take('A2').kind).toBe('inspect');
    const { marks, facings } = waysOf(context, match.state, match.state.ships[0]!);
    const to = (name: string) => marks.find((mark) => mark.hex === hex(name));
    expect(to('D5')).toEqual({ hex: hex('D5'), left: 6, way: 'ahead' });
    expect(to('B4')).toEqual({ hex: hex('B4'), left: 5, way: 'astern' });
    expect(to('C6')).toMatchObject({ left: 1, way: 'turn' });
    expect(facings.get(hex('C5'))).toBe((1 << 1) | (1 << 3));
    const voyage = voyageTo(context, match.state, match.state.ships[0]!, hex('C6'), undefined);
    expect(voyage).toMatchObject({ cost: 7, left: 1, ahead: 1, astern: 0, turns: 1, facing: 3 });
  });

  test('by a click, by a drag, and after a look where that is wished', () => {
    const { hex, order, click, situation, take, printed } = sit();
    expect(order(['C5', 'D5'])).toBe('C5-D5');
    expect(order(['C5', 'D5'], true)).toBeUndefined();
    expect(order(['C5', 'D5', 'D5'], true)).toBe('C5-D5');
    const tool = take('C5');
    const behaviour = behaviourOf(tool);
    expect(behaviour.aims?.(tool, situation(), hex('C6'))).toBe(true);
    expect(behaviour.aims?.(tool, situation(), hex('H8'))).toBe(false);
    const aimed = behaviour.aim?.(tool, situation(), hex('C6'), 3);
    expect(aimed).toEqual({ kind: 'sail', unit: 0, goal: hex('C6'), facing: 3 });
    expect(printed(behaviour.release?.(tool, situation(), hex('C6'), 3).play)).toBe('C5-C6/4');
    expect(behaviour.release?.(tool, situation(undefined, true), hex('C6'), 3).tool).toEqual(aimed);
    expect(click(['C5', 'C5']).held).toEqual({ kind: 'sail', unit: 0, goal: hex('C5') });
    expect(click(['C5', 'C5', 'C5']).held.kind).toBe('rest');
  });

  test('turned by key and wheel', () => {
    const { hex, situation, take, printed } = sit();
    const tool = take('C5');
    const behaviour = behaviourOf(tool);
    const turned = behaviour.turn?.(tool, situation(), 1).tool;
    expect(turned).toEqual({ kind: 'sail', unit: 0, goal: hex('C5'), facing: 3 });
    expect(printed(behaviour.chosen?.(turned!, situation()))).toBe('C5/4');
    expect(printed(behaviour.hex(turned!, situation(), hex('C5')).play), 'chosen again on its own hex').toBe('C5/4');
    const onward = behaviour.turn?.(tool, situation('D5'), 1).tool;
    expect(onward, 'the voyage that is shown is turned at its end').toMatchObject({ goal: hex('D5') });
    expect(behaviour.turn?.(tool, situation('H8'), 1).tool, 'out of reach nothing is shown').toEqual(turned);
    expect(behaviour.overlays(turned!, situation()).wheel).toEqual({ hex: hex('C5'), open: [1, 3], current: 3 });
    const wheel = { kind: 'sail', unit: 0, goal: hex('C5') } as const;
    expect(printed(behaviour.facing?.(wheel, situation(), 1).play)).toBe('C5/2');
    expect(behaviour.facing?.(wheel, situation(undefined, true), 1).tool).toEqual({ ...wheel, facing: 1 });
    expect(behaviour.cancel(wheel)).toEqual({ kind: 'sail', unit: 0 });
  });

  test('with what its bow, its flanks and its stern would offer the enemy at the end of the way, land left out', () => {
    const { context, match, hex, situation, take } = sit();
    const tool = take('C5');
    const sides = (hover?: string) => {
      const { front, beside, rear } = behaviourOf(tool).overlays(tool, situation(hover));
      return { front, beside: beside && new Set(beside), rear };
    };
    expect(sides(), 'where it lies, only what lies before its bow').toEqual({ front: [hex('D5')], beside: undefined, rear: undefined });
    const flanks = new Set(['B5', 'B6', 'D5', 'D6'].map(hex));
    expect(sides('C6')).toEqual({ front: [hex('C7')], beside: flanks, rear: [hex('C5')] });
    const looked = { kind: 'inspect', hex: hex('E6'), unit: match.state.ships.find((ship) => ship.hex === hex('E6'))!.id } as const;
    const { beside, rear } = behaviourOf(looked).overlays(looked, situation());
    expect([beside?.length, rear?.length], 'an enemy that is looked at').toEqual([4, 1]);
    expect(sidesAbout(context, hex('B2'), 0).front, 'nobody comes from the land').toEqual([]);
  });

  test('a turn that is too dear says what it takes', () => {
    const { take, situation } = sit({ die: 1 });
    const tool = take('B3');
    expect(behaviourOf(tool).turn?.(tool, situation(), 1).refusal).toMatchObject({
      rule: '14.5',
      why: 'tooFar',
      values: { points: 1, need: 5 },
    });
  });

  test('out of the map: what scores comes first', () => {
    const { context, match, hex } = sit();
    const lame = match.state.ships[2]!;
    const [first] = exitMarks(context, match.state, match.state.ships[5]!);
    expect(first).toMatchObject({ chosen: true, scores: true });
    expect([hex('A3'), hex('A4'), hex('A5')]).toContain(first!.hex);
    const { exits } = waysOf(context, match.state, lame);
    expect(exits.every(({ worth }) => worth < 0 || worth > 0)).toBe(true);
  });

  test.each([
    ['land', ['B3', 'B1'], '14.5', 'land'],
    ['too far', ['C5', 'L3'], '14.5', 'tooFar'],
    ['sinking', ['E8', 'E7'], '14.5', 'sinking'],
    ['an enemy too far', ['C5', 'K7'], '14.6', 'tooFar'],
    ['not his', ['E6', 'E5'], '14.8.j', 'notCommanded'],
  ])('a refusal says why: %s', (_, clicks, rule, why) => {
    const { click } = sit();
    expect(click(clicks).refusal).toMatchObject({ rule, why });
  });
});

describe('a ram', () => {
  test('is chosen first, then ordered by the target again', () => {
    const { click, order, hex } = sit();
    expect(click(['F5', 'G6']).held).toMatchObject({ kind: 'ram', at: hex('G6') });
    expect(order(['F5', 'G6'])).toBeUndefined();
    expect(order(['F5', 'G6', 'G6'])).toBe('F5xG6');
  });

  test('comes out on the far side if that is chosen, and both swing in an oar rake', () => {
    const { click, hex, situation, printed } = sit(turnedOut);
    const { held } = click(['C5', 'C4']);
    const behaviour = behaviourOf(held);
    expect(printed(behaviour.chosen?.(held, situation()))).toBe('C5xC4');
    const out = behaviour.hex(held, situation(), hex('C3')).tool!;
    expect(printed(behaviour.chosen?.(out, situation()))).toBe('C5xC4-C3');
    expect(behaviour.overlays(out, situation()).sea?.ram).toMatchObject({
      kind: 'rudder',
      from: hex('C5'),
      target: hex('C4'),
      through: hex('C3'),
    });
    expect(behaviour.hex(out, situation(), hex('C3')).tool).toMatchObject({ through: false });
    expect(behaviour.cancel(out)).toEqual({ kind: 'sail', unit: 0 });
  });

  test('exact chances for a ship as it is', () => {
    const sound = sit().match.state.ships[6]!;
    const lame = { ...sound, damaged: true };
    expect(ramChances('flank', 3, sound)).toEqual([
      { fate: 'sinking', dice: [3, 4, 5, 6] },
      { fate: 'damaged', dice: [1, 2] },
    ]);
    expect(ramChances('rudder', 4, lame)).toEqual([
      { fate: 'sinking', dice: [2, 3, 4, 5, 6] },
      { fate: 'nothing', dice: [1] },
    ]);
    expect(ramChances('oarRake', 0, sound)).toEqual([{ fate: 'nothing', dice: [1, 2, 3, 4, 5, 6] }]);
    expect(ramChances('flank', 3, { ...sound, sinking: true })).toEqual([{ fate: 'nothing', dice: [1, 2, 3, 4, 5, 6] }]);
    expect(ramChances('flank', 4, { ...lame, sinking: true })).toEqual([{ fate: 'nothing', dice: [1, 2, 3, 4, 5, 6] }]);
  });
});

describe('marines move', () => {
  const phase = { phase: 'marines', die: undefined };

  test('to friends and land beside, and why not elsewhere', () => {
    const { order, click, take } = sit(phase);
    expect(take('C5').kind).toBe('ferry');
    expect(take('A2').kind).toBe('ferry');
    expect(order(['C5', 'D6'])).toBeUndefined();
    expect(order(['B3', 'B2'])).toBe('B3-B2');
    expect(order(['A2', 'B2'])).toBe('A2-B2');
    expect(order(['A2', 'B2'], true)).toBeUndefined();
    expect(order(['A2', 'B2', 'B2'], true)).toBe('A2-B2');
    expect(click(['C5', 'C6']).refusal).toMatchObject({ rule: '14.7.c', why: 'sea' });
    expect(click(['F5', 'F7']).refusal).toMatchObject({ rule: '14.7.b', why: 'tooFar' });
    expect(click(['C5', 'D4']).refusal).toMatchObject({ rule: '14.7.c', why: 'enemyShip' });
  });

  test('what is too many is told before it is lost', () => {
    const { match, context, play } = sit(phase);
    expect(crowded(context, match.state)).toEqual([]);
    play('A2-B2');
    expect(crowded(context, match.state)).toMatchObject([{ count: 1 }]);
  });
});

describe('marines attack', () => {
  const phase = { phase: 'attacks', die: undefined };
  const [rome, carthage] = squadrons.fleets;
  /** A ship more between C5 and E6. */
  const shut = { ...phase, fleets: [{ ...rome!, ships: [...rome!.ships, 'small D5/1'] }, carthage] };

  test('every target is marked with how many have the best die, and how many others can attack it', () => {
    const { match, context, hex } = sit(phase);
    const marks = targetMarks(context, match.state);
    const on = (name: string) => marks.find((mark) => mark.hex === hex(name));
    expect(on('E6')).toMatchObject({ label: '2×4+ +4', by: 'board' });
    expect(on('D4')).toMatchObject({ by: 'board' });
    expect(targetsFrom(context, match.state, hex('D6')).map(({ label }) => label)).toEqual(['2×4+', '2×6']);
    expect(on('K7')).toBeUndefined();
    expect(
      behaviourOf(restingTool(context, match.state)).overlays(restingTool(context, match.state), sit(phase).situation()).targets,
    ).toHaveLength(marks.length);
  });

  test('who can attack a ship, and who cannot and why', () => {
    const { match, context, hex } = sit(shut);
    const all = attackersOf(context, match.state, hex('E6'));
    const from = (name: string) => all.find((one) => one.from === hex(name));
    expect(from('D6')).toMatchObject({ by: 'boarding', need: 4, corvus: true, fresh: 2, refusal: undefined });
    expect(from('F5')).toMatchObject({ by: 'boarding', need: 5, corvus: false });
    expect(from('E8')).toMatchObject({ by: 'archery', need: 6, refusal: undefined });
    expect(from('C5')?.refusal).toMatchObject({ rule: '14.8.g', why: 'sight' });
  });

  test('what a success does to a ship as it is', () => {
    const ship = sit().match.state.ships[0]!;
    expect(effectOn({ ...ship, marines: 1 }, 'boarding')).toBe('boardMarine');
    expect(effectOn({ ...ship, marines: 0 }, 'boarding')).toBe('boardEmpty');
    expect(effectOn({ ...ship, marines: 1 }, 'archery')).toBe('archeryChoice');
    expect(effectOn({ ...ship, marines: 0 }, 'ballista')).toBe('archeryHull');
    expect(effectOn({ ...ship, marines: 1, captured: true }, 'boarding')).toBe('boardFrees');
    expect(effectOn({ ...ship, marines: 1, damaged: true }, 'archery')).toBe('archeryChoiceSinks');
    expect(effectOn({ ...ship, marines: 0, damaged: true }, 'ballista')).toBe('archeryHullSinks');
    expect(effectOn({ ...ship, marines: 1, sinking: true }, 'archery')).toBe('archeryMarine');
    expect(effectOn({ ...ship, marines: 0, sinking: true }, 'archery')).toBe('nothing');
    expect(effectOn({ ...ship, marines: 0, sinking: true }, 'boarding')).toBe('boardEmptySinking');
    const prize = { ...ship, marines: 1, captured: true, damaged: true };
    expect(effectOn(prize, 'archery')).toBe('archeryFreesOrSinks');
    expect(effectOn({ ...prize, sinking: true }, 'ballista')).toBe('archeryFrees');
    expect(effectOn({ ...prize, marines: 2 }, 'archery')).toBe('archeryChoiceSinks');
  });

  test('from the target or from the attacker, then each declared attack by a click on where it comes from', () => {
    const { click, order, play, match, context, hex, situation } = sit(phase);
    expect(click(['E6']).held).toMatchObject({ kind: 'target', at: hex('E6') });
    expect(order(['E6', 'D6'])).toBe('D6>E6');
    const both = click(['E6', 'E6']).play as readonly unknown[];
    expect(both, 'the ship again declares all who are ticked').toEqual(
      behaviourOf(click(['E6']).held).chosen?.(click(['E6']).held, situation()),
    );
    expect(both.length).toBeGreaterThan(1);
    expect(order(['D6', 'E6'])).toBe('D6>E6');
    expect(order(['D6', 'E6'], true)).toBeUndefined();
    play('D6>E6');
    expect(restingTool(context, match.state)).toEqual({ kind: 'assault', at: hex('E6') });
    expect(order(['F5'])).toBe('F5>E6');
    play('F5>E6');
    expect(order(['F5'])).toBe('F5xE6');
    expect(order(['F5'], true)).toBeUndefined();
    expect(order(['F5', 'F5'], true)).toBe('F5xE6');
    expect(click(['K7']).refusal).toMatchObject({ rule: '14.8.d', why: 'open' });
  });

  test('of a ship that nobody can attack it is said why, by the nearest who might', () => {
    const { click, hex } = sit(shut);
    const held = { kind: 'target', at: hex('K7') } as const;
    expect(click(['K7']), 'nobody is near').toMatchObject({ held, refusal: { rule: '14.8.b', why: 'noneNear' } });
    expect(click(['K7', 'K7']), 'chosen again').toMatchObject({ held, refusal: { why: 'noneNear' } });
    expect(click(['C7', 'K7']), 'with something else in hand').toMatchObject({ held, refusal: { why: 'noneNear' } });
    expect(click(['E6']).refusal).toBeUndefined();
    const { click: again, hex: at } = sit({ ...phase, closed: 'E6' });
    expect(again(['E6'])).toMatchObject({ held: { kind: 'target', at: at('E6') }, refusal: { rule: '14.8.d', why: 'closed' } });
  });

  test('the ship attacked from several hexes asks which attack is made', () => {
    const { click, order, play, hex } = sit(phase);
    play('D6>E6');
    expect(order(['E6'])).toBe('D6xE6');
    play('F5>E6');
    const hexes = [hex('F5'), hex('D6')];
    expect(click(['E6']).refusal).toEqual({ rule: '14.8.e', why: 'whichAttack', hexes });
    expect(click(['E6'], true).held, 'nothing is laid down').toEqual({ kind: 'assault', at: hex('E6') });
  });

  test('the line of sight that is shut is shown', () => {
    const { click, situation, hex } = sit(shut);
    const { held } = click(['C5']);
    const { sight } = behaviourOf(held).overlays(held, situation('E6'));
    expect(sight?.blocked.length).toBeGreaterThan(0);
    const chosen = click(['E6']).held;
    expect(behaviourOf(chosen).overlays(chosen, situation('C5')).sight).toMatchObject({ from: hex('C5'), to: hex('E6') });
  });
});

describe('ballistae', () => {
  const phase = { phase: 'ballistae', die: undefined };

  test('targets in range and sight, and why not others', () => {
    const { click, order, take, situation, hex } = sit(phase);
    expect(take('D6').kind).toBe('ballista');
    expect(order(['D6', 'E6'])).toBe('D6:E6');
    expect(order(['D6', 'E6'], true)).toBeUndefined();
    expect(click(['D6', 'K7']).refusal).toMatchObject({ rule: '14.9.a', why: 'range' });
    expect(click(['D6', 'G6']).refusal).toMatchObject({ why: 'sight' });
    expect(click(['E8', 'G6']).refusal).toMatchObject({ why: 'lost' });
    expect(click(['C5', 'E6']).refusal).toMatchObject({ why: 'noBallista' });
    const { held } = click(['D6']);
    expect(behaviourOf(held).overlays(held, situation('G6')).sight?.blocked).toContain(hex('E6'));
  });
});

describe('questions and scuttling', () => {
  test('an undefended ship is taken or left by a click', () => {
    const { order, click, situation, hex } = sit({
      phase: 'attacks',
      die: undefined,
      closed: 'D4',
      question: { asks: 'capture', at: 'D4', from: 'C5' },
      fleets: [{ ...squadrons.fleets[0]!, ships: ['trireme C5/3 fought=1'] }, squadrons.fleets[1]],
    });
    expect(order(['D4'])).toBe('capture');
    expect(order(['C5'])).toBe('spare');
    expect(click(['K7']).refusal).toMatchObject({ why: 'asked:capture' });
    const { held } = click([]);
    expect(behaviourOf(held).overlays(held, situation()).legal).toEqual([hex('D4'), hex('C5')]);
  });

  test('a ship is scuttled after a second word', () => {
    const { hex, situation, printed, context, match } = sit();
    const tool = { kind: 'scuttle', unit: 1 } as const;
    const behaviour = behaviourOf(tool);
    expect(printed(behaviour.chosen?.(tool, situation()))).toBe('scuttle D6');
    expect(printed(behaviour.hex(tool, situation(), hex('D6')).play)).toBe('scuttle D6');
    expect(behaviour.hex(tool, situation(), hex('C5')).tool).toEqual(toolAt(context, match.state, hex('C5')));
    expect(behaviour.cancel(tool)).toEqual({ kind: 'rest' });
  });
});
