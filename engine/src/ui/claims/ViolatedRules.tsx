import type { Violation } from './audit.ts';

interface ViolatedRulesProps<Rule extends Violation> {
  rules: readonly Rule[];
  /** Says how often, and where, a rule is violated. */
  textOf: (rule: Rule) => string;
}

/** Rules of axe-core that an example violates. */
export function ViolatedRules<Rule extends Violation>({ rules, textOf }: ViolatedRulesProps<Rule>) {
  return (
    <ul className="pb-claim-states">
      {rules.map((violated) => (
        <li key={violated.rule}>
          <bdi>
            <code>{violated.rule}</code>
            {violated.impact !== null && `, ${violated.impact}`}: {textOf(violated)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
