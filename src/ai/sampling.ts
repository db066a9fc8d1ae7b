import type { Dice } from '../kernel/dice';

/** Dice for simulations: fast, of their own, reproducible by the number they are begun with. The generator in the state is left alone. */
export interface SamplingDice extends Dice {
  /** With a face the first roll shows it: 0 is a one, and after a die's highest comes a one again. */
  begin(seed: number, face?: number): void;
  /** The rolls that follow hang on the seed and this event only, not on how many came before: so that two lines differ by what they change. */
  aim(event: number): void;
}

/** Spreads a number over all bits. */
function mix(value: number): number {
  let word = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/** Rolls the middle of every die: a throw neither good nor bad. */
export const middling: SamplingDice = { begin: () => {}, aim: () => {}, roll: (_holder, _name, sides) => Math.ceil(sides / 2) };

export function samplingDice(): SamplingDice {
  let word = 1;
  let root = 1;
  let shown = -1;
  return {
    begin(seed, face = -1) {
      root = mix(seed + 1);
      word = root || 1;
      shown = face;
    },
    aim(event) {
      word = mix(root ^ Math.imul(event + 1, 0x9e3779b1)) || 1;
    },
    roll(_holder, _name, sides) {
      if (shown >= 0) {
        const face = shown % sides;
        shown = -1;
        return 1 + face;
      }
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      return 1 + ((word >>> 0) % sides);
    },
  };
}
