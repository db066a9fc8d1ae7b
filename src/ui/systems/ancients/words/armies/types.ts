import type { Buyable, Ware } from '../../../../../rules/armies/model/data';
import type { ArmyFaultCode } from '../../../../../rules/armies/model/faults';
import type { Field } from '../../../../../rules/armies/model/fields';
import type { ListId } from '../../../../../rules/armies/model/lists';
import type { Trait } from '../../../../../rules/armies/model/traits';

type Values = Readonly<Record<string, number | string>>;

/** What is said of armies that are bought. */
export interface ArmyWords {
  readonly nations: Readonly<Record<ListId, string>>;
  /** 1550–1150 BC; years before our era are negative. */
  years(from: number, to: number): string;
  /** What is peculiar to a list besides. */
  readonly notes: Partial<Readonly<Record<ListId, string>>>;
  readonly wares: Readonly<Record<Ware, string>>;
  readonly traits: Readonly<Record<Trait, { readonly name: string; readonly effect: string }>>;
  readonly fields: Readonly<Record<Field, string>>;
  /** What is wrong with an army or a fleet, by the code of the fault. */
  readonly faults: Readonly<Record<ArmyFaultCode, (values: Values) => string>>;
}

/** `HI 10, LI 4`: a classic army by its codes. */
export type Codes = readonly (readonly [ware: Ware, units: number])[];
export type { Buyable };
