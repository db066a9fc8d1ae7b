import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** A module as the bundler knows it, by its file or as `virtual:…`, which a plugin makes. */
export const moduleId = (module: string): string => (module.startsWith('virtual:') ? `\0${module}` : `${process.cwd()}/${module}`);

/** All that modules cannot do without: themselves, what they import, and what those import in turn. */
function neededBy(ids: readonly string[], context: Context): ReadonlySet<string> {
  const needed = new Set(ids);
  for (const id of needed) for (const target of context.getModuleInfo(id)?.importedIds ?? []) needed.add(target);
  return needed;
}

/** Up to so many letters a module is small, and from so many on those that ask for it are many. */
const SMALL = 1500;
const MANY = 3;

interface Shared<Name> {
  /** Folders, from that of the repository on. */
  readonly below: readonly string[];
  /** Groups that a page has in any case. */
  readonly beside: readonly Name[];
}

/**
 * Groups of modules for the bundler: under each of these names its modules and all that they need; what several need is with the first. One more, `shared`,
 * has what is small, many ask for, lies in some folders and needs no other group than those beside it: a file of its own has its name in the lists of
 * whatever asks for it, and those come before all else. The rest is the bundler's.
 */
export function chunksOf<Name extends string>(
  modules: Readonly<Record<Name, readonly string[]>>,
  { below, beside }: Shared<NoInfer<Name>>,
) {
  const names = Object.keys(modules) as Name[];
  let needs: readonly (readonly [name: Name, ids: ReadonlySet<string>])[] | undefined;
  const groupOf = (id: string, context: Context): Name | undefined => {
    needs ??= names.map((name) => [name, neededBy(modules[name].map(moduleId), context)]);
    return needs.find(([, ids]) => ids.has(id))?.[0];
  };
  const isBesides = (id: string, context: Context): boolean => {
    const group = groupOf(id, context);
    return group === undefined || beside.includes(group);
  };
  // What a group needs the bundler puts into it, whatever its name says, if no group of a higher priority has it.
  const groups = names.map((name, at) => ({
    debugName: name as string,
    priority: names.length - at,
    name: (id: string, context: Context): string | null => (groupOf(id, context) === name ? name : null),
  }));
  const shared = {
    debugName: 'shared',
    priority: 0,
    test: new RegExp(`^(${below.map(moduleId).join('|')}).*\\.tsx?$`),
    minShareCount: MANY,
    maxModuleSize: SMALL,
    name: (id: string, context: Context): string | null =>
      [...neededBy([id], context)].every((one) => isBesides(one, context)) ? 'shared' : null,
  };
  return [...groups, shared];
}
