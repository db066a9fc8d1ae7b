import { expect } from 'vitest';
import { type Chooser, seededChooser } from '../../src/ai/random';
import { notedDice, seededDice } from '../../src/kernel/dice';
import type { BareContext, BareEvent, BareState, TwoSidedGame } from '../../src/kernel/twoSides';
import type { Way } from '../fuzz/eager';
import { openIn } from '../fuzz/play';

/** A program that plays by the same rules and knows nothing of ours. A game is its own affair. */
export interface Program {
  parsePosition(json: unknown): unknown;
  printPosition(game: unknown): object;
  /** One form for all texts of a position. */
  normalPosition(json: unknown): object;
  judge(game: unknown, text: string): string | null | undefined;
  legal(game: unknown): string[];
  play(game: unknown, text: string, dice: number[]): void;
  result(game: unknown): unknown;
}

const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/** A whole game in both programs: they must agree on every position, on what is legal, and on the rule that refuses what is not: so many wishes after every play. */
export function playBoth<Setup, Context extends BareContext, State extends BareState, Action, Event extends BareEvent>(
  system: TwoSidedGame<Setup, Context, State, Action, Event>,
  program: Program,
  position: unknown,
  seed: number,
  wishFor: (context: Context, state: State, game: unknown, choose: Chooser) => string,
  way: Way,
  wishes: number,
): number {
  const match = openIn(system, position, seed);
  const { context } = match;
  const game = program.parsePosition(position);
  const choose = seededChooser(seed);
  const same = (state: State, theirs: unknown, after: string): void =>
    expect(program.normalPosition(system.printPosition(context, state)), after).toEqual(
      program.normalPosition(program.printPosition(theirs)),
    );

  /** What both say to a wish, and where it leads. */
  const wish = (text: string): void => {
    const action = system.parseAction(context, match.state, text);
    const refused = action === undefined ? 'notation' : (system.judge(context, match.state, action)?.rule ?? null);
    expect({ text, refused }).toEqual({ text, refused: program.judge(game, text) ?? null });
    if (refused !== null || action === undefined || choose(3) > 0) return;
    const [state, dice] = [system.clone(match.state), [] as number[]];
    system.apply(context, state, action, notedDice(seededDice, dice));
    const theirs = program.parsePosition(system.printPosition(context, match.state));
    program.play(theirs, text, dice);
    same(state, theirs, text);
  };

  const lookClosely = (): void => {
    const legal = system.legal(context, match.state).map((action) => system.printAction(context, match.state, action));
    expect(sorted(legal)).toEqual(sorted(program.legal(game)));
  };

  lookClosely();
  way(match, ({ order, dice }) => {
    program.play(game, order, [...dice]);
    same(match.state, game, order);
    if (choose(8) === 0) lookClosely();
    for (let i = 0; i < wishes; i++) wish(wishFor(context, match.state, game, choose));
  });
  expect(match.outcome()).toEqual(program.result(game));
  return match.log.length;
}
