import type { Page } from '@playwright/test';
import type { Event } from '../../src/rules/ancients/model/events';
import type { Event as SeaEvent } from '../../src/rules/naval/model/events';
import { scenesOf as landScenes } from '../../src/ui/systems/ancients/scenes';
import { STAMPS as LAND } from '../../src/ui/systems/ancients/stamps';
import { scenesOf as ancientScenes } from '../../src/ui/systems/baw/scenes';
import { STAMPS as ANCIENT } from '../../src/ui/systems/baw/stamps';
import { scenesOf as seaScenes } from '../../src/ui/systems/naval/scenes';
import { STAMPS as SEA } from '../../src/ui/systems/naval/stamps';
import { ancientWorld, bawGame, bawRecord } from './bawGames';
import { expect, give, lay, prefer, test } from './fixture';
import { eagerGame, findGame, type Game, open, phaseGame, played, positionOf, recordOf, seedFor } from './games';
import { Hand } from './hand';
import { encounter, encounterAt, findSeaGame, type SeaGame, seaGame, seaRecord } from './seaGames';
import { counter, expectStaged, is, scene, stopTime, watchScene } from './staged';

/** Whether a game has just come to a melee that eliminates its defender. `also`: something else that comes of it then. */
const comesToALoss =
  (also: Event['kind'] = 'eliminated') =>
  ({ log }: Game): boolean => {
    const kinds = log.at(-1)?.events.map(({ kind }) => kind) ?? [];
    return kinds.includes('fought') && kinds.includes('eliminated') && kinds.lastIndexOf(also) >= kinds.indexOf('eliminated');
  };

/** A game up to its last melee, and the order that fights it. */
function toAFight(game: Game) {
  const last = game.log.at(-1)!;
  const lost = last.events.find((event) => event.kind === 'eliminated');
  const fought = last.events.find((event) => event.kind === 'fought');
  if (lost?.kind !== 'eliminated' || fought?.kind !== 'fought') throw new Error('nobody is lost');
  const record = recordOf(game, 'megiddo');
  return { whole: record, record: { ...record, plays: record.plays.slice(0, -1) }, order: last.order, lost: lost.unit, die: fought.die };
}

