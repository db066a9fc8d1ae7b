/** A release of a game's rules: its number, which records carry, the day, as `2026-11-23`, and the rules that read otherwise since. */
export interface Release {
  readonly number: number;
  readonly date: string;
  readonly changed: readonly string[];
}

/** What has changed in the rules since a record was made: by which release it was played, and the rules changed since, each with the release that did. */
export interface RuleChanges {
  readonly release: number;
  readonly rules: readonly { readonly rule: string; readonly release: number; readonly date: string }[];
}

/** The release that a game is played by now; undefined where it counts none. */
export const releaseNow = ({ releases }: { readonly releases?: readonly Release[] }): number | undefined => releases?.at(-1)?.number;

/**
 * What has changed in the rules of a game since a release: of the rule that refuses an order, its paragraphs and what it is a paragraph of, or, where none is
 * named or that has not changed, of all. Undefined: nothing has.
 */
export function changesSince(
  { releases = [] }: { readonly releases?: readonly Release[] },
  release: number,
  refusing: string | undefined,
): RuleChanges | undefined {
  const rules = releases
    .filter(({ number }) => number > release)
    .flatMap(({ number, date, changed }) => changed.map((rule) => ({ rule, release: number, date })));
  const its = rules.filter(({ rule }) => refusing !== undefined && `${refusing}.`.startsWith(`${rule}.`));
  return rules.length === 0 ? undefined : { release, rules: its.length > 0 ? its : rules };
}
