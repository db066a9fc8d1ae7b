import type { Reason } from '../../ai/tactics';
import { printHex } from '../../kernel/board';
import { useGame } from '../table/shell/hooks';
import { RuleLink } from '../table/shell/RuleLink';
import { useOpponentWords } from '../words/opponent';

function ReasonText({ reason }: { readonly reason: Reason }) {
  const words = useOpponentWords();
  const board = useGame((now) => now.context.board);
  const { why, rule, hexes = [], values = {} } = reason;
  const say = Object.hasOwn(words.reasons, why) ? words.reasons[why as keyof typeof words.reasons] : words.reasons.leavesMost;
  const told = {
    at: words.listed(hexes.map((hex) => printHex(board, hex))),
    n: (name: string) => Number(values[name] ?? 0),
    text: (name: string) => String(values[name] ?? ''),
  };
  return (
    <li>
      {say(told)} {rule !== undefined && <RuleLink id={rule} />}
    </li>
  );
}

/** Why an order is good, each reason with its rule. */
export const Reasons = ({ reasons }: { readonly reasons: readonly Reason[] }) =>
  reasons.length === 0 ? null : (
    <ul className="counsel-reasons">
      {reasons.map((reason) => (
        <ReasonText key={reason.why} reason={reason} />
      ))}
    </ul>
  );