const { whole, record, order, lost, die } = toAFight(eagerGame(positionOf('megiddo'), 7, comesToALoss()));
const leaderToo = comesToALoss('leaderChecked');
const twice = toAFight(findGame(positionOf('megiddo'), leaderToo, leaderToo));
/** Three against the one enemy between them, who cannot go back from everybody. */
const threeToOne = (more: object = {}, enemy: object = {}) => ({
  phase: 'melee',
  armies: [
    { name: 'Rome', rally: 2, demoralisation: 10, disintegration: 20, units: ['MF E5', 'MF F4', 'MF D4'], ...more },
    { name: 'Carthage', rally: 3, demoralisation: 10, disintegration: 20, units: ['LEVY E4', 'AUX A1', 'AUX H3'], ...enemy },
  ],
});
async function fight(page: Page, it = order): Promise<void> {
  await page.getByTestId('battle').waitFor();
  await page.keyboard.press('/');
  await expect(page.getByTestId('order-input')).toBeVisible();
  await give(page, it);
}

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a fight is staged: the die falls, the defender is there until the blow, a stamp says what has become of him', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, record);
    const shown = await watchScene(page, lost);
    await fight(page);
    await expect.poll(async () => (await shown()).at(-1)).toBe('over');
    const staged = [`${die} pips, there`, `${die} pips, there, Eliminated`, 'over'];
    expect(await shown()).toEqual(staged);
    await expect(counter(page, lost)).toHaveCount(0);
    // In another language it is no other fight.
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByTestId('fought')).toContainText('contre');
    expect(await shown()).toEqual(staged);
  });

  test('who has been lost in one scene of a play is not seen in the next', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, twice.record);
    const seen = await page.evaluateHandle((id) => {
      const opacities: [scene: number, opacity: string][] = [];
      const scenes = new Set<Element>();
      const look = () => {
        const now = document.querySelector('[data-testid="scene"]');
        const piece = document.querySelector(`.board-layer--pieces [data-unit="${id}"]`);
        if (now) scenes.add(now);
        if (now && piece) opacities.push([scenes.size, getComputedStyle(piece).opacity]);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
      return opacities;
    }, twice.lost);
    await fight(page, twice.order);
    await expect(counter(page, twice.lost)).toHaveCount(0);
    const opacities = await seen.jsonValue();
    expect(opacities.filter(([at]) => at === 1)).toContainEqual([1, '1']);
    expect(new Set(opacities.filter(([at]) => at === 2).map(([, opacity]) => opacity))).toEqual(new Set(['0']));
  });

  test('a ship that moves and rams in one order comes first, and is harmed by the blow', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    const fleets = [
      { name: 'Rome', ships: ['trireme D6/1'] },
      { name: 'Carthage', ships: ['trireme D3/4'] },
    ];
    await lay(page, seaRecord(seaGame({ ...encounter, fleets }, [], 3)));
    const seen = await page.evaluateHandle(() => {
      const moments: string[] = [];
      const look = () => {
        const ship = document.querySelector('.board-layer--pieces [data-unit="0"]');
        const now = document.querySelector('[data-testid="scene"]');
        const what = !now ? 'nothing' : now.querySelector('text') ? 'stamp' : now.querySelector('circle') ? 'dice' : 'comes';
        const note = `${what}: ${ship?.getAttribute('data-hex')}, ${ship?.getAnimations().some((one) => one.playState === 'running') ? 'under way' : 'still'}`;
        if (note !== moments.at(-1)) moments.push(note);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
      return moments;
    });
    await fight(page, 'D6-D4xD3');
    await expect(page.getByTestId('scene').locator('text')).toBeVisible();
    await expect(page.getByTestId('scene')).toHaveCount(0);
    const moments = await seen.jsonValue();
    const [before, there] = [5, 3].map((row) => row * 9 + 3);
    const order = moments.map((moment) => moment.split(',')[0]).filter((moment, i, all) => moment !== all[i - 1]);
    expect(order).toEqual([`nothing: ${before}`, `comes: ${there}`, `dice: ${there}`, `stamp: ${there}`, `nothing: ${there}`]);
    expect(moments).toContain(`comes: ${there}, under way`);
  });

  test('a key ends it at once, and the odds card keeps the line that the die has chosen', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, record);
    await fight(page);
    await expect(scene(page)).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(scene(page)).toHaveCount(0, { timeout: 500 });
    await expect(counter(page, lost)).toHaveCount(0);
    await expect(page.getByTestId('fought').locator('[aria-current="true"] small')).toHaveText(String(die));
  });

  test('with speeds off nothing is staged', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'off' });
    await lay(page, record);
    await fight(page);
    await expect(counter(page, lost)).toHaveCount(0);
    await expect(scene(page)).toHaveCount(0);
  });

  test('a past moment that is looked at is staged again', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, record);
    await fight(page);
    await page.keyboard.press('Shift');
    await expect(scene(page)).toHaveCount(0);
    await page.locator('.table-answers button').first().click();
    const row = page.getByTestId('log-row').filter({ hasText: 'eliminated' }).last();
    await row.getByRole('button').first().click();
    await expect(scene(page).getByText('Eliminated')).toBeVisible();
  });
});

test.describe('in the log', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the game’s last play is staged for whoever comes to it through the log', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, whole);
    const row = page.getByTestId('log-row').filter({ hasText: 'eliminated' }).last();
    await row.getByRole('button').first().click();
    await expect(scene(page).getByText('Eliminated')).toBeVisible();
    await page.keyboard.press('<');
    await expect(page.getByTestId('looking')).toBeVisible();
    await page.keyboard.press('>');
    await expect(page.getByTestId('looking')).toHaveCount(0);
    await expect(counter(page, lost), 'he is there until the blow').toHaveCount(1);
    await expect(scene(page).getByText('Eliminated')).toBeVisible();
    await expect(scene(page)).toHaveCount(0);
    await expect(counter(page, lost)).toHaveCount(0);
  });

  test('a fight that is skipped to is staged where everybody stands by then', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, recordOf(phaseGame('over'), 'spartolus'));
    const places = () =>
      page
        .locator('.board-layer--pieces [data-unit]')
        .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-unit')} ${one.getAttribute('data-hex')}`).sort());
    const watch = page.getByTestId('watch');
    await watch.click();
    await watch.click();
    let before = Number.NaN;
    for (let jumps = 0; jumps < 3; ) {
      await page.keyboard.press(',');
      await expect(scene(page)).toBeVisible();
      const staged = await places();
      const moment = Number(/\d+/.exec(await page.getByTestId('looking').locator('p').innerText())?.[0]);
      await page.keyboard.press('Shift');
      await expect(scene(page)).toHaveCount(0);
      if (moment > before + 1) {
        expect(staged, `after action ${moment}`).toEqual(await places());
        jumps++;
      }
      before = moment;
    }
  });
});

