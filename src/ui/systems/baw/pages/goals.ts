import { bothSides, type Goals, type GoalWords, hexesSaid, termsFor } from '../../../pages/battles/goals';
import { type Fields, fieldsOf, listOf, numberOf } from '../../../pages/positionFields';

/** B14.c What decides after the last turn. */
function endOf(position: Fields, disintegrates: (side: 0 | 1) => number): keyof GoalWords['end'] {
  const sides = [0, 1] as const;
  const has = (side: 0 | 1, name: string) => termsFor(position, side, []).some(({ term }) => term === name);
  if (sides.some((side) => has(side, 'survive'))) return 'survival';
  const unmeasured = sides.filter((side) => disintegrates(side) === 0);
  if (unmeasured.length === 0) return 'shares';
  return unmeasured.every((side) => has(side === 0 ? 1 : 0, 'destroy')) ? 'destroying' : 'losses';
}

/** B14 What either side of a Battle of the Ancient World wins by. */
export function goalsOf(words: GoalWords, position: object): Goals {
  const fields = fieldsOf(position);
  const armies = listOf(fields['armies']).map(fieldsOf);
  const disintegrates = (side: 0 | 1) => numberOf(fieldsOf(armies[side])['disintegration'], 0);
  const goalsFor = (side: 0 | 1) => {
    const falls = disintegrates(side === 0 ? 1 : 0);
    const terms = termsFor(fields, side, []).flatMap((term) => {
      const [kind, points] = [term['term'], numberOf(term['points'], 0)];
      if (kind === 'hold') return [words.worth(words.baw.hold(hexesSaid(term['at'])), points, points)];
      return kind === 'destroy' || kind === 'exit' || kind === 'survive' ? [words.baw[kind](numberOf(term['strength'], 0))] : [];
    });
    return [...(falls > 0 ? [words.baw.disintegration(falls)] : []), ...terms];
  };
  return { each: bothSides(goalsFor), end: words.end[endOf(fields, disintegrates)] };
}
