import { printedType } from '../../../../rules/ancients/model/data';
import { COUNTERS, type Counter } from '../../../../rules/ancients/model/types';
import type { OptionId } from '../../../../rules/ancients/options';

/** What a battle has not that an option is about. */
export type Lack = 'elephants' | 'barbarians' | 'impetuous' | 'riders' | 'archers' | 'hills' | 'before';

interface Given {
  readonly as: string;
  readonly traits?: string;
  readonly missile?: string | null;
}

interface Kind {
  readonly counter: string;
  readonly traits: readonly string[];
  readonly shoots: boolean;
}

const printedMissile = (counter: string): string | undefined =>
  (COUNTERS as readonly string[]).includes(counter) ? printedType(counter as Counter).missile : undefined;

/** What a position's units are: the counter of each, its traits and whether it shoots, which are as in the type it is named after unless it has its own. */
function kindsIn(position: unknown): Kind[] {
  const { armies = [], types = {} } = position as {
    armies?: readonly { units?: readonly string[]; reserves?: readonly { units?: readonly string[] }[] }[];
    types?: Readonly<Record<string, Given>>;
  };
  const texts = armies.flatMap(({ units = [], reserves = [] }) => [...units, ...reserves.flatMap((reserve) => reserve.units ?? [])]);
  return [...new Set(texts.map((text) => text.split(' ')[0]!))].map((type) => {
    let counter = type;
    let traits: string | undefined;
    let missile: string | null | undefined;
    for (let given = types[type]; given; given = types[counter]) {
      traits ??= given.traits;
      // That it has none is said by null.
      if (missile === undefined) missile = given.missile;
      counter = given.as;
    }
    if (missile === undefined) missile = printedMissile(counter);
    return { counter, traits: traits?.split(' ') ?? [], shoots: Boolean(missile) };
  });
}

/** The phases before the battle, and 13.3's alone. */
const BEFORE: Readonly<Record<string, readonly string[]>> = { '13.3': ['deploy'], '13.12': ['deploy', 'muster'] };

/** Why an option would change nothing in a battle. */
export function lackingFor(id: OptionId | string, position: unknown): Lack | undefined {
  const { map = {}, phase } = position as { map?: object; phase?: string };
  if (phase !== undefined && BEFORE[id]?.includes(phase) === false) return 'before';
  const kinds = kindsIn(position);
  const has = (...counters: readonly string[]) => kinds.some(({ counter }) => counters.includes(counter));
  const are = (trait: string) => kinds.some(({ traits }) => traits.includes(trait));
  switch (id) {
    case '13.5':
      return Object.keys(map).some((key) => key.startsWith('hill')) ? undefined : 'hills';
    case '13.6':
    case '13.14':
      return kinds.some(({ shoots }) => shoots) ? undefined : 'archers';
    case '13.9':
      return has('KT') || are('barbarian') ? undefined : 'impetuous';
    case '13.10':
      return kinds.some(({ counter, traits }) => counter === 'LI' && traits.includes('barbarian')) ? undefined : 'barbarians';
    case '13.11':
      return has('EL') ? undefined : 'elephants';
    case '13.12':
      return has('LC', 'HC', 'KT') ? undefined : 'riders';
    default:
      return undefined;
  }
}
