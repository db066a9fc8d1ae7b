import type { Hex } from '../../kernel/board';
import { rectangleBetween } from './document/brushes';
import { type Drawing, type Edit, sizeOf } from './document/drawing';
import { goalsOf, type Hindrance, moveAll, occupiedOf, removeAll, turnAll } from './document/several';
import type { DrawingRules } from './rules';

/* Several pieces that are chosen together, and what is done with them. */

export interface Group {
  /** Where they stand. */
  gathered(): readonly Hex[];
  /** Takes what stands in a hex in, or out. */
  toggle(hex: Hex): void;
  /** Takes what stands in hexes in. */
  take(hexes: readonly Hex[]): void;
  /** A stroke: from one of them all are taken along, from elsewhere a frame is drawn about others; over one hex alone it takes one in or out, or lays down all. */
  press(stroke: readonly Hex[]): void;
  /** With the keys: takes one in or out, or shows where the last of them goes. */
  point(hex: Hex): void;
  /** What is marked on the map while a stroke is drawn: where it takes them, or its frame beside them. */
  shown(stroke: readonly Hex[]): readonly Hex[];
  turn(by: 1 | -1): void;
  remove(): void;
}

interface GroupHost {
  /** Hexes as they were chosen, whoever has left them since. */
  chosen(): readonly Hex[];
  choose(hexes: readonly Hex[]): void;
  /** They stay, and this is why. */
  refuse(why: Hindrance): void;
  drawing(): Drawing;
  edit(change: Edit): void;
}

export function createGroup(rules: DrawingRules, { chosen, choose, refuse, drawing, edit }: GroupHost): Group {
  const position = () => drawing().position;
  const occupied = (hexes: readonly Hex[]) => occupiedOf(rules, position(), [...new Set(hexes)]);
  const gathered = (): readonly Hex[] => occupied(chosen());
  const stands = (hex: Hex) => occupied([hex]).length > 0;
  const framed = (from: Hex, to: Hex) => rectangleBetween(sizeOf(position()), from, to);

  const toggle = (hex: Hex): void => {
    const group = gathered();
    choose(group.includes(hex) ? group.filter((one) => one !== hex) : occupied([...group, hex]));
  };

  const moveAlong = (from: Hex, to: Hex): void => {
    const group = gathered();
    if (from === to) return;
    const goals = goalsOf(rules, position(), group, from, to);
    if (typeof goals === 'string') return refuse(goals);
    edit(moveAll(rules, group, goals));
    choose(goals);
  };

  return {
    gathered,
    toggle,
    take: (hexes) => choose(occupied([...gathered(), ...hexes])),
    press([from, ...others]) {
      const to = others.at(-1);
      if (from === undefined) return;
      if (to === undefined && stands(from)) toggle(from);
      else if (to === undefined) choose([]);
      else if (gathered().includes(from)) moveAlong(from, to);
      else choose(occupied(framed(from, to)));
    },
    point(hex) {
      const last = gathered().at(-1);
      if (last === undefined || stands(hex)) toggle(hex);
      else moveAlong(last, hex);
    },
    shown([from, ...others]) {
      const group = gathered();
      const to = others.at(-1);
      if (from === undefined || to === undefined) return group;
      if (!group.includes(from)) return framed(from, to);
      const goals = goalsOf(rules, position(), group, from, to);
      return typeof goals === 'string' ? group : goals;
    },
    turn: (by) => edit(turnAll(rules, gathered(), by)),
    remove: () => edit(removeAll(rules, gathered())),
  };
}
