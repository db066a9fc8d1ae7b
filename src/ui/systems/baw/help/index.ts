import type { judgeAction } from '../../../../rules/baw/play/legal';
import type { SystemHelp } from '../../../table/contract/help';
import type { Snapshot } from '../match';
import { namingOf } from '../naming';
import { hexOfPiece, leaderOf } from '../pieces';
import { sayRefusal } from '../say';
import { behaviourOf, sceneOf } from '../tools';
import { refusalOf } from '../tools/inspect';
import type { BawTool } from '../tools/tool';
import { bawWords } from '../words';

function answerTo(now: Snapshot, title: string, refusal: ReturnType<typeof judgeAction>) {
  const words = bawWords();
  if (!refusal) return { title, text: words.table.nothingUndone };
  return { title, text: sayRefusal(words, refusal, now.context), rule: refusal.rule, hexes: refusal.hexes };
}

const help: SystemHelp = {
  texts: () => {
    const { phase } = bawWords();
    return { asking: phase.comers, about: phase.threats, none: bawWords().table.nothingUndone };
  },
  why(now: Snapshot, tool: BawTool, hex) {
    const scene = sceneOf(now, { hover: undefined, careful: false });
    const reply = behaviourOf(tool).hex(tool as never, scene, hex);
    return answerTo(now, namingOf(now.context, now.shown.units).hex(hex), reply.refusal);
  },
  whyPiece(now: Snapshot, piece) {
    const scene = sceneOf(now, { hover: undefined, careful: false });
    const hex = hexOfPiece(now.shown, piece);
    const naming = namingOf(now.context, now.shown.units);
    const leader = leaderOf(now.shown, piece);
    const title = leader ? naming.leader(leader.id) : bawWords().table.unitAt(naming.unit(piece), hex < 0 ? '' : naming.hex(hex));
    return answerTo(now, title, hex < 0 ? undefined : refusalOf(scene, piece, hex)?.refusal);
  },
  threats: () => [],
  orderText: (_now, order) => order,
  reasonText: () => undefined,
};

/** What help at the table knows of this game. */
export const fetchHelp = async (): Promise<SystemHelp> => help;
