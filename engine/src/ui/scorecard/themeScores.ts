import { examplesOf } from '../../examples/siteExamples.ts';
import * as texts from '../../core/texts.ts';
import type { Page } from '../../model.ts';
import type { AuditFindings, StoredAudit, Violation } from '../claims/audit.ts';

/** What the rules that depend on the theme found in one theme. */
export interface ThemeScore {
  label: string;
  /** Number of examples with violations. */
  failing: number;
  /** Number of elements that violate a rule, by rule. */
  elements: number;
}

/** Compares the themes that were audited, light and dark first; empty if there are no others. */
export function scoreThemes(pages: readonly Page[], audit: StoredAudit): ThemeScore[] {
  const { otherThemes, themeRules } = audit;
  const all = pages.flatMap(({ sources }) =>
    sources.flatMap((source) =>
      examplesOf(source).flatMap((example) => audit.findingsIn(example, source)?.findings ?? [])
    )
  );
  const score = (label: string, violationsIn: (findings: AuditFindings) => readonly Violation[]): ThemeScore => {
    const violations = all.map((findings) => violationsIn(findings).filter(({ rule }) => themeRules.includes(rule)));
    return {
      label,
      failing: violations.filter((found) => found.length > 0).length,
      elements: violations.flat().reduce((sum, { elements }) => sum + elements, 0)
    };
  };
  const { light, dark } = texts.themes.values;
  return otherThemes.length === 0
    ? []
    : [
        score(light.name, (findings) => findings.light.violations),
        score(dark.name, (findings) => findings.dark.violations),
        ...otherThemes.map(({ name, label }) => score(label, ({ others }) => others[name] ?? []))
      ];
}
