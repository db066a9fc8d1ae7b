/** What the name of one's own battle among ours begins with. */
const PREFIX = 'own-';

/** The name under which a design is a battle among ours. */
export const battleIdOf = ({ id }: { readonly id: string }): string => PREFIX + id;

/** The design that a battle's name means; undefined: it is none of one's own. */
export const designIdOf = (battle: string): string | undefined => (battle.startsWith(PREFIX) ? battle.slice(PREFIX.length) : undefined);
