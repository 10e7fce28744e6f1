import { fillCount, fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import type { AuditFindings, StoredAudit, Violation } from './audit.ts';
import { ViolatedRules } from './ViolatedRules.tsx';

interface OtherThemesProps {
  findings: AuditFindings;
  themes: StoredAudit['otherThemes'];
}

/** Violations that an example has in further themes, as far as it has fewer of them in light and dark. */
export function OtherThemes({ findings, themes }: OtherThemesProps) {
  const rules = moreViolations(findings, themes);
  const where = ({ elements, labels }: MoreViolations): string =>
    fillText(texts.audit.inThemes, { elements: fillCount(texts.audit.elements, elements), themes: labels.join('; ') });
  return rules.length === 0 ? texts.audit.noMore : <ViolatedRules rules={rules} textOf={where} />;
}

/** Violations with the most elements in one theme. */
interface MoreViolations extends Violation {
  /** Labels of the themes. */
  labels: string[];
}

/** Returns what further themes have more of than light and dark. */
export function moreViolations(
  { light, dark, others }: AuditFindings,
  themes: OtherThemesProps['themes']
): MoreViolations[] {
  const known = new Map<string, number>();
  for (const { rule, elements } of [...light.violations, ...dark.violations]) {
    known.set(rule, Math.max(known.get(rule) ?? 0, elements));
  }
  const found = new Map<string, MoreViolations>();
  for (const { name, label } of themes) {
    for (const { rule, impact, elements } of others[name] ?? []) {
      if (elements > (known.get(rule) ?? 0)) {
        const entry = found.get(rule) ?? { rule, impact, elements, labels: [] };
        found.set(rule, { ...entry, elements: Math.max(entry.elements, elements), labels: [...entry.labels, label] });
      }
    }
  }
  return [...found.values()];
}
