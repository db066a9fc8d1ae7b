import { readFileSync } from 'node:fs';

/** Told to a side of what somebody else played, never to a table that hides nothing: `tests/ui/table/session/handOver.test.ts` has it in hidden games. */
const TOLD_TO_ONE = ['viewChanged'];

/** Every `kind` with every `rule` that the event of a play may carry, as the rules declare them. */
export function eventsWritten(system = 'ancients'): string[] {
  const text = readFileSync(`src/rules/${system}/model/events.ts`, 'utf8');
  return [...text.matchAll(/kind: '(\w+)';\s*rule: ([^;]+);/g)]
    .filter(([, kind]) => !TOLD_TO_ONE.includes(kind!))
    .flatMap(([, kind, rules]) => [...rules!.matchAll(/'([^']+)'/g)].map(([, rule]) => `${kind} ${rule}`));
}

/** Whether an event, as `eventsWritten` names it, can only happen by an optional rule. */
export const ofOptions = (event: string): boolean => / (13[.V]|V|15)/.test(event);
