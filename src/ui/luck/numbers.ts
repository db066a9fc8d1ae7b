import { useLanguage } from '../words';
import { CHANCE } from './sums';

/** How luck is written in a measure: with its sign, without, and a number of games. */
export interface LuckNumbers {
  signed(luck: number): string;
  plain(amount: number): string;
  whole(count: number): string;
  /** As far as it is written, without its sign: what its noun goes by. */
  rounded(amount: number): number;
}

export function luckNumbers(language: string, measure: string): LuckNumbers {
  const how = measure === CHANCE.id ? ({ style: 'percent', maximumFractionDigits: 1 } as const) : { maximumFractionDigits: 1 };
  const signed = new Intl.NumberFormat(language, { ...how, signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(language, { ...how, signDisplay: 'never' });
  const whole = new Intl.NumberFormat(language);
  return {
    signed: (luck) => signed.format(luck).replace('-', '−'),
    plain: (amount) => plain.format(amount),
    whole: (count) => whole.format(count),
    rounded: (amount) => Math.abs(Math.round(10 * amount) / 10),
  };
}

export const useLuckNumbers = (measure: string): LuckNumbers => luckNumbers(useLanguage(), measure);
