import { type Hex, printHex } from '../../../../kernel/board';
import type { Context } from '../../../../rules/ancients/model/types';
import { rankOf, type Threat, type ThreatAttack, threatsTo } from '../../../../rules/ancients/play/threats';
import type { Danger, ThreatLine } from '../../../table/contract/help';
import { memoPerPiece } from '../../../table/contract/memo';
import { helpWords } from '../../../words/help';
import type { LandTarget } from '../board/facts';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { needMark, shotsAddUp } from '../needMark';
import { wordsNow } from '../words';
import { landHelpWords } from '../words/help';

const threatsIn = memoPerPiece(threatsTo);

function attackFacts({ context }: Snapshot, attack: ThreatAttack, home: Hex): string[] {
  const { threats } = landHelpWords();
  const place = attack.from < 0 ? threats.beside : helpWords().threats.from(printHex(context.board, attack.from));
  const { odds, led } = attack;
  return [
    odds ? threats.attack(odds) : threats.onlyLed(led!),
    threats.strengths(...attack.strength),
    ...(attack.flank ? [threats.flank] : []),
    ...(attack.from === home ? [] : [place]),
    ...(odds && rankOf(led) > rankOf(odds) ? [threats.led(led!)] : []),
  ];
}

/** 13.9, 13.10 The same of an attack that is still to be let loose. */
function unleashedFacts(now: Snapshot, attack: NonNullable<Threat['unleashed']>, home: Hex): string[] {
  const { threats } = landHelpWords();
  const [first, ...rest] = attackFacts(now, attack, home);
  return [threats.onlyBy(attack.rule, first!), ...rest];
}

function dangersOf(now: Snapshot, { shot, attack, unleashed }: Threat, home: Hex): Danger[] {
  const { threats } = landHelpWords();
  const addsUp = shotsAddUp(now.context);
  return [
    ...(attack ? [{ facts: attackFacts(now, attack, home), rule: attack.flank ? '9.2' : '9' }] : []),
    ...(unleashed ? [{ facts: unleashedFacts(now, unleashed, home), rule: unleashed.rule }] : []),
    ...(shot
      ? [
          {
            facts: [
              addsUp ? threats.shotAdds(shot.need) : threats.shot(shot.need),
              ...(shot.from === home ? [] : [helpWords().threats.from(printHex(now.context.board, shot.from))]),
            ],
            rule: addsUp ? '13.2' : '8.d',
          },
        ]
      : []),
  ];
}

function markOf(context: Context, { shot, attack: known, unleashed }: Threat, hex: Hex): LandTarget | undefined {
  if (hex < 0) return undefined;
  const attack = known ?? unleashed;
  if (attack) return { hex, label: attack.odds ?? attack.led!, by: 'melee' };
  return shot && { hex, label: needMark(context, shot.need), by: 'fire' };
}

/** Who threatens a unit, in words and marks. 13.7 Reckoned on what is shown, which is what the viewer knows. */
export function threatLines(now: Snapshot, piece: number): readonly ThreatLine[] {
  const { context, shown } = now;
  const naming = namingOf(context, shown.units);
  return threatsIn(context, shown, shown.units[piece]!).map((threat) => {
    const unit = shown.units[threat.unit]!;
    const noun = naming.unit(unit.id);
    const { table } = wordsNow();
    return {
      key: String(unit.id),
      side: unit.side,
      name: unit.hex >= 0 ? table.unitAt(noun, printHex(context.board, unit.hex)) : table.unit(noun),
      hex: unit.hex,
      dangers: dangersOf(now, threat, unit.hex),
      mark: markOf(context, threat, unit.hex),
      from: (threat.attack ?? threat.unleashed ?? threat.shot)?.from,
    };
  });
}
