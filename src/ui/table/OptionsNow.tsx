import { hitsFor } from '../../rules/ancients/options/noLuck';
import type { State } from '../../rules/ancients/types';
import { useWords, type Words } from '../words';
import type { Naming } from '../words/naming';
import { useNaming, useShown } from './hooks';
import { RuleLink } from './RuleLink';

interface Fact {
  readonly rule: string;
  readonly text: string;
}

/** What optional rules have made of this moment. */
function factsNow(words: Words['options']['now'], naming: Naming, state: State): Fact[] {
  const { extra, player } = state;
  if (!extra) return [];
  const facts: Fact[] = [];
  const { stage } = extra.deployment;
  if (state.phase === 'deploy' && stage) facts.push({ rule: '13.3', text: words.stage[stage] });
  if (extra.control) facts.push({ rule: '13.9', text: words.controlLost(naming.army(player)) });
  if (state.phase === 'fire' && extra.declared.targets.length > 0) {
    const sum = extra.declared.targets.reduce((total, { need }) => total + need, 0);
    const most = extra.declared.targets.length;
    facts.push({ rule: '13.2', text: words.declared(sum, Math.min(most, hitsFor(sum)), most) });
  }
  return facts;
}

/** A line for everything that an optional rule holds over the phase. */
export function OptionsNow() {
  const words = useWords().options.now;
  const naming = useNaming();
  const facts = factsNow(words, naming, useShown());
  if (facts.length === 0) return null;
  return (
    <ul class="table-facts" data-testid="option-facts">
      {facts.map(({ rule, text }) => (
        <li key={rule}>
          {text} <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}
