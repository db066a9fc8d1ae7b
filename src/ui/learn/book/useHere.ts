import { useEffect, useState } from 'react';
import { isRuleId, RULE_IDS, type RuleId } from '../rulebook';
import { MARGIN, READING } from './place';

/** The paragraph that is being read: the first that reaches into the upper third of the window. `covered`: as many pixels at its top are covered; `drawn` is anew when the paragraphs are. */
export function useHere(covered: number, drawn: unknown): RuleId | undefined {
  const [here, set] = useState<RuleId>();
  useEffect(() => {
    const inSight = new Set<RuleId>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('data-paragraph') ?? '';
          if (!isRuleId(id)) continue;
          if (isIntersecting) inSight.add(id);
          else inSight.delete(id);
        }
        const first = RULE_IDS.find((id) => inSight.has(id));
        if (first) set(first);
      },
      { rootMargin: `-${covered + MARGIN}px 0px ${-100 * (1 - READING)}% 0px` },
    );
    for (const section of document.querySelectorAll('[data-paragraph]')) watch.observe(section);
    return () => watch.disconnect();
  }, [covered, drawn]);
  return here;
}
