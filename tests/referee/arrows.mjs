// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
// 13.6 arrow supply, and 13.14 where it touches it: who has how many volleys, and how many lie where.

const MOST = 6;
/** Of a unit's shots in a phase so many cost a volley. */
const PAID = 2;

export const hasSupply = (game) => game.options.includes('13.6');
/** 8.f, 13.14 */
export const hasMarkers = (game) => !game.options.includes('13.14');

/** `C4=3 D4=1` as pairs. */
const pairs = (text) =>
  (text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.split('='))
    .map(([hex, n]) => [hex, Number(n)]);
const print = (list) => list.map(([hex, n]) => `${hex}=${n}`).join(' ');

/** Every unit carries its volleys with it, whether it can shoot or not; reserves bring all theirs. */
export function readArrows(game, told) {
  const given = new Map(pairs(told?.volleys));
  for (const army of game.armies)
    for (const unit of [...army.units, ...army.reserves.flatMap((group) => group.units)]) unit.volleys = given.get(unit.hex) ?? MOST;
  game.arrows = new Map(pairs(told?.arrows));
}

export function printArrows(game) {
  if (!hasSupply(game)) return undefined;
  const short = game.armies.flatMap((army) => army.units.filter((u) => u.volleys < MOST).map((u) => [u.hex, u.volleys]));
  const volleys = print(short);
  const arrows = print([...game.arrows]);
  return volleys || arrows ? { ...(volleys ? { volleys } : {}), ...(arrows ? { arrows } : {}) } : undefined;
}

const sorted = (text) => print(pairs(text).sort());
export const normalArrows = (told) => ({ volleys: sorted(told?.volleys), arrows: sorted(told?.arrows) });

/** A unit that has no volley for a shot that costs one. */
export const isOut = (game, shooter) => hasSupply(game) && !shooter.isCamp && shooter.fired < PAID && shooter.volleys === 0;

/** A shot has been made, the shooter's `fired` counts it already. */
export function spend(game, shooter, at) {
  if (!hasSupply(game) || shooter.fired > PAID) return;
  if (!shooter.isCamp) shooter.volleys -= 1;
  game.arrows.set(at, (game.arrows.get(at) ?? 0) + 1);
}

/** `unit`: of the side that fires, in that hex, or null; `missile` and `shots` are its type's. */
export function judgeGather(game, unit, { missile } = {}) {
  if (!unit || !missile) return '13.6';
  if (unit.plundering) return '6.j.2';
  if (unit.fired > 0) return '8.c'; // in place of its shots
  if ((game.arrows.get(unit.hex) ?? 0) < 2) return '13.6';
  return unit.volleys >= MOST ? '13.6' : null;
}

export function gather(game, unit, { shots }) {
  unit.volleys = Math.min(MOST, unit.volleys + Math.floor(game.arrows.get(unit.hex) / 2));
  game.arrows.delete(unit.hex);
  unit.fired = shots;
  unit.volley = unit.volley || hasMarkers(game);
}
