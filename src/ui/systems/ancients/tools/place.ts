import { orderOf } from '../../../../rules/ancients/model/orders';
import type { Context, State } from '../../../../rules/ancients/model/types';
import { leaderPlaces } from '../optionOrders';
import { type Behaviour, ordered } from './situation';
import type { ToolOf } from './tool';

/** The hexes where a leader does some good: with a unit of his own. Any other is allowed too (7), but in a deployment only those round the camp are (13.3). */
function marked({ deploys }: ToolOf<'place'>, context: Context, state: State): number[] {
  if (deploys) return leaderPlaces(context, state);
  return [...new Set(state.units.filter((unit) => unit.side === state.player && unit.hex >= 0).map((unit) => unit.hex))];
}

/** 7 Each click sets down one waiting leader. */
export const place: Behaviour<'place'> = {
  hex(tool, situation, hex) {
    const reply = ordered(situation, orderOf('place', undefined, hex));
    return situation.careful && reply.play !== undefined && tool.at !== hex ? { tool: { ...tool, at: hex } } : reply;
  },
  cancel: (tool) => (tool.at === undefined ? tool : { kind: 'place', ...(tool.deploys ? { deploys: true } : {}) }),
  overlays: (tool, { context, state }) => ({
    legal: marked(tool, context, state),
    ...(tool.at === undefined ? {} : { picked: [tool.at] }),
  }),
  chosen: ({ at }) => (at === undefined ? undefined : orderOf('place', undefined, at)),
};
