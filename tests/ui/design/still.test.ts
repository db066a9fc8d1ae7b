import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { parseHex } from '../../../src/kernel/board';
import type { AnyTwoSidedGame } from '../../../src/kernel/twoSides';
import { baw } from '../../../src/rules/baw';
import { naval } from '../../../src/rules/naval';
import type { DesignPart, DrawnFrame } from '../../../src/ui/design/contract';
import { type DrawnPosition, sizeOf } from '../../../src/ui/design/document/drawing';
import { stillOf } from '../../../src/ui/design/document/still';
import type { DrawingRules } from '../../../src/ui/design/rules';
import { ancientWorld } from '../../../src/ui/systems/baw/design/rules';
import { sea } from '../../../src/ui/systems/naval/design/rules';
import { wings } from '../../../src/ui/systems/registry';
import { speak } from '../../../src/ui/words';
import { emptyPage } from '../noPage';

/* What is drawn of a battle that the rules refuse. */

const board = vi.hoisted(() => ({ shown: undefined as unknown }));
vi.mock('../../../src/ui/board/Board', () => ({
  Board: (props: unknown) => {
    board.shown = props;
    return null;
  },
}));

/** The names of what is seen of a side's, or of either, where it lies. */
function seen(rules: DrawingRules, system: AnyTwoSidedGame, position: DrawnPosition): DrawnPosition {
  const { context, state } = stillOf(rules, system, position)!;
  return system.printPosition(context, state) as DrawnPosition;
}

const ARMIES = [
  { name: 'Red', units: ['LEG C3', 'LEG D3'] },
  { name: 'Blue', units: ['LEG C9'] },
];

test.each([
  ['a level above the other', { demoralisation: 30, disintegration: 9 }],
  ['a level of none', { demoralisation: 0 }],
  ['an exit that is no hex', { exits: 'Z99' }],
])('%s of an army takes nobody off the map', (_, army) => {
  const [red, blue] = ARMIES;
  const position = { ...ancientWorld.blank({}, ['Red', 'Blue']), armies: [{ ...red, ...army }, blue] };
  expect(seen(ancientWorld, baw, position)).toMatchObject({ armies: ARMIES });
});

test.each([
  ['ballistae', ['deceres D6/2 damaged fired', 'trireme F6/2']],
  ['marines', ['trireme D6/2 marines=1 stepped=1', 'trireme F6/2']],
  ['attacks', ['trireme D6/2 fought=1', 'trireme F6/2 sinking']],
  ['movement', ['trireme D6/2 moved', 'trireme F6/2 damaged']],
])('ships that have acted in the phase of %s are on the map, and so are their marines ashore', (phase, ships) => {
  const { die, ...blank } = sea.blank({ land: 'A1 B1' }, ['Red', 'Blue']);
  const mark = phase === 'marines' ? ':stepped' : phase === 'attacks' ? ':fought' : '';
  const fleets = [
    { name: 'Red', ships, ashore: `A1${mark} B1` },
    { name: 'Blue', ships: ['trireme H9/5'] },
  ];
  const position = {
    ...blank,
    types: { ...blank.types, deceres: { as: 'large', marines: 1, ballista: true } },
    phase,
    fleets,
    ...(phase === 'movement' ? { die } : {}),
  };
  expect(naval.readPosition(position).ok, 'as the game has it').toBe(true);
  const plain = ships.map((ship) => ship.replaceAll(/ (moved|fired|(stepped|fought)=1|marines=1)/g, ''));
  expect(seen(sea, naval, position)).toMatchObject({ fleets: [{ ships: plain, ashore: 'A1 B1' }, { ships: ['trireme H9/5'] }] });
});

test('who stands where he may not is told with the ground that lies there', async () => {
  emptyPage();
  await speak('en');
  vi.unstubAllGlobals();
  const { Map: SeaMap } = (await wings.get('naval')!.design!()) as DesignPart;
  const position = sea.blank({ land: 'D6' }, ['Red', 'Blue']);
  const fleets = [
    { name: 'Red', ships: ['trireme D6/2'] },
    { name: 'Blue', ships: ['trireme H9/5'] },
  ];
  const still = stillOf(sea, naval, { ...position, fleets })!;
  const frame = { overlays: {}, intents: {}, labels: { map: '', keys: '' } } as unknown as DrawnFrame;
  renderToStaticMarkup(createElement(SeaMap, { still, ground: {}, frame }));
  const { describe } = board.shown as { describe(hex: number): string };
  const said = ['D6', 'H9'].map((name) => describe(parseHex(sizeOf(position), name)!));
  expect(said).toEqual([expect.stringMatching(/land.*trireme.*Red/i), expect.stringMatching(/sea.*trireme.*Blue/i)]);
});
