import * as v from 'valibot';
import { printHex } from '../../../kernel/board';
import type { Numbered, Quiver } from '../model/extra';
import type { Slice } from '../model/option';
import type { OptionReading } from '../model/reading';
import type { Context, Unit, UnitType } from '../model/types';
import { printNumbered, readNumbered } from './numbered';

/** 13.6 A unit carries no more volleys than this, and has so many when the battle begins. */
export const MOST_VOLLEYS = 6;

/** 13.6 Whether a unit's volleys are counted. Camps have all they want. */
export const counts = ({ types }: Context, unit: Unit): boolean => carries(types[unit.type]!);

const carries = (type: UnitType): boolean => type.missile !== undefined && type.class !== 'camp';

export const volleysOf = (quivers: readonly Quiver[], unit: Unit): number =>
  quivers.find((one) => one.unit === unit.id)?.left ?? MOST_VOLLEYS;

/** Volleys are of units with missiles; what a position gives to another is a fault. */
function checkCarried(told: readonly Numbered[], { armies, types, columns, faults }: OptionReading): void {
  if (!armies) return;
  const carried = new Set(armies.flatMap(({ units }) => units.filter(({ type }) => carries(types[type]!)).map(({ hex }) => hex)));
  for (const { hex, n } of told) {
    if (!carried.has(hex)) faults.push({ at: 'optional.volleys', expected: 'missilesThere', found: `${printHex({ columns }, hex)}=${n}` });
  }
}

/** 13.6 The units that have not all their volleys; `"volleys": "C4=3 D4=0"`. */
export const volleys: Slice<string, readonly Quiver[]> = {
  shape: v.string('text'),
  read: (json = '', reading) => {
    const told = readNumbered(json, 'optional.volleys', reading, 0, MOST_VOLLEYS);
    checkCarried(told, reading);
    return (context, state) =>
      state.units.flatMap((unit) => {
        const left = told.find(({ hex }) => hex === unit.hex)?.n ?? MOST_VOLLEYS;
        return left < MOST_VOLLEYS && counts(context, unit) ? [{ unit: unit.id, left }] : [];
      });
  },
  print: (context, state, quivers) => {
    const there = quivers
      .map(({ unit, left }) => ({ unit: state.units[unit]!, left }))
      .filter(({ unit }) => unit.hex >= 0 && counts(context, unit));
    return (
      printNumbered(
        context,
        there.map(({ unit, left }) => ({ hex: unit.hex, n: left })),
      ) || undefined
    );
  },
  hide: (quivers, hidden) => quivers.filter(({ unit }) => !hidden.unit(unit)),
};

/** 13.6 Volleys that lie in each hex, from whatever turn; `"arrows": "C4=2"`. R: nobody knows how many lie where he sees nothing (13.7). */
export const arrows: Slice<string, readonly Numbered[]> = {
  shape: v.string('text'),
  read: (json = '', reading) => {
    const told = readNumbered(json, 'optional.arrows', reading, 1, 999);
    return () => told;
  },
  print: (context, _state, told) => printNumbered(context, told) || undefined,
  hide: (told, hidden) => told.filter(({ hex }) => !hidden.hex(hex)),
};
