import type { Chooser } from '../../src/ai/random';
import { printHex } from '../../src/kernel/board';
import type { Context, Phase, State } from '../../src/rules/ancients/model/types';

type Wish = (a: string, b: string, c: string) => string;

/** Orders as somebody might type them who does not know the rules: about the units, near them, mostly of the phase. */
const MOVES: readonly Wish[] = [
  (a, b, c) => `${a}-${b}/${c}`,
  (a, b) => `${a}-${b}`,
  (a, _, c) => `${a}/${c}`,
  (a) => `${a}-off`,
  (a, b, c) => `${a}-${b}-${a}/${c}`,
  (a, b, c) => `${b}-${a}-${b}/${c}`,
  (a, b) => `${a}-${b}-off`,
  () => 'end',
];
const ANSWERS: readonly Wish[] = [
  (_, __, c) => `away ${Number(c) - 1}`,
  (_, b) => `retreat ${b}`,
  (_, b) => `retreat ${b}`,
  () => 'stand',
  () => 'press',
  () => 'halt',
  () => 'advance',
  (_, __, c) => `advance ${Number(c) - 1}`,
  () => 'hold',
];
const WISHES: Partial<Record<Phase, readonly Wish[]>> = {
  movement: MOVES,
  leaders: [(_, b) => `*${b}`, () => 'end'],
  fire: [(a, b) => `${a}:${b}`, (a, b) => `${a}:${b}`, (a) => `gather ${a}`],
  melee: [(a, b) => `${a}x${b}`],
  deploy: [
    (_, b) => `*${b}`,
    (_, b) => `camp ${b}`,
    (a, b, c) => `${a}@${b}/${c}`,
    (_, b, c) => `LI@${b}/${c}`,
    (_, b, c) => `HI@${b}/${c}`,
    () => 'roll',
    () => 'end',
  ],
  over: [() => 'end'],
};
/** 13.8 */
const DUELS: readonly Wish[] = [
  (a, b) => `challenge ${a} ${b}`,
  () => 'accept',
  () => 'away 1',
  (_, b) => `away ${b}`,
  () => 'tactic prudent',
  () => 'stand',
];
const NONSENSE: readonly Wish[] = [...ANSWERS, ...Object.values(WISHES).flat(), (a) => `${a}-Z30`, (a) => `${a}-${a}`, () => 'charge'];

/** A hex within three steps of another. */
function near({ board }: Context, hex: number, choose: Chooser): number {
  let at = hex;
  for (let steps = choose(4); steps > 0; steps--) {
    const next = board.neighbours[at * 6 + choose(6)]!;
    if (next >= 0) at = next;
  }
  return at;
}

export function wishFor(context: Context, state: State, choose: Chooser): string {
  const places = [...state.units.map(({ hex }) => hex).filter((hex) => hex >= 0), ...state.armies.flatMap(({ leaders }) => leaders)];
  const from = places.length > 0 ? places[choose(places.length)]! : choose(context.board.size);
  const [a, b] = [from, near(context, from, choose)].map((hex) => printHex(context.board, hex)) as [string, string];
  const facing = String(1 + choose(6));
  const reserves = context.armies[state.player].reserves.flatMap(({ at }) => at);
  if (reserves.length > 0 && choose(4) === 0 && !state.attack) {
    const entry = printHex(context.board, reserves[choose(reserves.length)]!);
    const type = context.types[choose(context.types.length)]!.name;
    if (state.phase === 'melee') return `${type}x${entry}/${facing}`;
    return choose(2) === 0 ? `${type}+${entry}/${facing}` : `${type}+${entry}/${facing}-${b}/${1 + choose(6)}`;
  }
  const duels = context.options.includes('13.8') && state.phase === 'melee' && choose(2) === 0;
  if (duels) return DUELS[choose(DUELS.length)]!(a, b, facing);
  const wishes = choose(8) === 0 ? NONSENSE : state.attack ? ANSWERS : (WISHES[state.phase] ?? []);
  return wishes[choose(wishes.length)]!(a, b, facing);
}
