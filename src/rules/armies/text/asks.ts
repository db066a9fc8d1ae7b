import * as v from 'valibot';
import { flag, list, text, whole } from '../../../kernel/shape';
import { ARMS, type Arm, BUYABLE, counterOf, SCALE, USUAL_POINTS, WARES, type Ware } from '../model/data';
import { LIST_IDS, listOf } from '../model/lists';
import { appraise, leadersOf } from '../play/army';
import { shipsPrice, type Terms, unitsPrice, volleysPrice } from '../play/price';
import { mayRecover, recoveryBudget } from '../play/recover';
import { countersFor, isInScale } from '../play/scale';
import { type Ask, askOf, counts, given, readTrait, rulesOf, traitShape } from './ask';
import { battle, seaFight } from './battleAsks';
import { catalogueOf, lotsOf, typesNamed, typesShape } from './types';

const bought = { units: counts, types: typesShape, trait: traitShape, mended: v.optional(flag, false) };

/** 15.2.b, 15.2.i, 15.2.j, 15.2.k, 15.3.e */
const price = askOf(
  given({ ...bought, enemyPrice: v.optional(v.nullable(v.union([whole(1, 99), v.literal('none')], 'price'))) }),
  (asked, faults) => {
    const lots = lotsOf(catalogueOf(asked.types, faults), asked.units, 'units', faults);
    const terms: Terms = {
      trait: readTrait(asked.trait),
      mended: asked.mended,
      elephantsAt: asked.enemyPrice === null ? 'none' : asked.enemyPrice,
    };
    const units = unitsPrice(lots.units, terms);
    return { points: units === undefined ? null : units + shipsPrice(lots.ships, terms) };
  },
);

/** 15.1.e, 15.2.c, 15.2.d, 15.2.h */
const army = askOf(
  given({
    ...bought,
    points: v.optional(whole(0, 9999), USUAL_POINTS),
    list: v.optional(v.nullable(v.picklist([...LIST_IDS, 'none'], 'armyList'))),
  }),
  (asked, faults) => {
    const { units } = lotsOf({ ...catalogueOf(asked.types, faults), ships: [] }, asked.units, 'units', faults);
    const list = asked.list ? listOf(asked.list) : undefined;
    const { faults: wrong, ...appraisal } = appraise({ ...asked, units, list, trait: readTrait(asked.trait) });
    return { ...appraisal, faults: rulesOf(wrong) };
  },
);

/** 15.1.c, 15.3.e */
const leaders = askOf(
  given({ trained: v.optional(flag, false), exceptional: v.optional(flag, false), trait: traitShape }),
  ({ trait, ...asked }) => ({ leaders: leadersOf({ ...asked, trait: readTrait(trait) }) }),
);

/** The arm that a word means: `missile troops` are one, and so is the unit of an arm; undefined where there is no such. */
function armOf(kind: string): Arm | undefined {
  const word = /^missile(s$| |$)/.test(kind) ? 'missile' : kind;
  if (Object.hasOwn(SCALE, word)) return word as Arm;
  return (WARES as readonly string[]).includes(kind) ? ARMS[counterOf(kind as Ware)] : undefined;
}

/** 15.1.h, 15.2.f Counters by the words that were asked with; those of an arm that has one counter alone also by its counter. */
const scale = askOf(
  given({
    men: v.record(v.string(), v.pipe(v.number('number'), v.minValue(0, 'atLeast:0')), 'types'),
    factor: v.optional(v.number('number'), 1),
  }),
  ({ men, factor }, faults) => {
    const units: Record<string, number> = {};
    let all = 0;
    for (const [kind, number] of Object.entries(men)) {
      const arm = armOf(kind);
      if (arm === undefined) faults.push({ at: `men.${kind}`, expected: 'arm', found: kind });
      if (arm === undefined || number === 0) continue;
      const count = countersFor(number, SCALE[arm], factor);
      all += count;
      units[kind] = count;
      const [counter, ...others] = BUYABLE.filter((one) => ARMS[one] === arm);
      if (others.length === 0) units[counter!] = count;
    }
    return { units, fits: isInScale(all) };
  },
);

/** 15.2.g */
const volleys = askOf(given({ volleys: whole(0, 99_999) }), (asked) => ({ points: volleysPrice(asked.volleys) }));

/** 15.3.c Camps and leaders are not strength. */
const STRENGTHLESS = ['CP', 'LDR'];

/** 15.3.c, 15.3.d */
const recover = askOf(
  given({
    lost: list(text, 999),
    winner: flag,
    pick: v.optional(list(text, 999)),
    exited: v.optional(list(text, 999), []),
    types: typesShape,
  }),
  (asked, faults) => {
    const { units } = catalogueOf(asked.types, faults);
    const named = (words: readonly string[], at: string) =>
      typesNamed(
        units,
        words.filter((word) => !STRENGTHLESS.includes(word)),
        at,
        faults,
      );
    const lost = named(asked.lost, 'lost');
    const returned = named(asked.exited, 'exited').map(({ name }) => name);
    const answer = { budget: recoveryBudget(lost, asked.winner), returned };
    if (!asked.pick) return answer;
    const pick = named(asked.pick, 'pick');
    const whole = pick.length === asked.pick.length;
    return { ...answer, allowed: whole && mayRecover(lost, asked.winner, pick) };
  },
);

/** What these rules answer, by the word of a rule case. */
export const ASKS: Readonly<Record<string, Ask>> = { price, army, leaders, scale, volleys, recover, battle, seaFight };
