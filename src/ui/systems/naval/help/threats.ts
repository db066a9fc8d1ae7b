import { printHex } from '../../../../kernel/board';
import { otherSide } from '../../../../rules/naval/model/types';
import { controlOf } from '../../../../rules/naval/play/ground';
import type { Die } from '../../../../rules/naval/play/nextTurn';
import { RAM_RULES } from '../../../../rules/naval/play/ramming';
import { type Threat, type ThreatShot, threatsTo } from '../../../../rules/naval/play/threats';
import type { Danger, ThreatLine } from '../../../table/contract/help';
import { memoPerPiece } from '../../../table/contract/memo';
import { helpWords } from '../../../words/help';
import type { SeaTarget } from '../board/facts';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { navalWords } from '../words';
import { seaHelpWords } from '../words/help';

const threatsIn = memoPerPiece(threatsTo);

function dangersOf({ context }: Snapshot, { hex, ram, boarding, archery, ballista, marines }: Threat): Danger[] {
  const threats = seaHelpWords().threats;
  const dieOf = (die: Die): string[] => (die === undefined ? [] : [threats.die(die)]);
  const danger = (text: string, rule: string, shot: ThreatShot | undefined): Danger[] => {
    if (!shot) return [];
    const { from, die, through } = shot;
    if (from === hex) return [{ facts: [text], rule }];
    const place = helpWords().threats.from(printHex(context.board, from));
    return [
      through
        ? { facts: [text, place, threats.through, ...dieOf(die)], rule, also: '14.6' }
        : { facts: [text, place, ...dieOf(die)], rule },
    ];
  };
  return [
    ...(ram ? [{ facts: [threats.rams[ram.kind](ram.sinks, ram.damages), ...dieOf(ram.die)], rule: RAM_RULES[ram.kind] }] : []),
    ...danger(threats.boarding(marines, boarding?.need ?? 0), '14.8', boarding),
    ...danger(threats.archery, '14.8', archery),
    ...danger(threats.ballista, '14.9', ballista),
  ];
}

function markOf({ hex, ram, boarding, ballista }: Threat): SeaTarget {
  if (ram) return { hex, label: `${ram.sinks + ram.damages}/6`, by: 'ram', ram: ram.kind };
  if (boarding) return { hex, label: `${boarding.need}+`, by: 'board' };
  return { hex, label: '6', by: ballista ? 'ballista' : 'fire' };
}

/** Who threatens a ship, in words and marks. */
export function threatLines(now: Snapshot, piece: number): readonly ThreatLine[] {
  const { context, shown } = now;
  const ship = shown.ships[piece];
  if (!ship) return [];
  const naming = namingOf(context, shown.ships);
  const { table } = navalWords();
  return threatsIn(context, shown, ship).map((threat) => {
    const at = printHex(context.board, threat.hex);
    const name = threat.ship === undefined ? table.assault.who(at, threat.marines) : table.shipAt(naming.ship(threat.ship), at);
    const way = threat.ram ?? threat.boarding ?? threat.ballista ?? threat.archery;
    return {
      key: String(threat.ship ?? at),
      side: otherSide(controlOf(ship)),
      name,
      hex: threat.hex,
      dangers: dangersOf(now, threat),
      mark: markOf(threat),
      from: way?.from,
    };
  });
}
