import { isDisabled, readDisabledLines } from './disable.ts';
import type { Facts } from './facts/facts.ts';
import type { Fault, Finding } from './finding.ts';
import { fixOf } from './fix.ts';
import type { Knowledge } from './knowledge.ts';
import { deprecated } from './rules/deprecated.ts';
import { importPath } from './rules/importPath.ts';
import { missingName } from './rules/missingName.ts';
import { missingProp } from './rules/missingProp.ts';
import { nesting } from './rules/nesting.ts';
import { rawColor } from './rules/rawColor.ts';
import { rawSize } from './rules/rawSize.ts';
import type { Rule } from './rules/rule.ts';
import { unknownClass } from './rules/unknownClass.ts';
import { unknownComponent } from './rules/unknownComponent.ts';
import { unknownProp } from './rules/unknownProp.ts';
import { unknownVariable } from './rules/unknownVariable.ts';
import { wrongValue } from './rules/wrongValue.ts';
import { type RuleLevels, type RuleName, RULES, RULE_NAMES } from './rules.ts';

const FINDERS: Readonly<Record<RuleName, Rule>> = {
  'unknown-component': unknownComponent,
  'import-path': importPath,
  'unknown-prop': unknownProp,
  'wrong-value': wrongValue,
  'missing-prop': missingProp,
  'missing-name': missingName,
  nesting,
  deprecated,
  'raw-color': rawColor,
  'raw-size': rawSize,
  'unknown-variable': unknownVariable,
  'unknown-class': unknownClass
};

/** Applies the rules to what was read from a file. The places of what they find are offsets in what was read. */
export function findFaults(facts: Facts, known: Knowledge, levels: RuleLevels): Fault[] {
  return RULE_NAMES.flatMap((rule) => (levels[rule] === 'off' ? [] : FINDERS[rule](facts, known)));
}

/** Places faults in the text of their file, and leaves out what its comments disable. */
export function placeFaults(faults: readonly Fault[], text: string, levels: RuleLevels): Finding[] {
  if (faults.length === 0) {
    return [];
  }
  const disabled = readDisabledLines(text);
  return placed(faults, text)
    .filter(({ rule, line }) => !isDisabled(disabled, line, rule))
    .flatMap((each) => {
      const severity = levels[each.rule] ?? RULES[each.rule].level;
      return severity === 'off' ? [] : [{ ...each, severity }];
    })
    .toSorted((a, b) => a.line - b.line || a.column - b.column);
}

function placed(faults: readonly Fault[], text: string): Omit<Finding, 'severity'>[] {
  // Editors don't show a byte order mark.
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const starts = [start, ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length)];
  return faults.map((fault) => {
    const { rule, at, message, suggestion, page } = fault;
    const line = lastAtMost(starts, at);
    const column = Math.max(at - (starts[line] ?? 0), 0) + 1;
    return { rule, line: line + 1, column, message, suggestion, page, fix: fixOf(text, fault) };
  });
}

/** Index of the last of ascending offsets that is not greater; 0 if all are. Halves, since files may have as many faults as lines. */
function lastAtMost(offsets: readonly number[], at: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= at) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
