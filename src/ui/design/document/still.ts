import { openMatch } from '../../../kernel/match';
import type { AnyTwoSidedGame, BareContext, BareState } from '../../../kernel/twoSides';
import type { DrawingRules } from '../rules';
import { type DrawnPosition, SIDES } from './drawing';
import { kindsOf, setTexts, sideOf, textsOf } from './pieces';

/** What a drawing looks like as a battle that has been opened, for the sheets of the board. */
export interface Still {
  readonly context: BareContext;
  readonly state: BareState;
}

/** How often something is left out before only the map is drawn. */
const MOST_ROUNDS = 8;

/** A position without the texts that have faults, and whatever else stands at their places. */
function without(rules: DrawingRules, position: DrawnPosition, places: readonly string[]): DrawnPosition {
  const next = structuredClone(position);
  for (const side of SIDES) {
    for (const kind of kindsOf(rules)) {
      const texts = textsOf(rules, next, side, kind);
      const at = `${rules.sides}[${side}].${kind.field}`;
      const left = texts.filter((_, i) => !places.includes(at) && !places.includes(`${at}[${i}]`));
      if (left.length < texts.length) setTexts(rules, next, side, kind, left);
    }
    if (places.some((place) => place.startsWith(`${rules.sides}[${side}].reserves`))) delete sideOf(rules, next, side).reserves;
  }
  for (const place of places) {
    const [first = '', second] = place.match(/[^.[\]]+/g) ?? [];
    if (first === rules.sides) continue;
    if (first === 'map' && second !== undefined && next.map) delete next.map[second];
    else delete next[first];
  }
  return next;
}

/** The battle that a drawing is, or as much of it as the rules can make something of: what is wrong with it is told beside the map. */
export function stillOf(rules: DrawingRules, system: AnyTwoSidedGame, position: DrawnPosition): Still | undefined {
  let tried = rules.still(position);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const opened = openMatch(system, tried, 1);
    if (opened.ok) return { context: opened.value.context, state: opened.value.state };
    tried = without(
      rules,
      tried,
      opened.faults.map(({ at }) => at),
    );
  }
  const empty = openMatch(system, rules.blank({ ...position.map }, ['', '']), 1);
  return empty.ok ? { context: empty.value.context, state: empty.value.state } : undefined;
}
