import { lastTurn } from './lastTurn';
import { plural } from './nouns';

const points = (n: number) => plural(n, 'point', 'points');

/** What a battle is won by, before it is played: what a side can do for it, and how it is decided. */
export const goals = {
  title: 'How to win',
  /** What the points are for; a large ship may bring more than a small one. */
  worth: (goal: string, small: number, large: number) =>
    `${goal}: ${small === large ? points(small) : `${points(small)}, ${large} for a large ship`}`,
  land: {
    camp: 'capture the enemy camp',
    panic: 'make the enemy army panic',
    double: 'have at least twice the enemy’s strength on the map at the end, without camps and panicked units',
    hold: (hexes: readonly string[]) => `have a unit at the end on ${hexes.length > 1 ? 'one of ' : ''}${hexes.join(', ')}`,
  },
  sea: {
    /** `exits`: some enemy ships score by leaving. */
    sunk: (exits: boolean) => `each enemy ship sunk, sinking or gone from the map${exits ? ' where that does not score' : ''}`,
    captured: 'each enemy ship captured and afloat',
    exit: (hexes: readonly string[]) => `each own ship that leaves the map by ${hexes.join(', ')}`,
    hold: (hexes: readonly string[]) => `each ship afloat that it commands at the end on ${hexes.join(', ')}`,
  },
  baw: {
    disintegration: (n: number) => `win at once when the enemy army disintegrates, at ${points(n)} lost`,
    destroy: (n: number) => `win at once when the enemy has lost ${points(n)}`,
    exit: (n: number) => `win at once when units of strength ${n} have left the map`,
    survive: (n: number) => `win after the last turn with less than ${n} lost`,
    /** The same limit for the enemy. */
    wearDown: (n: number) => `win after the last turn if the enemy has lost ${n} or more`,
    hold: (hexes: readonly string[]) => `each hex held of ${hexes.join(', ')}`,
  },
  end: {
    points: 'Whoever has more points when the game ends wins.',
    lastTurn,
  },
  draw: (army: string) => `A draw counts as a victory: ${army}.`,
};
