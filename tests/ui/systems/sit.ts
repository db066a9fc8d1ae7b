import { type Hex, parseHex } from '../../../src/kernel/board';
import type { KernelState } from '../../../src/kernel/game';
import type { HexContext, HexGame } from '../../../src/kernel/hexGame';
import { openMatch } from '../../../src/kernel/match';
import type { Behaviour, Pointing, Reply, ToolTypes } from '../../../src/ui/table/contract/system';

interface Tools<Context, State, Types extends ToolTypes> {
  situationOf(now: { readonly context: Context; readonly shown: State }, pointing: Pointing): Types['situation'];
  behaviourOf(tool: Types['tool']): Behaviour<Types>;
  restingTool(context: Context, state: State): Types['tool'];
  toolAt(context: Context, state: State, hex: Hex): Types['tool'];
}

/** How battles of a game are tried without a page: clicks are answered as the table would answer them. */
export const sitBy =
  <Setup, Context extends HexContext, State extends KernelState, Action, Event, Types extends ToolTypes>(
    game: HexGame<Setup, Context, State, Action, Event>,
    { situationOf, behaviourOf, restingTool, toolAt }: Tools<Context, State, Types>,
  ) =>
  (position: object, seed = 7) => {
    const opened = openMatch(game, position, seed);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const match = opened.value;
    const { context } = match;
    const hex = (name: string) => parseHex(context.board, name)!;
    const situation = (hover?: string, careful = false) =>
      situationOf({ context, shown: match.state }, { hover: hover === undefined ? undefined : hex(hover), careful });
    const play = (text: string) => {
      const action = game.parseAction(context, match.state, text);
      const played = action === undefined ? undefined : match.play(action);
      if (!played?.ok) throw new Error(`${text}: ${played?.refusal.why ?? 'notation'}`);
      return played.entry;
    };
    /** What a tool orders, if it orders anything, as text. */
    const printed = (action: unknown): string | undefined =>
      action === undefined ? undefined : game.printAction(context, match.state, action as Action);
    /** Clicks one hex after the other, playing nothing; the last reply, and the tool then in hand. */
    const click = (names: readonly string[], careful = false): Reply<Types['tool']> & { readonly held: Types['tool'] } => {
      let tool = restingTool(context, match.state);
      let reply: Reply<Types['tool']> = {};
      for (const name of names) {
        reply = behaviourOf(tool).hex(tool, situation(undefined, careful), hex(name));
        tool = reply.tool ?? tool;
      }
      return { ...reply, held: tool };
    };
    /** The order that clicks come to. */
    const order = (names: readonly string[], careful = false) => printed(click(names, careful).play);
    /** What the main button would order after clicks. */
    const chosen = (names: readonly string[]) => {
      const { held } = click(names);
      return printed(behaviourOf(held).chosen?.(held, situation()));
    };
    const take = (name: string) => toolAt(context, match.state, hex(name));
    return { match, context, hex, situation, play, printed, click, order, chosen, take };
  };