test('where nothing is to move the die and the stamp stand still, and the map is at once what it is now', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'slow' });
  await lay(page, record);
  await fight(page);
  await expect(scene(page)).toHaveAttribute('data-struck', 'true');
  await expect(scene(page).getByText('Eliminated')).toBeVisible();
  await expect(counter(page, lost)).toHaveCount(0);
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => (one.effect as KeyframeEffect).target?.closest('.board-sheets') && Number(one.effect?.getTiming().duration) > 0)
        .length,
  );
  expect(moving).toBe(0);
});

test('who is winning is always in sight, and a press shows for what', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, record);
  const standing = page.getByTestId('standing');
  await expect(standing).toBeVisible();
  const before = await standing.innerText();
  await fight(page);
  await expect(standing).not.toHaveText(before);
  await standing.click();
  await expect(page.getByTestId('armies')).toBeVisible();
});

test.describe('whatever dice decide is staged, kind after kind, and the next order never waits', () => {
  test.beforeEach(({ page }) => prefer(page, { handOver: false, speed: 'slow' }));

  test('on land: elephants, a shot, a duel and the melee after it, a rally', async ({ page }) => {
    const position = {
      options: ['13.8', '13.11'],
      map: { columns: 12, rows: 9 },
      phase: 'command',
      armies: [
        { name: 'Red', panic: 99, units: ['HI E5/1', 'LI I6/1', 'HI B8/1 disordered'], leaders: ['E5', 'B8'], ratings: [4, 1] },
        { name: 'Blue', panic: 99, units: ['HI E4/4', 'LA I4/4', 'EL B2/4'], leaders: ['E4'], ratings: [2] },
      ],
    };
    const duel = ['E5xE4', 'away 0', 'tactic offensive', 'tactic prudent'];
    const orders = ['aside', 'end', 'end', '*E5', 'end', 'I4:I6', 'end', ...duel, 'end'];
    const seed = seedFor((done, sown) => played(position, done, sown), orders, is('rallied'));
    const { log } = played(position, orders, seed);
    const kinds = ['elephantsTried', 'shot', 'dueled', 'fought', 'leaderChecked', 'rallied'];
    await lay(page, recordOf(open(position, seed)));
    const order = (_: Page, text: string) =>
      text.startsWith('tactic') ? page.locator(`[data-testid="option-order"][data-order="${text}"]`).click() : give(page, text);
    await expectStaged(page, log, {
      kinds,
      scenesOf: (events) => landScenes(events, LAND.en),
      order,
      told: { 'tactic offensive': 'tactic ?' },
    });
  });

  test('at sea: archery, ballistae, boarding, a capture, a ram', async ({ page }) => {
    const kinds = ['shot', 'ballistaShot', 'boarded', 'captured', 'rammed'] as const;
    const first = ({ log }: SeaGame) => log.findIndex(({ dice }) => dice.length > 0);
    /** The play by which each of them has been there. */
    const last = (game: SeaGame) => {
      const at = kinds.map((kind) => game.log.findIndex(({ events }, i) => i >= first(game) && is(kind)(events)));
      return at.includes(-1) ? Number.POSITIVE_INFINITY : Math.max(...at);
    };
    const game = findSeaGame(encounterAt('attacks'), (_, found) => last(found) - first(found) < 8);
    const before = first(game);
    const orders = game.log.slice(0, before).map(({ order }) => order);
    await lay(page, seaRecord(seaGame(encounterAt('attacks'), orders, game.seed)));
    const log = game.log.slice(before, last(game) + 1);
    await expectStaged(page, log, { kinds, before, scenesOf: (events) => seaScenes(events, SEA.en) });
  });

  test('in a Battle of the Ancient World: a shot, an attack, a leader’s fate, a rally', async ({ page }) => {
    const units = ['MF E5', 'MF F4', 'MF D4', 'MC B7 disorganised', 'SLG H5'];
    const changes = { ...threeToOne({ units, leaders: ['Varro 1 E5'] }, { leaders: ['Hanno 1 E4'] }), phase: 'fire' };
    const orders = ['H5:H3', 'end', 'end', 'E5+F4+D4xE4', 'hold', 'end'];
    const seed = seedFor(
      (done, sown) => bawGame(done, changes, sown),
      orders.slice(0, 4),
      (events) => is('leaderRolled')(events) && is('eliminated')(events),
    );
    const { log } = bawGame(orders, changes, seed);
    const kinds = ['fired', 'attackResolved', 'leaderRolled', 'rallyRolled'];
    await lay(page, bawRecord(bawGame([], changes, seed)));
    await expectStaged(page, log, { kinds, scenesOf: (events) => ancientScenes(events, ANCIENT.en) });
  });
});

