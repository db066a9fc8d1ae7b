import type { Halves } from '../kernel/halves';
import type { Secrets } from './secrets';

/** The game of the library that was joined by the link of an invitation, which knows nothing of whoever has joined; undefined: none was, or it is none. */
export function joinedBy(secrets: Secrets, halves: Halves | undefined): string | undefined {
  const commit = halves?.sides.includes(null) ? halves.sides.find((side) => side !== null)?.commit : undefined;
  return commit === undefined
    ? undefined
    : secrets
        .all()
        .filter(({ joined }) => joined === commit)
        .at(-1)?.game;
}
