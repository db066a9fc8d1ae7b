import type { Hex } from '../../../../kernel/board';
import { wordsOf } from '../../../../kernel/notation';
import { ARCHERY_RANGE, BOARDING_RANGE } from '../../../../rules/naval/model/data';
import { facingOf, orderIn, toOf } from '../../../../rules/naval/model/orders';
import type { Context, Ship, State } from '../../../../rules/naval/model/types';
import { judgeAction } from '../../../../rules/naval/play/legal';
import { scoreOf } from '../../../../rules/naval/play/victory';
import { parseOrder } from '../../../../rules/naval/text/notation';
import type { Marks } from '../../../picture/marks';
import { hexesNamed, hexesToTell, hexNamed, type Painter, sheetsOf } from '../../../picture/painter';
import { targetsFrom } from '../assaults';
import { ballistaRange } from '../ballistae';
import { seaArt } from '../board/art';
import type { RangeFacts, SeaMarks, SeaOverlays, SeaTarget } from '../board/facts';
import { describeHex } from '../describe';
import { ghostOf, mapFacts } from '../facts';
import { lastOf } from '../last';
import type { LogEntry } from '../match';
import { namingOf } from '../naming';
import { shipOn } from '../pieces';
import { plainTeller } from '../plain';
import { hexesWithin, sightBetween } from '../sight';
import { ram } from '../tools/ram';
import { situationOf } from '../tools/situation';
import { voyageTo, waysOf } from '../ways';
import { navalWords } from '../words';

function shipAt(context: Context, state: State, name: string): Ship {
  const ship = shipOn(state, hexNamed(context, name));
  if (!ship) throw new Error(`there is no ship at ${name}`);
  return ship;
}

/** `D5-D2/1`: the way there, and the ship as it will lie. */
function pathOf(context: Context, state: State, text: string): Pick<SeaOverlays, 'path' | 'sea'> {
  const ship = shipAt(context, state, text.split(/[-/]/)[0]!);
  const action = parseOrder(context, state, text);
  if (action === undefined) throw new Error(`${text} is no order`);
  const order = orderIn(action);
  const facing = facingOf(order) < 6 ? facingOf(order) : undefined;
  const voyage = voyageTo(context, state, ship, toOf(order), facing);
  if (!voyage) throw new Error(`${text} is no way`);
  const ghosts = [ghostOf(context, ship, voyage.hexes.at(-1)!, voyage.facing)];
  return { path: { hexes: voyage.hexes, facing: voyage.facing }, sea: { ghosts } };
}

/** `D5xD4`, `D5xD4-D3`: the blow, and out on the far side if that is named. */
function ramOf(context: Context, state: State, text: string): SeaOverlays {
  const [, from = '', at = '', beyond] = /^(\w+)(?:-\w+)?x(\w+)(?:-(\w+))?$/.exec(text) ?? [];
  const { id } = shipAt(context, state, from);
  const situation = situationOf({ context, shown: state }, { hover: undefined, careful: false });
  return ram.overlays({ kind: 'ram', unit: id, at: hexNamed(context, at), through: beyond !== undefined }, situation);
}

/** A ballista's shot, or what the marines in the first hex can do to the ship in the other. */
function shotOn(context: Context, state: State, text: string): SeaTarget {
  const [from, to] = hexesNamed(context, text.replace(/[:>x]/, ' ')) as [Hex, Hex];
  if (state.phase === 'ballistae') {
    const order = parseOrder(context, state, text);
    const barred = order === undefined || judgeAction(context, state, order) !== undefined;
    return { hex: to, label: barred ? '–' : '6', by: 'ballista', ...(barred ? { barred } : {}) };
  }
  const mark = targetsFrom(context, state, from).find(({ hex }) => hex === to);
  return mark ?? { hex: to, label: '–', by: 'fire', barred: true };
}

/** Where the weapons of a ship reach: its ballista in its phase, else its marines. */
function rangesOf(context: Context, state: State, name: string): RangeFacts[] {
  const hex = hexNamed(context, name);
  if (state.phase === 'ballistae') return [{ hexes: ballistaRange(context, shipAt(context, state, name)), of: 'ballista' }];
  return [
    { hexes: hexesWithin(context, hex, ARCHERY_RANGE), of: 'archery' },
    { hexes: hexesWithin(context, hex, BOARDING_RANGE), of: 'boarding' },
  ];
}

function overlaysOf(context: Context, state: State, marks: Marks): SeaOverlays {
  const path = marks.path === undefined ? {} : pathOf(context, state, marks.path);
  const rammed = marks.attack === undefined ? {} : ramOf(context, state, marks.attack);
  const [from, to] = hexesNamed(context, (marks.sight ?? '').replace(':', ' '));
  const seaMarks: SeaMarks = {
    ...rammed.sea,
    ...path.sea,
    ...(marks.range === undefined ? {} : { ranges: rangesOf(context, state, marks.range) }),
  };
  return {
    ...rammed,
    ...path,
    ...(marks.selected === undefined ? {} : { selected: hexNamed(context, marks.selected) }),
    ...(marks.reach === undefined ? {} : { reachable: waysOf(context, state, shipAt(context, state, marks.reach)).marks }),
    ...(marks.shots === undefined ? {} : { targets: wordsOf(marks.shots).map((text) => shotOn(context, state, text)) }),
    ...(marks.choice === undefined ? {} : { legal: hexesNamed(context, marks.choice) }),
    ...(marks.threat === undefined ? {} : { threats: hexesNamed(context, marks.threat) }),
    ...(marks.group === undefined ? {} : { marked: hexesNamed(context, marks.group) }),
    ...(from === undefined || to === undefined ? {} : { sight: sightBetween(context, state, from, to) }),
    sea: seaMarks,
  };
}

function describe(context: Context, state: State, overlays: SeaOverlays): string[] {
  const words = navalWords();
  const naming = namingOf(context, state.ships);
  const shores = Array.from(context.land).flatMap((land, hex) => (land ? [hex] : []));
  const hexes = hexesToTell(overlays, [...shores, ...state.ships.map(({ hex }) => hex)]);
  return hexes.map((hex) => describeHex(words, context, state, naming, overlays, hex));
}

/** The game at sea. */
export const seaPainter: Painter = {
  score: scoreOf,
  Sheets: sheetsOf({ art: seaArt, map: mapFacts, teller: plainTeller }),
  overlays(
    context: Context,
    { state, marks, fresh }: { readonly state: State; readonly marks: Marks; readonly fresh: LogEntry | undefined },
  ) {
    const last = fresh && lastOf(fresh);
    return { ...(last ? { last } : {}), ...overlaysOf(context, state, marks) };
  },
  describe,
};
