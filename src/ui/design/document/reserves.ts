import type { Advice, DrawingRules } from '../rules';
import { type Drawing, reservesOf, SIDES } from './drawing';
import { sideOf } from './pieces';

const NB = '\u00a0';

const isNobody = (value: unknown): boolean => value === undefined || value === 0 || (Array.isArray(value) && value.length === 0);

/** Reserves with which nobody comes; `rule`: that of reserves. */
export const adviceOnReserves = (rules: DrawingRules, { position, sides }: Pick<Drawing, 'position' | 'sides'>, rule: string): Advice[] =>
  SIDES.flatMap((side) =>
    reservesOf(sideOf(rules, position, side)).flatMap(({ units, leaders }, at): Advice[] => {
      if (!isNobody(units) || !isNobody(leaders)) return [];
      const { en, fr } = sides[side].name;
      const said = {
        en: `${en}, reserve ${at + 1}: nobody comes with it yet.`,
        fr: `${fr}, réserve ${at + 1}${NB}: personne n’y est encore.`,
      };
      return [{ rule, grade: 'warning', at: `${rules.sides}[${side}].reserves[${at}].units`, said }];
    }),
  );
