import type { Weapon } from '../../../../rules/baw/model/types';
import { BODY, ROUNDED_BODY } from '../../../board/pieceShapes';
import type { Kind, LeaderFacts, UnitFacts } from './facts';

const SQUARE_BODY = `M${-BODY}${-BODY}H${BODY}V${BODY}H${-BODY}Z`;

/** The body's outline: square corners, or round ones. */
export const bodyOf = ({ side }: Pick<UnitFacts, 'side'>): string => (side === 1 ? ROUNDED_BODY : SQUARE_BODY);

/** What a counter prints before the movement: `6`, `(2)`. */
export const printedStrength = ({ strength, defenceOnly }: Pick<UnitFacts, 'strength' | 'defenceOnly'>): string =>
  defenceOnly ? `(${strength})` : String(strength);

/** From one star of a hex to the next, on a unit and where they stand alone, in map units. */
const [ON_UNIT, ALONE] = [17, 28];

export interface Fanned {
  readonly facts: LeaderFacts;
  /** How far his star lies aside, in map units. */
  readonly shift: number;
}

/** B9.c Leaders in the order they are drawn: the best of a hex, who counts, over the others, and each of these as far beside the next that his bonus is seen. */
export function fannedOut(leaders: readonly LeaderFacts[]): readonly Fanned[] {
  const rising = [...leaders].sort((a, b) => a.bonus - b.bonus);
  return rising.map((facts, i) => {
    const here = rising.filter(({ hex }) => hex === facts.hex);
    const better = rising.slice(i + 1).filter(({ hex }) => hex === facts.hex).length;
    // On a unit the best keeps his corner; those who stand alone have the middle of the hex together.
    return { facts, shift: facts.withUnit ? -ON_UNIT * better : ALONE * ((here.length - 1) / 2 - better) };
  });
}

const FOOT = 'M-15-10L15 10M15-10L-15 10';
const MOUNTED = 'M-15 10L15-10';
const HEAVY = 'M-15-10h5v20h-5z';
const HEAVIEST = `${HEAVY}M10-10h5v20h-5z`;
const BOW = 'M0-8l4 7h-8z';
const WHEEL = 'M-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0';

/** Boxes in the manner of NATO, 30 wide and 20 high about the origin: what is stroked, what is filled. */
export const BOXES: Readonly<Record<Kind, { readonly lines: string; readonly solid: string }>> = {
  guard: { lines: FOOT, solid: HEAVIEST },
  legion: { lines: FOOT, solid: HEAVY },
  pikes: { lines: `${FOOT}M0-10V10`, solid: HEAVIEST },
  veterans: { lines: `${FOOT}M-15 0H15`, solid: HEAVY },
  hoplites: { lines: FOOT, solid: HEAVY },
  warband: { lines: `${FOOT}M0-10V10`, solid: '' },
  auxiliaries: { lines: `${FOOT}M-15 0H15`, solid: '' },
  skirmishers: { lines: FOOT, solid: '' },
  levy: { lines: MOUNTED.replace('10L15-10', '10H15'), solid: '' },
  archers: { lines: FOOT, solid: BOW },
  picked: { lines: FOOT, solid: `${HEAVY}${BOW}` },
  slingers: { lines: FOOT, solid: 'M-3.5-5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0' },
  lancers: { lines: MOUNTED, solid: HEAVIEST },
  heavyHorse: { lines: MOUNTED, solid: HEAVY },
  horse: { lines: MOUNTED, solid: '' },
  horseArchers: { lines: MOUNTED, solid: BOW },
  chariots: { lines: MOUNTED + WHEEL, solid: '' },
  scythes: { lines: MOUNTED + WHEEL, solid: 'M10-10h5v20h-5z' },
  elephants: { lines: '', solid: 'M-11 0a11 6.5 0 1 1 22 0a11 6.5 0 1 1-22 0' },
};

/** What a unit fires, as a sign at its lower left: a dart, two, a sling, a bow. */
export const WEAPON_SIGNS: Readonly<Record<Weapon, string>> = {
  javelin: 'M-3.6 3.6L3.4-3.4M.4-3.8l3.2-.2-.2 3.2',
  javelins: 'M-4.4 2.4L1.4-3.6M-1.2-4l2.8.2-.2 2.8M-1.4 4.2L4.4-1.6M1.8-2l2.8.2-.2 2.8',
  sling: 'M-4-2.4C-2 3.4 2 3.4 4-2.4M-1.2 2.4a1.6 1.6 0 1 0 2.400 0',
  bow: 'M-2.600-4.600C3.400-3 3.400 3-2.600 4.600M-2.600-4.600V4.600M-4.600 0H4.400M2.400-1.800L4.400 0 2.400 1.800',
};

/** In the place of a weapon whose one shot of the battle is gone. */
export const GONE = 'M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4';
