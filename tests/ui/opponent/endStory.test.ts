/* What a battle that is over is told by at the table. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { ReviewedPlay } from '../../../src/ai/protocol';
import { match } from '../../../src/store/match';
import type { Seats } from '../../../src/store/seats';
import { secrets } from '../../../src/store/secrets';
import { fetchRules } from '../../../src/store/systems';
import { EndStory } from '../../../src/ui/opponent/EndStory';
import { opponent } from '../../../src/ui/opponent/opponent';
import { story } from '../../../src/ui/opponent/story';
import { painterOf } from '../../../src/ui/picture/LiveMap';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { gameLuck } from '../../../src/ui/table/contract/luckPart';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { now, standsAt } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchCounselWords } from '../../../src/ui/words/counsel';
import { apart, device } from '../../store/devices';
import { drawable, emptyPage } from '../noPage';
import { opposed } from '../systems/ancients/opposed';
import { squadrons } from '../systems/naval/squadrons';

emptyPage();

drawable(match.store, story, opponent);

const position = {
  ...apart,
  armies: [
    { ...apart.armies[0], name: 'Rome' },
    { ...apart.armies[1], name: 'Carthage' },
  ],
};

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchCounselWords(), fetchRules(position), fetchTable('ancients')]));

const FACES = [0.4, 0.5, 0.5, 0.5, 0.5, 0.6];
const die = (by: 0 | 1, fell: number) => ({ name: 'melee', by, fell, faces: FACES });

/** Whose luckiest and unluckiest die are told. */
function luckTold(): readonly (string | undefined)[] {
  const plays: ReviewedPlay[] = [{ at: 1, before: 0.5, after: 0.5, dice: [die(0, 6), die(0, 1), die(1, 1), die(1, 6)] }];
  story.setState({ told: { at: standsAt(now()!), plays, done: 1 } });
  const html = renderToStaticMarkup(createElement(EndStory));
  return ['luckiest', 'unluckiest'].map((which) => new RegExp(`data-testid="${which}".*?(Rome|Carthage)`).exec(html)?.[1]);
}

test('in a game by link each side is told of its own dice, whoever has won', () => {
  const other = device();
  for (const [side, own] of ['Rome', 'Carthage'].entries()) {
    const halves = [secrets.draw(`${side}`), other.secrets.draw(`${side}`)];
    const sides = side === 0 ? halves : halves.reverse();
    for (const conceded of [1, 2]) {
      const record = { version: 1, position, seed: 7, dice: 'both', halves: { sides }, plays: [], conceded };
      expect(match.openRecord(record)).toMatchObject({ ok: true });
      expect(now()).toMatchObject({ byBoth: { side }, outcome: { winner: 3 - conceded } });
      expect(luckTold()).toEqual([own, own]);
    }
  }
});

test.each<[string, Seats, string]>([
  ['of the only person', ['person', 'legate:1'], 'Rome'],
  ['of whoever has won, where people play both sides', ['person', 'person'], 'Carthage'],
])('else the dice told of are those %s', (_, seats, whose) => {
  expect(match.begin({ position, seed: 7, names: ['', ''], title: 'Trial', seats })).toMatchObject({ ok: true });
  match.concede(0);
  expect(luckTold()).toEqual([whose, whose]);
});

test('a die that fell for the next player turn is told under that', async () => {
  await Promise.all([fetchRules(squadrons), fetchTable('naval')]);
  expect(match.begin({ position: squadrons, seed: 7, names: ['', ''], title: 'Trial' })).toMatchObject({ ok: true });
  const luck = gameLuck(tableOf(now()!));
  await luck.load();
  drawable(luck.state);
  while (now()!.state.turn === 2) expect(match.playText('end')).toMatchObject({ ok: true });
  const { cursor } = now()!;
  expect(match.entries()[cursor - 1]!.dice).toHaveLength(1);
  match.concede(1);
  const plays: ReviewedPlay[] = [{ at: cursor, before: 0.5, after: 0.6, dice: [die(0, 6)] }];
  story.setState({ told: { at: standsAt(now()!), plays, done: cursor } });
  expect(/data-testid="luckiest".*?(turn \d)/i.exec(renderToStaticMarkup(createElement(EndStory)))?.[1]).toMatch(/3$/);
});

test('moments have maps once what all pages draw a game with has come', async () => {
  const painter = painterOf('ancients');
  drawable(painter.state);
  await painter.load();
  const fight = { ...opposed(['HI E6/1', 'HI A9/1'], ['HI E5/4', 'LC K1/4']), phase: 'melee' };
  expect(match.begin({ position: fight, seed: 7, names: ['', ''], title: 'Trial' })).toMatchObject({ ok: true });
  expect(match.playText('E6xE5')).toMatchObject({ ok: true });
  match.concede(1);
  story.setState({ told: { at: standsAt(now()!), plays: [{ at: 1, before: 0.5, after: 0.6, dice: [die(0, 6)] }], done: 1 } });
  expect(renderToStaticMarkup(createElement(EndStory)).split('moment-map__sheets')).toHaveLength(2);
});
