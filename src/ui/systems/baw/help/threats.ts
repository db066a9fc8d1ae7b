import { printHex } from '../../../../kernel/board';
import { otherSide, type Unit } from '../../../../rules/baw/model/types';
import { type Threat, type ThreatAttack, threatsTo } from '../../../../rules/baw/play/threats';
import type { Danger, ThreatLine } from '../../../table/contract/help';
import { memoPerPiece } from '../../../table/contract/memo';
import { helpWords } from '../../../words/help';
import type { AncientTarget } from '../board/facts';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { leaderOf, unitOf, unitOn } from '../pieces';
import { HIT_LABEL } from '../shots';
import { bawWords } from '../words';
import { bawHelpWords } from '../words/help';
import { extentsIn } from './coverage';

const threatsIn = memoPerPiece(threatsTo);

function nameOf({ context, shown }: Snapshot, id: number): string {
  const { table } = bawWords();
  const noun = namingOf(context, shown.units).unit(id);
  const { hex } = shown.units[id]!;
  return hex >= 0 ? table.unitAt(noun, printHex(context.board, hex)) : table.unit(noun);
}

function attackFacts({ context }: Snapshot, { odds, led, strength, from, evaded }: ThreatAttack, home: number): string[] {
  const { threats } = bawHelpWords();
  return [
    threats.attack(odds),
    threats.strengths(...strength),
    ...(from === home ? [] : [helpWords().threats.from(printHex(context.board, from))]),
    ...(led ? [threats.led(led)] : []),
    ...(evaded ? [threats.evaded] : []),
  ];
}

function dangersOf(now: Snapshot, { shot, attack }: Threat, home: number): Danger[] {
  return [
    ...(attack ? [{ facts: attackFacts(now, attack, home), rule: attack.evaded ? 'B10.b' : 'B7.4' }] : []),
    ...(shot ? [{ facts: [bawHelpWords().threats.shot], rule: 'B8.g' }] : []),
  ];
}

function markOf({ attack }: Threat, hex: number): AncientTarget | undefined {
  if (hex < 0) return undefined;
  return attack ? { hex, label: attack.odds, by: 'melee' } : { hex, label: HIT_LABEL, by: 'fire' };
}

function lineOf(now: Snapshot, threat: Threat): ThreatLine {
  const { hex, side } = now.shown.units[threat.unit]!;
  const name = nameOf(now, threat.unit);
  const from = threat.attack?.from ?? hex;
  return { key: String(threat.unit), side, name, hex, dangers: dangersOf(now, threat, hex), mark: markOf(threat, hex), from };
}

/** B7.2.a What they come to together, before each by himself. */
function unitLines(now: Snapshot, unit: Unit): readonly ThreatLine[] {
  const { threats, together } = threatsIn(now.context, now.shown, unit);
  const { threats: words } = bawHelpWords();
  const all: ThreatLine[] = together
    ? [
        {
          key: 'together',
          side: otherSide(unit.side),
          name: words.together(together.units.length),
          hex: -1,
          dangers: [{ facts: [words.attack(together.odds), words.strengths(...together.strength)], rule: 'B7.2.a' }],
          mark: undefined,
          from: undefined,
        },
      ]
    : [];
  return [...all, ...threats.map((threat) => lineOf(now, threat))];
}

/** Who threatens a unit, in words and marks; of a leader, who threatens the unit that he is with, or can capture him. */
export function threatLines(now: Snapshot, piece: number): readonly ThreatLine[] {
  const { context, shown } = now;
  const unit = unitOf(shown, piece);
  if (unit) return unitLines(now, unit);
  const leader = leaderOf(shown, piece);
  if (!leader || leader.hex < 0) return [];
  const guard = unitOn(shown, leader.hex);
  if (guard) return unitLines(now, guard);
  const { captures } = bawHelpWords().threats;
  const isWoman = namingOf(context, shown.units).isWoman(leader.id);
  return extentsIn(context, shown, otherSide(leader.side))
    .filter(({ reach }) => reach.has(leader.hex))
    .map(({ unit: id, hex }) => ({
      key: String(id),
      side: otherSide(leader.side),
      name: nameOf(now, id),
      hex,
      dangers: [{ facts: [captures(isWoman)], rule: 'B5.f' }],
      mark: undefined,
      from: hex,
    }));
}
