import { describe, expect, test } from 'vitest';
import { SCORE } from '../../../src/ui/app/soundScore';
import { cuesOf, SOUNDS } from '../../../src/ui/app/sounds';
import { BLOW, type Scene } from '../../../src/ui/board/scenes';
import { sounds as land } from '../../../src/ui/systems/ancients/sounds';
import { sounds as third } from '../../../src/ui/systems/baw/sounds';
import { sounds as sea } from '../../../src/ui/systems/naval/sounds';

const of = (kinds: readonly string[], scenes: readonly Scene[] = [], ms = 1000, game = land) =>
  cuesOf(
    kinds.map((kind) => ({ kind })),
    scenes,
    ms,
    game,
  ).map(({ sound, after }) => [sound, Math.round(after)]);

const fight: Scene = { by: [1], at: 3, act: 'leans', dice: [4], stamps: [] };
const shot: Scene = { by: [1], at: 3, act: 'flies', dice: [2], stamps: [] };

describe('what a play sounds like', () => {
  test('a march is heard once, however many march; what is said of nobody is silent', () => {
    expect(of(['moved', 'moved', 'phaseBegan'])).toEqual([['march', 0]]);
    expect(of(['phaseBegan', 'leaderPlaced'])).toEqual([]);
    expect(of(['moved', 'turned'], [], 0, sea)).toEqual([['oars', 0]]);
  });

  test('the die is heard as a scene begins, the blow as it falls, scene after scene', () => {
    expect(of(['fought', 'shot'], [fight, shot])).toEqual([
      ['die', 0],
      ['clash', 1000 * BLOW],
      ['die', 1000],
      ['volley', 1000],
    ]);
  });

  test('a ship that leans in rams, marines fight hand to hand', () => {
    expect(of(['rammed'], [fight], 1000, sea).at(-1)?.[0]).toBe('ram');
    const { by, ...boarding } = fight;
    expect(of(['boarded'], [boarding], 1000, sea).at(-1)?.[0]).toBe('clash');
  });

  test('a die for a whole army is heard, in every game, if one fell', () => {
    for (const kind of ['pointsRolled', 'controlRolled', 'firstRolled']) expect(of([kind, 'phaseBegan'])).toEqual([['die', 0]]);
    expect(of(['fleetRolled'], [], 0, sea)).toEqual([['die', 0]]);
    expect(cuesOf([{ kind: 'pointsRolled', die: 0 }], [], 0, land)).toEqual([]);
  });

  test('the third game marches, rallies by dice, shoots and clashes', () => {
    expect(of(['leaderMoved', 'moved', 'displaced'], [], 0, third)).toEqual([['march', 0]]);
    expect(of(['rallyRolled', 'recalled'], [], 0, third)).toEqual([['die', 0]]);
    expect(of(['fired', 'attackResolved'], [shot, fight], 1000, third)).toEqual([
      ['die', 0],
      ['volley', 0],
      ['die', 1000],
      ['clash', 1000 + 1000 * BLOW],
    ]);
    expect(of(['demoralised', 'advanced'], [], 0, third).map(([sound]) => sound)).toEqual(['march', 'panic']);
  });

  test('panic and victory come last', () => {
    expect(of(['panicked', 'moved']).map(([sound]) => sound)).toEqual(['march', 'panic']);
    expect(of(['battleEnded'], [fight]).at(-1)).toEqual(['victory', 1000]);
  });

  test('where nothing is staged one scene alone is heard', () => {
    expect(of(['fought'], [fight, fight, fight], 0)).toEqual([
      ['die', 0],
      ['clash', 0],
    ]);
  });
});

test('every sound is short, and no louder than can be borne', () => {
  for (const name of SOUNDS) {
    const voices = SCORE[name];
    expect(voices.length, name).toBeGreaterThan(0);
    expect(Math.max(...voices.map(({ at, lasts }) => at + lasts)), name).toBeLessThan(1.5);
    for (const { loud, pitch } of voices) {
      expect(loud).toBeLessThanOrEqual(1);
      expect(Math.min(...pitch)).toBeGreaterThan(20);
    }
  }
});
