import { isRuleId, type RuleId } from './ids';
import type { Text } from './types';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: RuleId; readonly text: string };

const MARKS = /\{rule:([^}|]+)(?:\|([^}]+))?\}|(?<![\p{L}\p{N}])\*([^*]+)\*/gu;

/** Cuts a text into plain runs, emphasis and links. What is no mark, or names no rule, stays as it is written. */
export function parseInline(source: Text): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(MARKS)) {
    const [whole, id, label, emphasis] = match;
    const part = partOf(id, label, emphasis);
    if (part === undefined) continue;
    if (match.index > from) parts.push({ kind: 'text', text: source.slice(from, match.index) });
    parts.push(part);
    from = match.index + whole.length;
  }
  if (from < source.length) parts.push({ kind: 'text', text: source.slice(from) });
  return parts;
}

function partOf(id: string | undefined, label: string | undefined, emphasis: string | undefined): Inline | undefined {
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  return id !== undefined && isRuleId(id) ? { kind: 'rule', id, text: label ?? id } : undefined;
}
