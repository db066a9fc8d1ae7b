import { parseHex } from '../../../../src/kernel/board';
import { openMatch } from '../../../../src/kernel/match';
import { deciderOf } from '../../../../src/rules/naval/play/sequence';
import { naval } from '../../../../src/rules/naval/system';
import { ghostOf } from '../../../../src/ui/systems/naval/facts';
import { behaviourOf, restingTool, type Situation, toolAt } from '../../../../src/ui/systems/naval/tools';
import type { Reply } from '../../../../src/ui/systems/naval/tools/situation';
import type { SeaTool } from '../../../../src/ui/systems/naval/tools/tool';
import { squadrons } from './squadrons';

/** A battle at sea that is tried without a page: clicks are played as the table would play them. */
export function sit(changes: object = {}, seed = 7) {
  const opened = openMatch(naval, { ...squadrons, ...changes }, seed);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const match = opened.value;
  const { context } = match;
  const hex = (name: string) => parseHex(context.board, name)!;
  const situation = (hover?: string, careful = false): Situation => ({
    context,
    state: match.state,
    decider: deciderOf(match.state),
    hover: hover === undefined ? undefined : hex(hover),
    careful,
    ghost: (ship, at, facing) => ghostOf(context, match.state.ships[ship]!, at, facing),
  });
  const play = (text: string) => {
    const action = naval.parseAction(context, match.state, text);
    const played = action === undefined ? undefined : match.play(action);
    if (!played?.ok) throw new Error(`${text}: ${played?.refusal.why ?? 'notation'}`);
    return played.entry;
  };
  const printed = (action: unknown) => naval.printAction(context, match.state, action as Parameters<typeof naval.printAction>[2]);
  /** Clicks one hex after the other, playing nothing; the last reply, and the tool then in hand. */
  const click = (names: readonly string[], careful = false): Reply & { readonly held: SeaTool } => {
    let tool = restingTool(context, match.state);
    let reply: Reply = {};
    for (const name of names) {
      reply = behaviourOf(tool).hex(tool, situation(undefined, careful), hex(name));
      tool = reply.tool ?? tool;
    }
    return { ...reply, held: tool };
  };
  /** The order that clicks come to, as text. */
  const order = (names: readonly string[], careful = false): string | undefined => {
    const { play: action } = click(names, careful);
    return action === undefined ? undefined : printed(action);
  };
  const take = (name: string) => toolAt(context, match.state, hex(name));
  return { match, context, hex, situation, play, printed, click, order, take };
}
