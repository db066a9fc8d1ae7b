import { readFileSync } from 'node:fs';

/** Every `kind` with every `rule` that its event may carry, as the rules declare them. */
export function eventsWritten(system = 'ancients'): string[] {
  const text = readFileSync(`src/rules/${system}/model/events.ts`, 'utf8');
  return [...text.matchAll(/kind: '(\w+)';\s*rule: ([^;]+);/g)].flatMap(([, kind, rules]) =>
    [...rules!.matchAll(/'([^']+)'/g)].map(([, rule]) => `${kind} ${rule}`),
  );
}

/** Whether an event, as `eventsWritten` names it, can only happen by an optional rule. */
export const ofOptions = (event: string): boolean => / (13[.V]|V)/.test(event);
