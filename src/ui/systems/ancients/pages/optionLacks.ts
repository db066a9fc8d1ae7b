import type { OptionId } from '../../../../rules/ancients/options';

/** What a battle has not that an option is about. */
export type Lack = 'elephants' | 'barbarians' | 'impetuous' | 'riders' | 'archers' | 'hills';

interface Given {
  readonly as: string;
  readonly traits?: string;
}

/** The words of a position's unit types, each with the counter it is. */
function typesIn(position: unknown): { counters: ReadonlySet<string>; traits: ReadonlySet<string> } {
  const { armies = [], types = {} } = position as {
    armies?: readonly { units?: readonly string[]; reserves?: readonly { units?: readonly string[] }[] }[];
    types?: Readonly<Record<string, Given>>;
  };
  const counters = new Set<string>();
  const traits = new Set<string>();
  for (const { units = [], reserves = [] } of armies) {
    for (const text of [...units, ...reserves.flatMap((reserve) => reserve.units ?? [])]) {
      let name = text.split(' ')[0]!;
      for (let given = types[name]; given; given = types[name]) {
        for (const trait of given.traits?.split(' ') ?? []) traits.add(trait);
        name = given.as;
      }
      counters.add(name);
    }
  }
  return { counters, traits };
}

/** Why an option would change nothing in a battle. */
export function lackingFor(id: OptionId | string, position: unknown): Lack | undefined {
  const { counters, traits } = typesIn(position);
  const { map = {} } = position as { map?: object };
  switch (id) {
    case '13.5':
      return Object.keys(map).some((key) => key.startsWith('hill')) ? undefined : 'hills';
    case '13.6':
    case '13.14':
      return ['LA', 'HA', 'MM', 'CH'].some((kind) => counters.has(kind)) || traits.has('horse-archer') ? undefined : 'archers';
    case '13.9':
      return counters.has('KT') || traits.has('barbarian') ? undefined : 'impetuous';
    case '13.10':
      return traits.has('barbarian') ? undefined : 'barbarians';
    case '13.11':
      return counters.has('EL') ? undefined : 'elephants';
    case '13.12':
      return ['LC', 'HC', 'KT'].some((kind) => counters.has(kind)) ? undefined : 'riders';
    default:
      return undefined;
  }
}
