import { isRuleName, type RuleName } from './rules.ts';

/** Lines, counted from 1, with the rules that a comment disables there; `all` for every rule. */
type DisabledLines = ReadonlyMap<number, ReadonlySet<RuleName | 'all'>>;

const COMMENT = /(?:\/\/|\/\*|<!--)\s*patternbook-disable-(line|next-line)\b([^\n]*)/;

/**
 * Reads the comments `patternbook-disable-line` and `patternbook-disable-next-line`, each with the names of rules, or
 * without any for all rules. What follows `--` is the reason.
 */
export function readDisabledLines(text: string): DisabledLines {
  const found = new Map<number, Set<RuleName | 'all'>>();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [, where, rest = ''] = COMMENT.exec(line) ?? [];
    if (where === undefined) {
      continue;
    }
    const [list = ''] = rest.replace(/(?:\*\/|-->).*$/, '').split(/\s--(?:\s|$)/);
    const words = list.split(/[\s,]+/).filter(Boolean);
    const at = index + (where === 'line' ? 1 : 2);
    const rules = words.length === 0 ? (['all'] as const) : words.filter(isRuleName);
    found.set(at, new Set([...(found.get(at) ?? []), ...rules]));
  }
  return found;
}

export function isDisabled(lines: DisabledLines, line: number, rule: RuleName): boolean {
  const rules = lines.get(line);
  return rules !== undefined && (rules.has('all') || rules.has(rule));
}
