import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's numbers, carried in every state. */
export type Generator = readonly number[];

/** Whoever holds a generator: a state of any rule system. */
export interface HoldsGenerator {
  generator: Generator;
}

/** Every die is rolled by name; `roll` returns 1..sides and moves the holder's generator where one is used. `at`: the hex that the die is about, where it is about one. */
export interface Dice {
  roll(holder: HoldsGenerator, name: string, sides: number, at?: number): number;
}

/** A die as it is asked for: its name at the call, its faces, the hex that it is about. */
export interface AskedDie {
  readonly name: string;
  readonly sides: number;
  readonly at: number | undefined;
}

export function seedGenerator(seed: number): Generator {
  return [...xoroshiro128plus(seed | 0).getState()];
}

function draw(holder: HoldsGenerator, sides: number): number {
  const generator = xoroshiro128plusFromState(holder.generator);
  const value = uniformInt(generator, 1, sides);
  holder.generator = [...generator.getState()];
  return value;
}

/** A generator moves as if a die with so many faces had been rolled. */
export const moveGenerator = (holder: HoldsGenerator, sides: number): void => void draw(holder, sides);

/** Dice of the state's own generator. */
export const seededDice: Dice = { roll: (holder, _name, sides) => draw(holder, sides) };

/** `found`: what stands in place of a face of the die, where anything does. */
export class DiceError extends Error {
  constructor(
    message: string,
    readonly found?: string,
  ) {
    super(message);
  }
}

/** None is left of the dice that are known: this one has yet to fall. `holder`: the state that rolls it, as far as the play has come. */
export class MissingDie extends DiceError {
  constructor(
    readonly die: AskedDie,
    readonly holder: HoldsGenerator,
  ) {
    super(`no die left for ${die.name}`);
  }
}

/** A die, from 0 in the order in which they fell, that should have fallen otherwise: by the generator, or by whatever else made it. */
export interface StrayDie {
  readonly die: number;
  readonly fell: number;
  readonly drawn: number;
}

export interface ScriptedDice extends Dice {
  /** How many numbers are left. */
  left(): number;
  /** The first die that fell otherwise than the generator, which moved with it, had it. */
  stray(): StrayDie | undefined;
}

/** A die as it is written down: its face, or the name of the die at the call and its face, as in `melee 4`. */
export type WrittenDie = number | string;

export const NAMED_DIE = /^([A-Za-z]+) (\d+)$/;

/** The face of a die that is written with its name; throws `DiceError` where the die that falls has another. */
function faceOf(written: string, name: string): number {
  const [, named, face] = NAMED_DIE.exec(written) ?? [];
  if (named !== name) throw new DiceError(`the die that falls is ${name}, not ${written}`, written);
  return Number(face);
}

/**
 * Dice that fall as written; the generator moves as if it had rolled them, so that a game continued after a replay goes on as it would have.
 * Throws `MissingDie` when none is left, `DiceError` when a number does not fit the die or a name is not the die's. `faces`: what they should show where that
 * is not what the generator has; undefined of a die where nothing says it.
 */
export function scriptedDice(numbers: readonly WrittenDie[], faces?: (sides: number) => number | undefined): ScriptedDice {
  let next = 0;
  let stray: StrayDie | undefined;
  return {
    roll(holder, name, sides, at) {
      const written = numbers[next++];
      if (written === undefined) throw new MissingDie({ name, sides, at }, holder);
      const value = typeof written === 'string' ? faceOf(written, name) : written;
      if (!Number.isInteger(value) || value < 1 || value > sides) {
        throw new DiceError(`${value} is no face of the die for ${name}`, String(value));
      }
      const moved = draw(holder, sides);
      const drawn = faces ? (faces(sides) ?? value) : moved;
      if (drawn !== value) stray ??= { die: next - 1, fell: value, drawn };
      return value;
    },
    left: () => numbers.length - next,
    stray: () => stray,
  };
}

/** Dice that fall as written as long as that lasts, and then as the generator has it, which has moved all the same. */
export function loadedDice(numbers: readonly number[]): Dice {
  let next = 0;
  return {
    roll(holder, _name, sides) {
      const drawn = draw(holder, sides);
      const value = numbers[next++];
      return value !== undefined && value <= sides ? value : drawn;
    },
  };
}

/** Wraps dice so that what falls is also written down. */
export function notedDice(dice: Dice, notes: number[]): Dice {
  return {
    roll(holder, name, sides, at) {
      const value = dice.roll(holder, name, sides, at);
      notes.push(value);
      return value;
    },
  };
}
