import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/kernel/record';
import { changesSince, type Release, releaseNow } from '../../src/kernel/releases';
import { replayAsFar } from '../../src/kernel/replay';
import { stopSaid } from '../../src/ui/app/recordSaid';
import { loadRulebook } from '../../src/ui/learn/rulebook';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { systemIn } from '../fuzz/play';

/**
 * Games of earlier releases that the rules of today refuse: they open up to there, say what has changed, and show the rest if it is told. The first release
 * told nothing; `unchallenged-told` is as it would have.
 */
const folder = 'tests/replay/refused';

const replayed = (json: unknown) => {
  const record = readRecord(json);
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  const system = systemIn(record.value.position);
  const again = replayAsFar(system, record.value);
  if (!again.ok) throw new Error(JSON.stringify(again.faults));
  return { ...again.value, record: record.value, system };
};

const opened = (file: string) => replayed(JSON.parse(readFileSync(join(folder, file), 'utf8')));

const files = readdirSync(folder);

test.each(files)('%s opens as far as it holds, under a release before that of today', (file) => {
  const { match, stop, record, system } = opened(file);
  expect(stop).toBeDefined();
  expect(match.log.length).toBe(stop!.play + stop!.told);
  expect(stop!.play + 1 + stop!.left).toBe(record.plays.length);
  expect(record.rules).toBeLessThan(releaseNow(system)!);
  expect(stop!.changes?.release).toBe(record.rules);
});

test('leaders side by side who parted without a challenge: 13.8, corrected in release 2, in both languages', () => {
  const { stop } = opened('unchallenged.json');
  expect(stop).toMatchObject({
    play: 1,
    rule: '13.8',
    left: 1,
    changes: { release: 1, rules: [{ rule: '13.8', release: 2, date: '2026-11-23' }] },
  });
  for (const { table } of [en, fr]) {
    const said = stopSaid(table.stop, stop!);
    expect(said).toContain(table.stop.played(1));
    expect(said).toContain(table.stop.changed(2, '2026-11-23', ['13.8']));
  }
});

test('both fleets still there, but nothing left to score: 14.2, corrected in release 3', () => {
  const { match, stop } = opened('syracuse-release-2.json');
  expect(match.state).toMatchObject({ phase: 'attacks', turn: 9 });
  expect(stop).toMatchObject({
    fault: { at: 'plays[213].dice', expected: 'fewerDice', found: '1' },
    changes: {
      release: 2,
      rules: [
        { rule: '14.2', release: 3, date: '2026-11-26' },
        { rule: '14.2', release: 4, date: '2026-11-30' },
      ],
    },
  });
});

test('a ship still sinking at the end that held its hex up to release 3: its game comes to another result, 14.2 of release 4', () => {
  const now = JSON.parse(readFileSync('tests/replay/sea-release-4.json', 'utf8')) as { readonly plays: readonly unknown[] };
  const { stop, match } = replayed({ ...now, rules: 3, result: { score: [1, 3], winner: 2 } });
  expect(match.outcome()).toEqual({ score: [1, 0], winner: 1 });
  expect(stop).toMatchObject({
    play: now.plays.length,
    why: 'result',
    result: { said: [1, 3], now: [1, 0] },
    changes: { release: 3, rules: [{ rule: '14.2', release: 4, date: '2026-11-30' }] },
  });
  expect(replayed(now).stop).toBeUndefined();
});

test('a charge declared after an attack of its melee phase: 13.10, corrected in release 4, and the rest is told', () => {
  const { match, stop, record } = opened('late-charge.json');
  expect(stop).toMatchObject({
    play: 18,
    order: 'charge',
    rule: '13.10',
    left: 11,
    told: 12,
    changes: { release: 3, rules: [{ rule: '13.10', release: 4, date: '2026-11-30' }] },
  });
  expect(match.log.at(-1)!.events.at(-1)).toMatchObject({ kind: 'battleEnded', ...record.result });
  for (const { table } of [en, fr]) expect(stopSaid(table.stop, stop!)).toContain(table.stop.changed(4, '2026-11-30', ['13.10']));
});

test('one that tells what came of its plays can be looked at to its end, in both languages', () => {
  const { match, stop, record } = opened('unchallenged-told.json');
  expect(stop).toMatchObject({ play: 1, rule: '13.8', left: 43, told: 44 });
  expect(match.log.length).toBe(record.plays.length);
  expect(match.stateAt(match.log.length)).toMatchObject({ phase: 'over', turn: 4 });
  expect(match.log.at(-1)!.events.at(-1)).toMatchObject({ kind: 'battleEnded', ...record.result });
  for (const words of [en, fr]) expect(stopSaid(words.table.stop, stop!)).toContain(words.table.stop.told(44, true));
});

test.each(['ancients', 'naval', 'baw'])('of every release of %s there is a recorded game', (id) => {
  const releases = new Set<number>();
  for (const place of ['tests/replay', 'tests/replay/byHand', folder])
    for (const file of readdirSync(place).filter((name) => name.endsWith('.json'))) {
      const { rules = 1, position } = JSON.parse(readFileSync(join(place, file), 'utf8')) as { rules?: number; position: object };
      if (systemIn(position).id === id) releases.add(rules);
    }
  expect([...releases].sort()).toEqual((systemIn({ system: id }).releases ?? []).map(({ number }) => number));
});

test('what has changed is that of the rule that refuses, or all where that has not changed; nothing since today', () => {
  const releases: readonly Release[] = [
    { number: 1, date: '2030-01-01', changed: [] },
    { number: 2, date: '2030-02-01', changed: ['6.j', '9.2'] },
    { number: 3, date: '2030-03-01', changed: ['13.1'] },
  ];
  const rules = (since: number, rule?: string) => changesSince({ releases }, since, rule)?.rules.map((each) => each.rule);
  expect(rules(1, '6.j.1')).toEqual(['6.j']);
  expect(rules(1, '13.10')).toEqual(['6.j', '9.2', '13.1']);
  expect(rules(2)).toEqual(['13.1']);
  expect(rules(2, '9.2')).toEqual(['13.1']);
  expect(rules(3, '9.2')).toBeUndefined();
  expect(changesSince({}, 1, '9.2')).toBeUndefined();
});

describe.each(['ancients', 'naval', 'baw'])('the releases of %s', (id) => {
  const { releases = [] } = systemIn({ system: id });

  test('rise in number and day, and every record is written with the last', () => {
    expect(releases.map(({ number }) => number)).toEqual(releases.map((_, i) => i + 1));
    const days = releases.map(({ date }) => date);
    expect(days).toEqual([...days].sort());
    expect(new Set(days).size).toBe(days.length);
  });

  test('each rule that one changed is told in the rulebook, in both languages', async () => {
    for (const language of ['en', 'fr'] as const) {
      const { changes } = await loadRulebook(language);
      const lines = JSON.stringify(changes.text);
      for (const { number, date, changed } of releases) {
        for (const rule of changed) expect(lines, `${language} ${rule}`).toContain(`{rule:${rule}}`);
        if (changed.length > 0) expect(lines).toContain(`${number} (${date})`);
      }
    }
  });
});
