import type { Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/baw/model/orders';
import type { State } from '../../../../rules/baw/model/types';
import { type Answer, answersOf, sameAction } from '../answers';
import type { AncientOverlays } from '../board/facts';
import { END } from '../orders';
import { unitOn } from '../pieces';
import { toolAt } from './pick';
import { type Behaviour, ordered, type Reply, type Situation } from './situation';
import type { ToolOf } from './tool';

type Answering = ToolOf<'answer'>;

/** The answers that are left once a unit, and the first hexes of its path, have been chosen. */
function answersLeft({ unit, way = [] }: Answering, { context, state }: Pick<Situation, 'context' | 'state'>): readonly Answer[] {
  const all = answersOf(context, state);
  const from = unit === undefined ? undefined : state.units[unit]?.hex;
  const own = all.filter((answer) => answer.from === from);
  const left = from === undefined || own.length === 0 ? all : own;
  return left.filter(({ path }) => way.every((hex, i) => path[i] === hex));
}

/** The answers that a hex means: those that go on to it, else those that end there. */
function answersBy(hex: Hex, { way = [] }: Answering, left: readonly Answer[]): readonly Answer[] {
  const next = left.filter(({ path }) => path[way.length] === hex);
  return next.length > 0 ? next : left.filter(({ path }) => path.length > way.length && path.at(-1) === hex);
}

function hexOf(tool: Answering, situation: Situation, hex: Hex): Reply {
  const { context, state, careful } = situation;
  if (!state.attack) return { tool: toolAt(context, state, hex) };
  const { way = [] } = tool;
  if (way.includes(hex)) return { tool: { ...plain(tool), way: way.slice(0, way.indexOf(hex)) } };
  const left = answersLeft(tool, situation);
  const found = answersBy(hex, tool, left);
  const [one = left.find(({ kind, from }) => kind === 'lose' && from === hex)] = found;
  if (one && found.length < 2) return given(tool, one.order, careful);
  // A hex that several can go to: where one of them stands, he is meant.
  const unit = unitOn(state, hex);
  if (unit && answersOf(context, state).some(({ from }) => from === hex)) return { tool: { kind: 'answer', unit: unit.id } };
  return one ? { tool: begun(one, found, tool, state) } : ordered(situation, END);
}

/** Of several answers that a hex means, those of the first unit: shown if it is one, B7.8 begun if room can be made in several ways. */
function begun({ from, path, order }: Answer, found: readonly Answer[], { way = [] }: Answering, state: State): Answering {
  const unit = unitOn(state, from!)!.id;
  const isOne = found.filter((other) => other.from === from).length === 1;
  return isOne ? { kind: 'answer', unit, way, order } : { kind: 'answer', unit, way: path.slice(0, way.length + 1) };
}

/** A question without the answer that was chosen. */
const plain = ({ order: _, ...asked }: Answering): Answering => asked;

function given(tool: Answering, order: Action, careful: boolean): Reply {
  if (!careful || sameAction(tool.order, order)) return { play: order };
  return { tool: { ...tool, order } };
}

/** The first steps of an answer on the map: the way of the unit, and of whoever makes room for it. */
function waysBy({ from, path }: Answer, steps = path.length): readonly (readonly Hex[])[] {
  if (from === undefined) return [];
  const stops = [from, ...path];
  return path.slice(0, steps).map((_, i) => [stops[i]!, stops[i + 1]!]);
}

const pathOf = (hexes: readonly Hex[]) => ({ hexes, facing: undefined });

/** B10.b, B7.6, B7.7 A question is asked: units and the hexes that they can go to answer on the map. */
export const answer: Behaviour<'answer'> = {
  hex: hexOf,
  cancel(tool) {
    const { unit, way = [], order } = tool;
    if (order !== undefined) return plain(tool);
    if (way.length > 0) return { ...tool, way: way.slice(0, -1) };
    return unit === undefined ? tool : { kind: 'answer' };
  },
  chosen: ({ order }) => order,
  overlays(tool, situation): AncientOverlays {
    const { state, hover } = situation;
    if (!state.attack) return {};
    const { way = [] } = tool;
    const left = answersLeft(tool, situation);
    const meant =
      left.find(({ order }) => sameAction(order, tool.order)) ?? left.find(({ path }) => hover !== undefined && path[way.length] === hover);
    const hexes = left.flatMap(({ kind, from, path }) => (kind === 'lose' ? [from!] : path.slice(way.length, way.length + 1)));
    const ways = meant ? waysBy(meant) : left[0] && way.length > 0 ? waysBy(left[0], way.length) : [];
    const units = [...new Set(left.flatMap(({ from }) => (from === undefined ? [] : [from])))];
    return {
      legal: [...new Set(hexes)],
      asked: units,
      ...(tool.unit === undefined ? {} : { selected: state.units[tool.unit]!.hex }),
      ...(ways.length > 0 ? { paths: ways.map(pathOf) } : {}),
      ...(meant?.kind === 'lose' ? { picked: [meant.from!] } : {}),
    };
  },
};
