import { bytesToHex } from '@noble/hashes/utils.js';
import type { Halves, SideHalves } from '../kernel/halves';
import { openHalves } from '../kernel/halves';
import { otherSide, SIDES, type Side } from '../kernel/twoSides';
import { createPersistedStore, type Place } from './persistedStore';

/** What a device keeps for itself of the halves of a side: nobody else is told of it. */
interface Secret {
  /** 32 bytes, hexadecimal. */
  readonly secret: string;
  /** The game of the library that it belongs to. */
  game: string;
  /** The course with the last order that has been given here and rolls dice, as `courseKey` names it. */
  given: string;
  /** So many halves have been opened here. */
  rolls: number;
  /** The course for which the last of them was. */
  course: string;
  /** What the other side had committed to when this one joined it, or else opened its first half. */
  joined?: string | undefined;
}

/** By what the side has committed to. */
type Kept = Record<string, Secret>;

const KEY = 'ancients.halves';
const HEX = /^[0-9a-f]{64}$/;

function isSecret(value: unknown): value is Secret {
  if (typeof value !== 'object' || value === null) return false;
  const { secret, game, given, rolls, course } = value as Record<string, unknown>;
  const texts = [game, given, course].every((text) => typeof text === 'string');
  return typeof secret === 'string' && HEX.test(secret) && texts && Number.isInteger(rolls);
}

function read(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept).filter(([, one]) => isSecret(one))) : {};
  } catch {
    return {};
  }
}

/** The halves whose secrets a device holds. */
export interface Secrets {
  /** Draws a secret for a side of a game, beside the side that it joins; what it has committed to. */
  draw(game: string, joined?: SideHalves | null): SideHalves;
  /** All that this device keeps, the oldest first. */
  all(): readonly Secret[];
  /** The side whose halves are opened here; undefined: neither is. */
  sideOf(halves: Halves | undefined): Side | undefined;
  /** The game of the library to which a record with these halves belongs. */
  gameOf(halves: Halves | undefined): string | undefined;
  /** The halves of a game that are opened here are those of this game of the library. */
  bind(halves: Halves | undefined, game: string): void;
  /** What this device remembers of a side: the order given last, how many halves it has opened, and for which course the last of them. */
  known(side: SideHalves): Pick<Secret, 'given' | 'rolls' | 'course'> | undefined;
  /** An order of a side is given here. */
  give(side: SideHalves, course: string): void;
  /** Opens the halves of a side for a course, against those of the other one, in a game: that is the one they belong to, unless it only has them again. */
  open(side: SideHalves, other: SideHalves, rolls: number, course: string, game: string): SideHalves;
  /** Whether the other side has committed to something else than what the halves of this device are opened against. */
  isSwapped(halves: Halves | undefined): boolean;
}

export function createSecrets(reach: () => Place | undefined): Secrets {
  const kept = createPersistedStore<Kept>(reach, KEY, read);
  const known = ({ commit }: SideHalves): Secret | undefined => kept.getState()[commit];
  const holding = (halves: Halves | undefined): Side | undefined => {
    // Another page may have drawn it.
    kept.refresh();
    return SIDES.find((side) => halves?.sides[side] && known(halves.sides[side]));
  };
  return {
    draw(game, joined) {
      const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
      const side = openHalves(secret, 0);
      kept.edit((draft) => {
        draft[side.commit] = { secret, game, given: '', rolls: 0, course: '', joined: joined?.commit };
      });
      return side;
    },
    all: () => Object.values(kept.getState()),
    sideOf: holding,
    gameOf(halves) {
      const side = holding(halves);
      return side === undefined ? undefined : known(halves!.sides[side]!)?.game;
    },
    bind(halves, game) {
      const side = holding(halves);
      const own = side === undefined ? undefined : halves!.sides[side]!;
      if (!own || known(own)!.game === game) return;
      kept.edit((draft) => {
        draft[own.commit]!.game = game;
      });
    },
    known,
    give(side, course) {
      kept.edit((draft) => {
        const one = draft[side.commit];
        if (one) one.given = course;
      });
    },
    open(side, other, rolls, course, game) {
      kept.edit((draft) => {
        const one = draft[side.commit];
        if (one) Object.assign(one, { rolls, course, joined: one.joined ?? other.commit, game: rolls > one.rolls ? game : one.game });
      });
      return openHalves(known(side)!.secret, rolls);
    },
    isSwapped(halves) {
      const side = holding(halves);
      const other = side !== undefined && halves!.sides[otherSide(side)];
      const joined = other && known(halves!.sides[side]!)?.joined;
      return !!joined && joined !== other.commit;
    },
  };
}

/** Those of this device. */
export const secrets = createSecrets(() => globalThis.localStorage);
