import type { Hooks } from '../model/context';
import type { Option } from '../model/option';

type Bound = (...given: unknown[]) => unknown;

/** What several options bind to one hook, made one; that of one alone is left as it is. */
function joined<K extends keyof Hooks>(
  options: readonly Option[],
  name: K,
  join: (bound: readonly Bound[], given: unknown[]) => unknown,
): Hooks[K] {
  const bound = options.flatMap(({ hooks }) => (hooks?.[name] as Bound | undefined) ?? []);
  return (bound.length < 2 ? bound[0] : (...given: unknown[]) => join(bound, given)) as Hooks[K];
}

/** All are called, in order. */
const each = <K extends 'opens' | 'stepped' | 'moves' | 'phaseBegins' | 'phaseEnds' | 'unleashes' | 'leadersMoved'>(
  options: readonly Option[],
  name: K,
): Hooks[K] =>
  joined(options, name, (bound, given) => {
    for (const one of bound) one(...given);
  });

type FirstSaid =
  | 'barsMove'
  | 'barsShot'
  | 'barsAttack'
  | 'barsEnd'
  | 'drives'
  | 'barsRange'
  | 'fireRange'
  | 'fixedResult'
  | 'viewOf'
  | 'redactEntry'
  | 'meets';

/** The first that has something to say. */
const first = <K extends FirstSaid>(options: readonly Option[], name: K): Hooks[K] =>
  joined(options, name, (bound, given) => {
    for (const one of bound) {
      const said = one(...given);
      if (said !== undefined) return said;
    }
    return undefined;
  });

/** Whether one of them says so. */
const some = <K extends 'asksPhase' | 'battleBegins' | 'challenges' | 'placesLeader' | 'reveals'>(
  options: readonly Option[],
  name: K,
): Hooks[K] => joined(options, name, (bound, given) => bound.some((one) => one(...given)));

/** Whether all of them say so. */
const every = <K extends 'blocksSight' | 'panics'>(options: readonly Option[], name: K): Hooks[K] =>
  joined(options, name, (bound, given) => bound.every((one) => one(...given)));

/** The hooks of the options in force, joined where several speak in the same place. */
export function joinHooks(options: readonly Option[]): Hooks {
  return {
    opens: each(options, 'opens'),
    asksPhase: some(options, 'asksPhase'),
    phaseBegins: each(options, 'phaseBegins'),
    phaseEnds: each(options, 'phaseEnds'),
    unleashes: each(options, 'unleashes'),
    barsEnd: first(options, 'barsEnd'),
    battleBegins: some(options, 'battleBegins'),
    liftsLeaders: options.every(({ hooks }) => hooks?.liftsLeaders !== false),
    panics: every(options, 'panics'),
    drives: first(options, 'drives'),
    barsMove: first(options, 'barsMove'),
    stepped: each(options, 'stepped'),
    moves: each(options, 'moves'),
    barsShot: first(options, 'barsShot'),
    barsRange: first(options, 'barsRange'),
    fireRange: first(options, 'fireRange'),
    blocksSight: every(options, 'blocksSight'),
    // All are told of a shot, even where one has dealt with it.
    shoots: joined(options, 'shoots', (bound, given) => bound.map((one) => one(...given)).some(Boolean)),
    marksVolley: options.every(({ hooks }) => hooks?.marksVolley !== false),
    barsAttack: first(options, 'barsAttack'),
    factors: joined(options, 'factors', (bound, given) => bound.flatMap((one) => one(...given))),
    column: joined(options, 'column', (bound, [context, state, assault, odds]) =>
      bound.reduce((column, one) => one(context, state, assault, column), odds),
    ),
    fixedResult: first(options, 'fixedResult'),
    meleeDie: joined(options, 'meleeDie', (bound, given) => bound.reduce((sum, one) => sum + Number(one(...given)), 0)),
    challenges: some(options, 'challenges'),
    leadersMoved: each(options, 'leadersMoved'),
    meets: first(options, 'meets'),
    placesLeader: some(options, 'placesLeader'),
    viewOf: first(options, 'viewOf'),
    redactEntry: first(options, 'redactEntry'),
    reveals: some(options, 'reveals'),
  };
}
