import { parseHex } from '../../../../src/kernel/board';
import { openMatch } from '../../../../src/kernel/match';
import { deciderOf } from '../../../../src/rules/baw/play/sequence';
import { baw } from '../../../../src/rules/baw/system';
import { ghostOf } from '../../../../src/ui/systems/baw/facts';
import { behaviourOf, restingTool, type Situation, toolAt } from '../../../../src/ui/systems/baw/tools';
import type { Reply } from '../../../../src/ui/systems/baw/tools/situation';
import type { BawTool } from '../../../../src/ui/systems/baw/tools/tool';

/** Two lines that touch, light horse between them, slingers behind, water and a hill. */
export const lines = {
  system: 'baw',
  map: { columns: 12, rows: 10, river: 'A1..A4', forest: 'K1..L2', level1: 'J8..K9', stream: 'C8/S D8/S' },
  turns: 6,
  phase: 'melee',
  armies: [
    {
      name: 'Rome',
      rally: 2,
      demoralisation: 20,
      disintegration: 40,
      units: ['LEG E6', 'LEG F6', 'NUM C6', 'MC H7'],
      leaders: ['Varro 1 E6'],
    },
    {
      name: 'Carthage',
      rally: 3,
      demoralisation: 20,
      disintegration: 40,
      units: ['AUX E5', 'AUX F5', 'SLG E3', 'LI H6'],
      leaders: ['Hanno 2 E5', 'Mago 1 B9'],
    },
  ],
};

/** A battle that is tried without a page: clicks are answered as the table would answer them. */
export function sit(changes: object = {}, seed = 7) {
  const opened = openMatch(baw, { ...lines, ...changes }, seed);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const match = opened.value;
  const { context } = match;
  const hex = (name: string) => parseHex(context.board, name)!;
  const scene = (hover?: string, careful = false): Situation => ({
    context,
    state: match.state,
    decider: deciderOf(match.state),
    hover: hover === undefined ? undefined : hex(hover),
    careful,
    ghost: (piece, at) => ghostOf(context, match.state, piece, at),
  });
  const play = (text: string) => {
    const action = baw.parseAction(context, match.state, text);
    const played = action === undefined ? undefined : match.play(action);
    if (!played?.ok) throw new Error(`${text}: ${played?.refusal.why ?? 'notation'}`);
    return played.entry;
  };
  const printed = (action: unknown) => baw.printAction(context, match.state, action as Parameters<typeof baw.printAction>[2]);
  /** Clicks one hex after the other, playing nothing; the last reply, and the tool then in hand. */
  const click = (names: readonly string[], careful = false): Reply & { readonly held: BawTool } => {
    let tool = restingTool(context, match.state);
    let reply: Reply = {};
    for (const name of names) {
      reply = behaviourOf(tool).hex(tool, scene(undefined, careful), hex(name));
      tool = reply.tool ?? tool;
    }
    return { ...reply, held: tool };
  };
  /** The order that clicks come to, as text. */
  const order = (names: readonly string[], careful = false): string | undefined => {
    const { play: action } = click(names, careful);
    return action === undefined ? undefined : printed(action);
  };
  /** What the main button would order after clicks. */
  const chosen = (names: readonly string[]): string | undefined => {
    const { held } = click(names);
    const action = behaviourOf(held).chosen?.(held, scene());
    return action === undefined ? undefined : printed(action);
  };
  const take = (name: string) => toolAt(context, match.state, hex(name));
  return { match, context, hex, scene, play, printed, click, order, chosen, take };
}
