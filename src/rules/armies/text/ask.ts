import * as v from 'valibot';
import type { Checked, Fault } from '../../../kernel/game';
import { faultOf } from '../../../kernel/record';
import { whole } from '../../../kernel/shape';
import type { ArmyFault } from '../model/faults';
import { TRAITS, type Trait, traitOf } from '../model/traits';

/** What an ask answers, as rule cases compare it. */
export type Answer = Readonly<Record<string, unknown>>;

/** A question of these rules: reads what it is asked with, and answers or tells what is wrong with it. */
export type Ask = (given: unknown) => Checked<Answer>;

/** An ask by the shape of what it is asked with. What the answer finds wrong on the way it tells to `faults`. */
export function askOf<Shape extends v.GenericSchema>(shape: Shape, answer: (given: v.InferOutput<Shape>, faults: Fault[]) => Answer): Ask {
  return (given) => {
    const read = v.safeParse(shape, given);
    if (!read.success) return { ok: false, faults: read.issues.map(faultOf) };
    const faults: Fault[] = [];
    const value = answer(read.output, faults);
    return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
  };
}

export const counts = v.record(v.string(), whole(0, 999), 'types');
/** A trait by its die or by its name; 0 and null are none. */
export const traitShape = v.optional(v.nullable(v.union([whole(0, 6), v.picklist(TRAITS)], 'trait')));
/** What is asked with, field by field; another field is a fault. */
export const given = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, 'knownField');

export const readTrait = (trait: v.InferOutput<typeof traitShape>): Trait | undefined =>
  typeof trait === 'number' ? traitOf(trait) : (trait ?? undefined);

/** What is wrong with an army or a fleet, as an answer says it: the ids in their order, each once. */
export const rulesOf = (faults: readonly ArmyFault[]): readonly string[] => [...new Set(faults.map(({ rule }) => rule))];
