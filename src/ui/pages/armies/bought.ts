import * as v from 'valibot';
import { OPTION_IDS } from '../../../rules/ancients/options/ids';
import { LEAST_POINTS, MOST_POINTS, SHIP_WORDS, WARES } from '../../../rules/armies/model/data';
import { FIELD_IDS } from '../../../rules/armies/model/fields';
import { LISTS } from '../../../rules/armies/model/lists';
import { TRAITS } from '../../../rules/armies/model/traits';
import { createPersistedStore } from '../../../store/persistedStore';
import type { Wishes } from './battleOfPlan';
import type { Plan } from './drafts';

/** What was bought on the page and wished of the battle; nothing yet. */
interface Bought {
  plan?: Plan;
  wishes?: Wishes;
}

const pair = <S extends v.GenericSchema>(item: S) => v.strictTuple([item, item]);
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const counts = <const Words extends readonly string[]>(words: Words) => v.record(v.picklist(words), whole(0, MOST_POINTS));

const bought = v.object({
  plan: v.object({
    arena: v.picklist(['land', 'sea']),
    points: whole(LEAST_POINTS, MOST_POINTS),
    handicap: v.optional(whole(LEAST_POINTS, MOST_POINTS)),
    mended: v.boolean(),
    field: v.picklist(FIELD_IDS),
    armies: pair(
      v.object({
        nation: v.picklist(['none', ...LISTS.map(({ id }) => id)]),
        trait: v.optional(v.picklist(TRAITS)),
        units: counts(WARES),
      }),
    ),
    fleets: pair(counts(SHIP_WORDS)),
    navies: pair(v.boolean()),
  }),
  wishes: v.object({
    options: v.array(v.picklist(OPTION_IDS)),
    nightfall: v.optional(v.number()),
    turns: v.optional(v.number()),
  }),
});

/** What a tab has kept; nothing where it is none. */
export function readBought(text: string | null): Bought {
  try {
    const read = v.safeParse(bought, JSON.parse(text ?? ''));
    return read.success ? (read.output as Bought) : {};
  } catch {
    return {};
  }
}

/** What this tab keeps when its page is loaded anew. */
export const keptHere = createPersistedStore(() => globalThis.sessionStorage, 'ancients.armies', readBought);
