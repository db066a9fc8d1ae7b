import type { Hex } from '../../../../kernel/board';
import { REST } from '../../../../store/table';
import { attackMarks, growthOf, targetMarks } from '../attacks';
import { attackOrder } from '../orders';
import { unitOn } from '../pieces';
import { assaultOf, assaultOn, toolAt } from './pick';
import { type Behaviour, ordered, type Reply, type Situation } from './situation';
import type { AssaultTool as Assault, BawTool } from './tool';

const without = (hexes: readonly Hex[], hex: Hex): Hex[] => hexes.filter((other) => other !== hex);

/** The attack with so many in it; nothing in hand without any. */
export function grown(
  { context, state }: Pick<Situation, 'context' | 'state'>,
  attackers: readonly Hex[],
  defenders: readonly Hex[],
): BawTool {
  if (attackers.length > 0) return assaultOf(state, attackers, defenders);
  return defenders.length > 0 ? assaultOn(context, state, defenders) : REST;
}

/** Whoever is in it leaves it; only the sole enemy of a whole attack gives the order: of several each was taken in by such a press. */
function pressedAgain(tool: Assault, situation: Situation, hex: Hex): Reply {
  const { attackers, defenders } = tool;
  if (attackers.includes(hex)) return { tool: grown(situation, without(attackers, hex), attackers.length === 1 ? [] : defenders) };
  const order = defenders.length > 1 ? undefined : growthOf(situation.context, situation.state, attackers, defenders).order;
  return order === undefined ? { tool: grown(situation, attackers, without(defenders, hex)) } : { play: order };
}

/** Why somebody cannot be taken in: the rule that the attack with him would break. */
function refused(tool: Assault, situation: Situation, hex: Hex): Reply | undefined {
  const { context, state } = situation;
  const there = unitOn(state, hex);
  if (!there) return undefined;
  const isOwn = there.side === state.player;
  const attackers = isOwn ? [...tool.attackers, hex] : tool.attackers;
  const defenders = isOwn ? tool.defenders : [...tool.defenders, hex];
  if (attackers.length === 0 || defenders.length === 0) return undefined;
  const reply = ordered(situation, attackOrder(context, attackers, defenders));
  return reply.refusal ? reply : undefined;
}

function hexOf(tool: Assault, situation: Situation, hex: Hex): Reply {
  const { context, state } = situation;
  const { attackers, defenders } = tool;
  if (attackers.includes(hex) || defenders.includes(hex)) return pressedAgain(tool, situation, hex);
  const { joiners, targets } = growthOf(context, state, attackers, defenders);
  if (joiners.includes(hex)) return { tool: grown(situation, [...attackers, hex], defenders) };
  if (targets.includes(hex)) return { tool: grown(situation, attackers, [...defenders, hex]) };
  const next = toolAt(context, state, hex);
  const there = unitOn(state, hex);
  // Another of one's own begins another attack, as long as nobody is attacked yet; what cannot join says why.
  if (!there || (there.side === state.player && defenders.length === 0)) return { tool: next };
  return refused(tool, situation, hex) ?? { tool: next };
}

/** B7 An attack in hand, as far as it has grown: taps take units and enemies in, and out again. */
export const assault: Behaviour<'assault'> = {
  hex: hexOf,
  cancel({ kind, unit, attackers, defenders }) {
    if (defenders.length > 0 && attackers.length > 0) {
      const left = defenders.slice(0, -1);
      return { kind, unit, at: left.at(-1), attackers, defenders: left };
    }
    return attackers.length > 1 ? { kind, unit, at: undefined, attackers: attackers.slice(0, -1), defenders } : REST;
  },
  overlays(tool, { context, state }) {
    const { attackers, defenders } = tool;
    const { joiners } = growthOf(context, state, attackers, defenders);
    const marks = targetMarks(context, state, attackers, defenders);
    return {
      ...attackMarks(context, state),
      picked: attackers,
      legal: joiners,
      targets: marks,
      arrows: attackers.flatMap((from) => defenders.map((to) => ({ from, to }))),
    };
  },
  chosen: ({ attackers, defenders }, { context, state }) => growthOf(context, state, attackers, defenders).order,
};
