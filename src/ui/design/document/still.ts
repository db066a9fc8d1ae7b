import { openMatch } from '../../../kernel/match';
import type { AnyTwoSidedGame, BareContext, BareState } from '../../../kernel/twoSides';
import type { DrawingRules } from '../rules';
import { type DrawnPosition, isMisSized, SIDES, type Side, sizeOf, withoutFields } from './drawing';
import { kindsOf, setTexts, sideOf, textsOf, thingsIn } from './pieces';

interface Opened {
  readonly context: BareContext;
  readonly state: BareState;
}

/** What a drawing looks like as a battle that has been opened, for the sheets of the board. */
export interface Still extends Opened {
  /** Where a piece stands on ground that it may not stand on: the pieces as they lie on a map without any ground. */
  readonly pieces?: Opened;
}

/** How often something is left out before only the map is drawn. */
const MOST_ROUNDS = 8;

/** A position without the texts that have faults, and whatever else stands at their places. */
function without(rules: DrawingRules, position: DrawnPosition, places: readonly string[]): DrawnPosition {
  const next = structuredClone(position);
  const kinds = kindsOf(rules);
  for (const side of SIDES) {
    for (const kind of kinds) {
      const texts = textsOf(rules, next, side, kind);
      const at = `${rules.sides}[${side}].${kind.field}`;
      const left = texts.filter((_, i) => !places.includes(at) && !places.includes(`${at}[${i}]`));
      if (left.length < texts.length) setTexts(rules, next, side, kind, left);
    }
    if (places.some((place) => place.startsWith(`${rules.sides}[${side}].reserves`))) delete sideOf(rules, next, side).reserves;
  }
  for (const place of places) {
    const [first = '', second, third] = place.match(/[^.[\]]+/g) ?? [];
    if (first === rules.sides) {
      // A number or a list of a side's beside what stands in hexes.
      if (third !== undefined && !kinds.some(({ field }) => field === third)) delete sideOf(rules, next, Number(second) as Side)[third];
    } else if (first === 'map' && second !== undefined && next.map) delete next.map[second];
    else delete next[first];
  }
  return next;
}

/** A position as a battle, or as much of it as the rules can make something of. */
function opened(
  rules: DrawingRules,
  system: AnyTwoSidedGame,
  position: DrawnPosition,
): (Opened & { readonly tried: DrawnPosition }) | undefined {
  let tried = position;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const match = openMatch(system, tried, 1);
    if (match.ok) {
      const { context, state } = match.value;
      return { context, state: rules.withoutStandIn?.(context, state) ?? state, tried };
    }
    tried = without(
      rules,
      tried,
      match.faults.map(({ at }) => at),
    );
  }
  return undefined;
}

/** A position whose map is as large as it is taken to be: hexes on the board are those of the drawing. */
const fitted = (position: DrawnPosition): DrawnPosition =>
  isMisSized(position) ? { ...position, map: { ...position.map, ...sizeOf(position) } } : position;

/** The battle that a drawing is, or as much of it as can be drawn: what is wrong with it is told beside the map. */
export function stillOf(rules: DrawingRules, system: AnyTwoSidedGame, position: DrawnPosition): Still | undefined {
  const drawing = fitted(position);
  const whole = rules.still(
    withoutFields(
      drawing,
      rules.underWay.map(({ field }) => field),
    ),
  );
  const still = opened(rules, system, whole) ?? opened(rules, system, rules.still(rules.blank({ ...drawing.map }, ['', ''])));
  if (!still) return undefined;
  const { tried, ...shown } = still;
  const drawn = thingsIn(rules, whole).map(({ text }) => text);
  // What the rules want, and nobody has drawn, is not counted.
  const stands = (on: DrawnPosition): number => thingsIn(rules, on).filter(({ text }) => drawn.includes(text)).length;
  if (stands(tried) === stands(whole)) return shown;
  const bare = opened(rules, system, { ...whole, map: { ...sizeOf(position) } });
  const showsMore = bare !== undefined && stands(bare.tried) > stands(tried);
  return showsMore ? { ...shown, pieces: { context: bare.context, state: bare.state } } : shown;
}
