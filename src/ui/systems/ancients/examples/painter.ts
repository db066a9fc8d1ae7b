import type { Hex } from '../../../../kernel/board';
import { wordsOf } from '../../../../kernel/notation';
import type { Context, State, Unit } from '../../../../rules/ancients/model/types';
import { fireNeed, sightBlockers } from '../../../../rules/ancients/play/fire';
import { survey } from '../../../../rules/ancients/play/ground';
import { judgeAction, legalActions } from '../../../../rules/ancients/play/legal';
import { assaultOn, oddsOf } from '../../../../rules/ancients/play/odds';
import { scoreOf } from '../../../../rules/ancients/play/victory';
import { parseOrder, printOrder } from '../../../../rules/ancients/text/notation';
import type { SightFacts } from '../../../board/facts';
import type { Marks } from '../../../picture/marks';
import { hexesNamed, hexesToTell, hexNamed, type Painter, sheetsOf } from '../../../picture/painter';
import { landArt } from '../board/art';
import type { LandOverlays, LandPath, LandTarget } from '../board/facts';
import { describeHex } from '../describe';
import { createTeller, ghostOf, mapFacts } from '../facts';
import { lastIn } from '../last';
import type { LogEntry } from '../match';
import { namingOf } from '../naming';
import { needMark } from '../needMark';
import { plainTeller } from '../plain';
import { holderOf } from '../tools/pick';
import { arcOf } from '../tools/shoot';
import { frontAndFlank, wayOf, waysOf } from '../ways';
import { wordsNow } from '../words';

function unitOn(context: Context, state: State, name: string): Unit {
  const unit = holderOf(context, state, hexNamed(context, name));
  if (!unit) throw new Error(`nobody stands at ${name}`);
  return unit;
}

/** `D5:D2` or `D5xD4`: from whom, to where. */
function pairOf(context: Context, state: State, text: string): { unit: Unit; to: Hex } {
  const [from = '', to = ''] = text.split(/[:x]/);
  return { unit: unitOn(context, state, from), to: hexNamed(context, to) };
}

function pathOf(context: Context, state: State, text: string): LandPath {
  const unit = unitOn(context, state, text.split(/[-/]/)[0]!);
  const order = parseOrder(context, state, text);
  const way = order === undefined ? undefined : wayOf(context, state, unit, order);
  if (!way) throw new Error(`${text} is no way`);
  const disordered = unit.disordered || way.harm.some((harm) => harm.unit === unit.id && harm.rule !== '13.1');
  return {
    hexes: way.hexes,
    facing: way.facing,
    ghost: ghostOf(context, unit, way.hexes.at(-1)!, way.facing, disordered),
    harm: [...new Set(way.harm.map(({ hex }) => hex))],
  };
}

function sightOf(context: Context, text: string): SightFacts {
  const [from, to] = hexesNamed(context, text.replace(':', ' ')) as [Hex, Hex];
  return { from, to, blocked: sightBlockers(context, from, to) };
}

function shotOn(context: Context, state: State, text: string): LandTarget {
  const { unit, to } = pairOf(context, state, text);
  const order = parseOrder(context, state, text);
  const barred = order === undefined || judgeAction(context, state, order) !== undefined;
  const target = holderOf(context, state, to);
  if (barred || !target) return { hex: to, label: '–', by: 'fire', barred: true };
  const need = fireNeed(context, state, unit, target);
  return { hex: to, label: needMark(context, need), by: 'fire' };
}

function oddsOn(context: Context, state: State, text: string): LandTarget {
  const { unit, to } = pairOf(context, state, text);
  const target = holderOf(context, state, to);
  const odds = target && oddsOf(context, state, assaultOn(context, unit, target, to, unit.facing));
  return { hex: to, label: odds ?? '–', by: 'melee', ...(odds ? {} : { barred: true }) };
}

/** Where the answers to a question lead. */
function answersOf(context: Context, state: State): Hex[] {
  return legalActions(context, state).flatMap((action) => {
    const [, name] = /^retreat (\w+)$/.exec(printOrder(context, state, action)) ?? [];
    return name === undefined ? [] : [hexNamed(context, name)];
  });
}

function sidesOf(context: Context, state: State, marks: Marks): Pick<LandOverlays, 'front' | 'beside'> {
  const shown = wordsOf(marks.facing ?? marks.front ?? '').map((name) => {
    const { hex, facing } = unitOn(context, state, name);
    return frontAndFlank(context, hex, facing);
  });
  if (shown.length === 0) return {};
  const front = shown.flatMap((sides) => sides.front);
  return marks.facing === undefined ? { front } : { front, beside: shown.flatMap((sides) => sides.beside) };
}

function overlaysOf(context: Context, state: State, marks: Marks): LandOverlays {
  survey(context, state);
  const attacks = wordsOf(marks.attack ?? '');
  const targets = [
    ...wordsOf(marks.shots ?? '').map((text) => shotOn(context, state, text)),
    ...attacks.map((text) => oddsOn(context, state, text)),
  ];
  const arrow = attacks.length === 1 ? pairOf(context, state, attacks[0]!) : undefined;
  const legal = [...(marks.answers ? answersOf(context, state) : []), ...hexesNamed(context, marks.choice ?? '')];
  return {
    ...(marks.selected === undefined ? {} : { selected: hexNamed(context, marks.selected) }),
    ...sidesOf(context, state, marks),
    ...(marks.arc === undefined ? {} : { arc: arcOf(context, state, unitOn(context, state, marks.arc)) }),
    ...(marks.reach === undefined ? {} : { reachable: waysOf(context, state, unitOn(context, state, marks.reach)).marks }),
    ...(marks.path === undefined ? {} : { path: pathOf(context, state, marks.path) }),
    ...(marks.sight === undefined ? {} : { sight: sightOf(context, marks.sight) }),
    ...(targets.length === 0 ? {} : { targets }),
    ...(arrow ? { attack: { from: arrow.unit.hex, to: arrow.to } } : {}),
    ...(legal.length === 0 ? {} : { legal }),
    ...(marks.threat === undefined ? {} : { threats: hexesNamed(context, marks.threat) }),
    ...(marks.group === undefined ? {} : { marked: hexesNamed(context, marks.group) }),
  };
}

function describe(context: Context, state: State, overlays: LandOverlays): string[] {
  const { table } = wordsNow();
  const { campOpen: first } = state.armies[0];
  const { campOpen: second } = state.armies[1];
  const ground = context.terrain.flatMap((terrain, hex) => (terrain === 'clear' ? [] : [hex]));
  const leaders = state.armies.flatMap((army) => army.leaders);
  const camps = first || second ? createTeller(context)(state, undefined).camps.map(({ hex }) => hex) : [];
  const arrows = (state.extra?.arrows ?? []).map(({ hex }) => hex);
  const naming = namingOf(context, state.units);
  const hexes = hexesToTell(overlays, [...ground, ...state.units.map(({ hex }) => hex), ...leaders, ...camps, ...arrows]);
  return hexes.map((hex) => describeHex(table, context, state, naming, overlays, hex));
}

/** The land game. */
export const landPainter: Painter = {
  score: scoreOf,
  Sheets: sheetsOf({ art: landArt, map: mapFacts, teller: plainTeller }),
  overlays(
    context: Context,
    { state, marks, fresh }: { readonly state: State; readonly marks: Marks; readonly fresh: LogEntry | undefined },
  ) {
    const last = fresh && lastIn(fresh);
    return { ...(last ? { last } : {}), ...overlaysOf(context, state, marks) };
  },
  describe,
};
