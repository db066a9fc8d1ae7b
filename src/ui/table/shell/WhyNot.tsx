import type { Refusal } from '../../../kernel/game';
import { useGame, useSystem } from './hooks';
import { RuleLink } from './RuleLink';

/** Why something may not be done, in the words of the game, and the rule that says so. */
export function WhyNot({ refusal }: { readonly refusal: Refusal }) {
  const system = useSystem();
  const context = useGame((now) => now.context);
  return (
    <>
      {system.sayRefusal(refusal, context)} <RuleLink id={refusal.rule} />
    </>
  );
}
