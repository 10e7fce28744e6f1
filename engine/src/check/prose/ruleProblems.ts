import { error } from '../../content/problem.ts';
import {
  type Passage,
  type PassageFinding,
  type ProseRule,
  type TextsFinding,
  proseRuleCode
} from '../../core/proseRule.ts';
import type { Location, Problem, Site } from '../../model.ts';

/** Finds what a site's own rules find in its texts, and rules that fail. */
export function ruleProblems(rules: readonly ProseRule[], passages: readonly Passage[], site: Site): Problem[] {
  return rules.flatMap((rule) => {
    try {
      return findingsOf(rule, passages, site).map((finding) => toProblem(rule, finding));
    } catch (cause) {
      const message = `The rule "${rule.name}" failed: ${String(cause)}`;
      return [error('prose-rule-failed', message, null, 'Correct the rule, or take it out of `prose.rules`.')];
    }
  });
}

function findingsOf(rule: ProseRule, passages: readonly Passage[], site: Site): TextsFinding[] {
  if ('checkAll' in rule) {
    return [...asList(rule.checkAll(passages, site))];
  }
  return passages.flatMap((passage) =>
    asList(rule.check(passage)).map((finding) => ({ ...finding, location: placeOf(finding, passage) }))
  );
}

/** Rules may be written without types. @throws if a rule returns something else */
function asList<Finding>(findings: readonly Finding[]): readonly Finding[] {
  const returned: unknown = findings;
  if (!Array.isArray(returned)) {
    throw new Error('it has to return an array of findings.');
  }
  return findings;
}

/** What is about the whole passage has no column. */
function placeOf({ at }: PassageFinding, { locate }: Passage): Location {
  const { column, ...line } = locate(at ?? 0);
  return at === undefined || column === undefined ? line : { ...line, column };
}

function toProblem(rule: ProseRule, { message, location, hint = null }: TextsFinding): Problem {
  if (typeof message !== 'string') {
    throw new Error('a finding needs a message.');
  }
  return { code: proseRuleCode(rule), severity: rule.severity ?? 'error', message, location: location ?? null, hint };
}
