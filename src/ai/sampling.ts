import type { Dice } from '../kernel/dice';

/** Dice for simulations: fast, of their own, reproducible by the number they are begun with. The generator in the state is left alone. */
export interface SamplingDice extends Dice {
  begin(seed: number): void;
}

export function samplingDice(): SamplingDice {
  let word = 1;
  return {
    begin(seed) {
      word = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 0 || 1;
    },
    roll(_holder, _name, sides) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      return 1 + ((word >>> 0) % sides);
    },
  };
}
