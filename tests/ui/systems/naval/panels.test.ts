/* What the panels at sea say of the ship, the target or the fleets before them. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import { table } from '../../../../src/store/table';
import { FleetsPanel } from '../../../../src/ui/systems/naval/FleetsPanel';
import { NowPanel } from '../../../../src/ui/systems/naval/NowPanel';
import { undoneOf } from '../../../../src/ui/systems/naval/undone';
import { navalWords } from '../../../../src/ui/systems/naval/words';
import { playText } from '../../../../src/ui/table/session';
import { begin, furnish, hex, now } from '../../laid';
import { drawable } from '../../noPage';
import { squadrons } from './squadrons';

drawable(match.store, table);

beforeAll(() => furnish(squadrons));

function lay(changes: object): void {
  begin({ ...squadrons, victory: undefined, ...changes });
  match.sit();
}

const panel = (tool: object) => {
  table.setState({ tool: tool as never });
  return renderToStaticMarkup(createElement(NowPanel));
};
const fleets = (own: readonly string[], enemy: readonly string[], rest: object = {}) => [
  { name: 'Rome', ships: own },
  { name: 'Carthage', ships: enemy, ...rest },
];

describe('the same ram the other way round', () => {
  const reversed = (own: string, enemy: string, at: string, through: boolean) => {
    lay({ fleets: fleets([own], [enemy]) });
    const html = panel({ kind: 'ram', unit: 0, at: hex(at), through });
    expect(html).toContain('data-testid="ram"');
    return { told: html.includes('data-testid="reverse"'), barred: html.includes(navalWords().play.ram.reverseBarred) };
  };

  test('could not be made where the bow does not point at the rammer as they would lie, and could before its bow', () => {
    expect(reversed('trireme D5/1', 'trireme D4/1', 'D4', false)).toEqual({ told: true, barred: true });
    expect(reversed('trireme D5/1', 'trireme D4/1', 'D4', true)).toEqual({ told: true, barred: false });
    expect(reversed('trireme D5/1', 'trireme D4/3', 'D4', false)).toEqual({ told: true, barred: true });
  });

  test('is a ram that the rules then allow', () => {
    lay({ fleets: fleets(['trireme D5/1'], ['trireme D4/1']), victory: [{ term: 'sunk', points: 1 }], die: 6 });
    playText('D5xD4-D3');
    while (now().state.phase !== 'movement' || now().state.player === 0) playText('end');
    playText('D4xD3');
    expect(match.entries().at(-1)).toMatchObject({
      order: 'D4xD3',
      events: expect.arrayContaining([expect.objectContaining({ ram: 'rudder' })]),
    });
  });

  test('is not spoken of where the other is sinking', () => {
    expect(reversed('trireme D5/1', 'trireme D4/1 sinking', 'D4', true).told).toBe(false);
  });
});

describe('archery first', () => {
  const attacks = { phase: 'attacks', die: undefined };
  /** Two archers and a boarder, or some of them. */
  const advised = (own: readonly string[], target = 'trireme D4/4', spared: readonly number[] = []) => {
    lay({ ...attacks, fleets: fleets(own, [target, 'trireme L3/1']) });
    const html = panel({ kind: 'target', at: hex('D4'), spared });
    expect(html).toContain('data-testid="attacker"');
    return html.includes(navalWords().table.assault.order);
  };

  test('is advised where there are archers and boarders, and a ship to be taken', () => {
    expect(advised(['trireme D5/1', 'trireme D2/1'])).toBe(true);
    expect(advised(['trireme D5/1', 'trireme C4/1'])).toBe(false);
    expect(advised(['trireme D6/1', 'trireme D2/1'])).toBe(false);
    expect(advised(['trireme D5/1', 'trireme D2/1'], 'trireme D4/4 marines=0')).toBe(false);
  });

  test('not where only boarders are ticked, nor of a prize, which is free again without its captors', () => {
    expect(advised(['trireme D5/1', 'trireme D2/1'], undefined, [1])).toBe(false);
    lay({ ...attacks, fleets: fleets(['trireme D5/1', 'trireme D2/1', 'trireme D4/4 damaged captured'], ['trireme L3/1']) });
    const html = panel({ kind: 'target', at: hex('D4') });
    expect(html).toContain('data-testid="attacker"');
    expect(html).not.toContain(navalWords().table.assault.order);
  });
});

test('that attacks beyond what is needed are lost is told where more than one is ticked (14.8.k)', () => {
  lay({ phase: 'attacks', die: undefined, fleets: fleets(['trireme D5/1', 'trireme D2/1'], ['trireme D4/4', 'trireme L3/1']) });
  const told = (spared: readonly number[]) => panel({ kind: 'target', at: hex('D4'), spared }).includes(navalWords().table.assault.surplus);
  expect([told([]), told([1])]).toEqual([true, false]);
});

test('afloat are the ships that do not sink, as the points for captures have it (14.2)', () => {
  lay({ fleets: fleets(['trireme D5/1', 'trireme D7/1 sinking', 'five F7/1 damaged'], ['five H7/1 damaged sinking captured']) });
  const html = renderToStaticMarkup(createElement(FleetsPanel));
  const { fleets: words } = navalWords().table;
  const rows = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>(\d+)/g)].map(([, name, count]) => [name, Number(count)]);
  expect(rows.slice(0, 6)).toEqual([
    [words.afloat, 2],
    [words.damaged, 1],
    [words.sinking, 2],
    [words.sunk, 0],
    [words.left, 0],
    [words.captured, 0],
  ]);
});

describe('the phase of movement is ended without a warning', () => {
  const warns = () => undoneOf(now() as Parameters<typeof undoneOf>[0]).warns;
  const own = ['trireme D1/1', 'trireme F7/1'];

  test('once a ship has left the map, and not before', () => {
    lay({ fleets: fleets(own, ['trireme L3/1']) });
    expect(warns()).toBe(true);
    playText('D1-off');
    expect(warns()).toBe(false);
    match.undo();
    expect(warns()).toBe(true);
  });

  test('not for a ship that left in the turn before', () => {
    lay({ fleets: fleets(own, ['trireme L3/1', 'trireme L5/1']) });
    playText('D1-off');
    do playText('end');
    while (now().state.phase !== 'movement');
    expect(now().state.player).toBe(1);
    expect(warns()).toBe(true);
  });
});
