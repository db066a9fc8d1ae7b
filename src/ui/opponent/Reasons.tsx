import type { Reason } from '../../ai/tactics';
import { printHex } from '../../kernel/board';
import { useIfLoaded } from '../app/usePart';
import { gameHelp, useHelpPart } from '../table/contract/helpPart';
import { useGame } from '../table/shell/hooks';
import { RuleLink } from '../table/shell/RuleLink';
import { useHelpWords } from '../words/help';

function ReasonText({ reason }: { readonly reason: Reason }) {
  const words = useHelpWords();
  const system = useGame((now) => now.system);
  const board = useGame((now) => now.context.board);
  const game = useIfLoaded(gameHelp(system));
  const { why, rule, hexes = [], values = {} } = reason;
  const told = {
    at: words.listed(hexes.map((hex) => printHex(board, hex))),
    n: (name: string) => Number(values[name] ?? 0),
    text: (name: string) => String(values[name] ?? ''),
  };
  const say = Object.hasOwn(words.reasons, why) ? words.reasons[why as keyof typeof words.reasons] : words.reasons.leavesMost;
  return (
    <li>
      {game?.reasonText(why, told) ?? say(told)} {rule !== undefined && <RuleLink id={rule} />}
    </li>
  );
}

/** Why an order is good, each reason with its rule; nothing as long as the help at the table, which words them, is not there. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const there = useHelpPart(useGame((now) => now.system)) !== undefined;
  if (!there || reasons.length === 0) return null;
  return (
    <ul className="counsel-reasons">
      {reasons.map((reason) => (
        <ReasonText key={reason.why} reason={reason} />
      ))}
    </ul>
  );
}
