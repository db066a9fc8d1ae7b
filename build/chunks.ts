import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** A module as the bundler knows it, by its file or as `virtual:…`, which a plugin makes. */
export const moduleId = (module: string): string => (module.startsWith('virtual:') ? `\0${module}` : `${process.cwd()}/${module}`);

/** All that modules cannot do without: themselves, what they import, and what those import in turn. */
function neededBy(files: readonly string[], context: Context): ReadonlySet<string> {
  const needed = new Set(files.map(moduleId));
  for (const id of needed) for (const target of context.getModuleInfo(id)?.importedIds ?? []) needed.add(target);
  return needed;
}

/**
 * Groups of modules for the bundler: under each of these names its modules and all that they need; what several need is with the first. The rest is the
 * bundler's.
 */
export function chunksOf(modules: Readonly<Record<string, readonly string[]>>) {
  let needs: readonly (readonly [name: string, ids: ReadonlySet<string>])[] | undefined;
  const chunkOf = (id: string, context: Context): string | undefined => {
    needs ??= Object.entries(modules).map(([name, files]) => [name, neededBy(files, context)]);
    return needs.find(([, ids]) => ids.has(id))?.[0];
  };
  // What a group needs the bundler puts into it, whatever its name says, if no group of a higher priority has it.
  return Object.keys(modules).map((name, at, { length }) => ({
    debugName: name,
    priority: length - at,
    name: (id: string, context: Context): string | null => (chunkOf(id, context) === name ? name : null),
  }));
}