/** Plays of the other games by which somebody is lost: what is laid, the order, who is lost, his die and what is stamped. */
const losses = {
  'at sea': () => {
    const position = encounterAt('ballistae', {
      fleets: [
        { name: 'Rome', ships: ['trireme D5/2 sinking', 'five H6/2'] },
        { name: 'Carthage', ships: ['five F2/5'] },
      ],
    });
    const sinks = (events: readonly SeaEvent[]) => events.some((event) => event.kind === 'repairRolled' && event.result === 'sinks');
    const seed = seedFor((done, sown) => seaGame(position, done, sown), ['end'], sinks);
    const die = seaGame(position, ['end'], seed).log[0]!.dice[0]!;
    return { record: seaRecord(seaGame(position, [], seed)), order: 'end', lost: 0, die, stamp: SEA.en.sunk };
  },
  'in a Battle of the Ancient World': () => {
    const order = 'E5+F4+D4xE4';
    const changes = threeToOne({}, { units: ['LI E4', 'AUX A1'] });
    const seed = seedFor((done, sown) => bawGame(done, changes, sown), [order], is('eliminated'));
    const die = bawGame([order], changes, seed).log[0]!.dice[0]!;
    return { record: bawRecord(bawGame([], changes, seed)), order, lost: 3, die, stamp: ANCIENT.en.eliminated };
  },
} as const;

test.describe('where things may move, in the other games', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [where, loss] of Object.entries(losses))
    test(`a loss ${where} is staged, and who is winning is told anew`, async ({ page }) => {
      const { record, order, lost, die, stamp } = loss();
      await prefer(page, { handOver: false, speed: 'slow' });
      await lay(page, record);
      const standing = page.getByTestId('standing');
      const before = await standing.innerText();
      const shown = await watchScene(page, lost);
      await fight(page, order);
      await expect.poll(async () => (await shown()).at(-1)).toBe('over');
      expect(await shown()).toEqual([`${die} pips, there`, `${die} pips, there, ${stamp}`, 'over']);
      await expect(counter(page, lost)).toHaveCount(0);
      await expect(standing).not.toHaveText(before);
      await standing.click();
      await expect(page.getByTestId('armies')).toBeVisible();
    });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a tap on the map ends what is staged at once, and answers nothing that is asked after it', async ({ page }) => {
      await prefer(page, { handOver: false, speed: 'slow' });
      await lay(page, ancientWorld([]));
      const hand = new Hand(page);
      await stopTime(page);
      await give(page, 'E5xE4');
      await expect(scene(page)).toBeVisible();
      await hand.tap('E3');
      await expect(scene(page)).toHaveCount(0);
      const answer = page.locator('[data-testid="answer"][data-order="retreat E4-E3"]');
      await expect(answer).toBeVisible();
      await expect(answer).not.toHaveAttribute('aria-pressed', 'true');
      // A press that comes later chooses it.
      await page.clock.runFor(1000);
      await hand.tap('E3');
      await expect(answer).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
