import type { Context, State, Unit } from '../../../rules/baw/model/types';
import { dutiesOf } from './attacks';
import type { UnitMark } from './words/naming';

/** The rule of each mark on a unit's card. */
export const MARK_RULES: Readonly<Record<UnitMark, string>> = {
  disorganised: 'B11.b',
  light: 'B10',
  defenceOnly: 'B1.c',
  spent: 'B1.d',
  thrown: 'B8.b',
  fired: 'B8.a',
  moved: 'B5.d',
  attacked: 'B7.2.b',
  defended: 'B7.2.b',
  bound: 'B7.1.a',
  due: 'B7.1.a',
  retreating: 'B7.7.a',
};

/** What is to be told of a unit beside its type, place and strength. */
export function marksOf(context: Context, state: State, unit: Unit): UnitMark[] {
  const { light, defenceOnly, spent } = context.types[unit.type]!;
  const { bound, due } = dutiesOf(context, state);
  const all: readonly (readonly [UnitMark, boolean])[] = [
    ['disorganised', unit.disorganised],
    ['light', light],
    ['defenceOnly', defenceOnly],
    ['spent', spent],
    ['thrown', unit.thrown],
    ['fired', unit.fired],
    ['moved', unit.moved],
    ['attacked', unit.attacked],
    ['defended', unit.defended],
    ['bound', bound.includes(unit.hex)],
    ['due', due.includes(unit.hex)],
    ['retreating', state.attack?.retreating.includes(unit.id) ?? false],
  ];
  return all.flatMap(([mark, holds]) => (holds ? [mark] : []));
}
