import type { Problem } from '../model.ts';

/** What a site makes of the problems of one kind. */
export type RuleLevel = 'error' | 'warning' | 'off';

/** Levels by the code of problems; others keep theirs. */
export type Rules = Readonly<Record<string, RuleLevel>>;

/** Gives problems the levels of a site's configuration, and leaves out those that it turns off. */
export function applyRules(problems: readonly Problem[], rules: Rules): Problem[] {
  return problems.flatMap((problem) => {
    const level = rules[problem.code] ?? problem.severity;
    return level === 'off' ? [] : level === problem.severity ? problem : { ...problem, severity: level };
  });
}
