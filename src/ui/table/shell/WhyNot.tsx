import type { Refusal } from '../../../kernel/game';
import { RuleLink } from './RuleLink';
import { useSayRefusal } from './useSayRefusal';

/** Why something may not be done, in the words of the game, and the rule that says so. */
export function WhyNot({ refusal }: { readonly refusal: Refusal }) {
  const say = useSayRefusal();
  return (
    <>
      {say(refusal)} <RuleLink id={refusal.rule} />
    </>
  );
}
