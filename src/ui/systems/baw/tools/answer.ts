import type { Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/baw/model/orders';
import { type Answer, answersOf, sameAction } from '../answers';
import type { AncientOverlays } from '../board/facts';
import { END } from '../orders';
import { unitOn } from '../pieces';
import { toolAt } from './pick';
import { type Behaviour, ordered, type Reply, type Situation } from './situation';
import type { ToolOf } from './tool';

type Answering = ToolOf<'answer'>;

/** The answers that are left once a unit has been chosen. */
function answersLeft({ unit }: Answering, { context, state }: Pick<Situation, 'context' | 'state'>): readonly Answer[] {
  const all = answersOf(context, state);
  const from = unit === undefined ? undefined : state.units[unit]?.hex;
  const own = all.filter((answer) => answer.from === from);
  return from === undefined || own.length === 0 ? all : own;
}

const isBy = (hex: Hex) => (answer: Answer) =>
  answer.kind !== 'lose' && answer.path.length > 0 && (answer.path[0] === hex || answer.path.at(-1) === hex);

function hexOf(tool: Answering, situation: Situation, hex: Hex): Reply {
  const { context, state, careful } = situation;
  if (!state.attack) return { tool: toolAt(context, state, hex) };
  const left = answersLeft(tool, situation);
  const lost = left.find(({ kind, from }) => kind === 'lose' && from === hex);
  const [found = lost, ...others] = left.filter(isBy(hex));
  if (found && others.length === 0) return given(tool, found.order, careful);
  const unit = unitOn(state, hex);
  const about = answersOf(context, state).some(({ from }) => from === hex);
  // A hex that several can go to: first it is said who.
  if (unit && about) return { tool: { kind: 'answer', unit: unit.id } };
  return ordered(situation, END);
}

function given(tool: Answering, order: Action, careful: boolean): Reply {
  if (!careful || sameAction(tool.order, order)) return { play: order };
  return { tool: { kind: 'answer', ...(tool.unit === undefined ? {} : { unit: tool.unit }), order } };
}

/** What an answer would do on the map: the way of the unit, and of whoever makes room for it. */
function waysBy({ from, path }: Answer): readonly (readonly Hex[])[] {
  if (from === undefined) return [];
  const stops = [from, ...path];
  return path.map((_, i) => [stops[i]!, stops[i + 1]!]);
}

const pathOf = (hexes: readonly Hex[]) => ({ hexes, facing: undefined });

/** B10.b, B7.6, B7.7 A question is asked: units and the hexes that they can go to answer on the map. */
export const answer: Behaviour<'answer'> = {
  hex: hexOf,
  cancel(tool) {
    if (tool.order !== undefined) return { kind: 'answer', ...(tool.unit === undefined ? {} : { unit: tool.unit }) };
    return tool.unit === undefined ? tool : { kind: 'answer' };
  },
  chosen: ({ order }) => order,
  overlays(tool, situation): AncientOverlays {
    const { state, hover } = situation;
    if (!state.attack) return {};
    const left = answersLeft(tool, situation);
    const meant =
      left.find(({ order }) => sameAction(order, tool.order)) ?? left.find(({ path }) => hover !== undefined && path[0] === hover);
    const hexes = left.flatMap(({ kind, from, path }) => (kind === 'lose' ? [from!] : path.slice(0, 1)));
    const units = [...new Set(left.flatMap(({ from }) => (from === undefined ? [] : [from])))];
    return {
      legal: [...new Set(hexes)],
      asked: units,
      ...(tool.unit === undefined ? {} : { selected: state.units[tool.unit]!.hex }),
      ...(meant ? { paths: waysBy(meant).map(pathOf), ...(meant.kind === 'lose' ? { picked: [meant.from!] } : {}) } : {}),
    };
  },
};
