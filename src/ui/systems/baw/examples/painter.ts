import type { Hex } from '../../../../kernel/board';
import { wordsOf } from '../../../../kernel/notation';
import type { Context, State, Unit } from '../../../../rules/baw/model/types';
import { judgeAction } from '../../../../rules/baw/play/legal';
import { scoreOf } from '../../../../rules/baw/play/victory';
import type { Marks } from '../../../picture/marks';
import { hexesNamed, hexesToTell, hexNamed, type Painter, sheetsOf } from '../../../picture/painter';
import { answersOf } from '../answers';
import { attackMarks, oddsOf } from '../attacks';
import { ancientArt } from '../board/art';
import type { AncientOverlays, AncientTarget } from '../board/facts';
import { describeHex } from '../describe';
import { mapFacts } from '../facts';
import { lastOf } from '../last';
import type { LogEntry } from '../match';
import { namingOf } from '../naming';
import { shotOrder } from '../orders';
import { unitOn } from '../pieces';
import { plainTeller } from '../plain';
import { HIT_LABEL, rangeOf, sightBetween } from '../shots';
import { waysOf } from '../ways';
import { bawWords } from '../words';
import { enemyZone } from '../zones';

function unitNamed(context: Context, state: State, name: string): Unit {
  const unit = unitOn(state, hexNamed(context, name));
  if (!unit) throw new Error(`nobody stands at ${name}`);
  return unit;
}

/** `D5:D3`: a shot, barred where it may not be. */
function shotOn(context: Context, state: State, text: string): AncientTarget {
  const [from, to] = hexesNamed(context, text.replace(':', ' ')) as [Hex, Hex];
  const barred = judgeAction(context, state, shotOrder(from, to)) !== undefined;
  return { hex: to, by: 'fire', ...(barred ? { label: '–', barred } : { label: HIT_LABEL }) };
}

/** Arrows of more attackers than these would hide whom they are about. */
const CLEAR = 2;

/** `B3+C4xC3`: an attack with its odds, whether it may be made or not. */
function attackOn(context: Context, state: State, text: string): AncientOverlays {
  const [attackers, defenders] = text.split('x').map((side) => hexesNamed(context, side.replaceAll('+', ' '))) as [Hex[], Hex[]];
  const odds = oddsOf(context, state, attackers, defenders)?.odds ?? '–';
  return {
    picked: attackers,
    targets: defenders.map((hex) => ({ hex, label: odds, by: 'melee', chosen: true })),
    ...(attackers.length > CLEAR ? {} : { arrows: attackers.flatMap((from) => defenders.map((to) => ({ from, to }))) }),
  };
}

/** Where the answers to the question that is open lead, or whom they name. */
const answerHexes = (context: Context, state: State): Hex[] => [
  ...new Set(answersOf(context, state).flatMap(({ kind, from, path }) => (kind === 'lose' ? [from!] : path.slice(0, 1)))),
];

function overlaysOf(context: Context, state: State, marks: Marks): AncientOverlays {
  const legal = [...(marks.answers ? answerHexes(context, state) : []), ...hexesNamed(context, marks.choice ?? '')];
  const [from, to] = hexesNamed(context, (marks.sight ?? '').replace(':', ' '));
  return {
    ...(marks.duties ? attackMarks(context, state) : {}),
    ...(marks.attack === undefined ? {} : attackOn(context, state, marks.attack)),
    ...(marks.selected === undefined ? {} : { selected: hexNamed(context, marks.selected) }),
    ...(marks.reach === undefined ? {} : { reachable: waysOf(context, state, unitNamed(context, state, marks.reach).id).marks }),
    ...(marks.zones === undefined ? {} : { zones: enemyZone(context, state, unitNamed(context, state, marks.zones).side) }),
    ...(marks.shots === undefined ? {} : { targets: wordsOf(marks.shots).map((text) => shotOn(context, state, text)) }),
    ...(marks.range === undefined ? {} : { range: rangeOf(context, unitNamed(context, state, marks.range)) }),
    ...(from === undefined || to === undefined ? {} : { sight: sightBetween(context, from, to) }),
    ...(legal.length === 0 ? {} : { legal }),
    ...(marks.threat === undefined ? {} : { threats: hexesNamed(context, marks.threat) }),
    ...(marks.group === undefined ? {} : { marked: hexesNamed(context, marks.group) }),
  };
}

function describe(context: Context, state: State, overlays: AncientOverlays): string[] {
  const naming = namingOf(context, state.units);
  const ground = Array.from(context.ground).flatMap((code, hex) => (code > 0 || context.level[hex]! > 0 ? [hex] : []));
  const standing = [...state.units, ...state.leaders].flatMap(({ hex }) => (hex >= 0 ? [hex] : []));
  const hexes = hexesToTell(overlays, [...ground, ...standing]);
  return hexes.map((hex) => describeHex(bawWords(), context, state, naming, overlays, hex));
}

/** Battles of the Ancient World. */
export const bawPainter: Painter = {
  score: scoreOf,
  Sheets: sheetsOf({ art: ancientArt, map: mapFacts, teller: plainTeller }),
  overlays(
    context: Context,
    { state, marks, fresh }: { readonly state: State; readonly marks: Marks; readonly fresh: LogEntry | undefined },
  ): AncientOverlays {
    const last = fresh && lastOf(fresh);
    return { ...(last ? { last } : {}), ...overlaysOf(context, state, marks) };
  },
  describe,
};
