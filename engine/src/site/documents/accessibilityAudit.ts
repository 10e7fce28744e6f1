import type { AuditRow } from '../../ui/index.ts';
import { type AuditRecord, auditFingerprint } from '../../content/auditRecord.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Example, Page, Source } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';

/** HTML of `<AccessibilityAudit />`: what axe-core found in each example of the page's tabs. */
export function accessibilityAudit(context: DocumentContext, page: Page): string {
  const { app, facts } = context;
  const record = facts.auditOf(page);
  if (record === null) {
    return app.renderAudit(null);
  }
  const tabs = page.sources
    .map((source) => ({
      label: source.label,
      rows: examplesOf(source).map((example) => auditRow(context, record, source, example))
    }))
    .filter(({ rows }) => rows.length > 0);
  const { date, axeVersion, packages } = record;
  return app.renderAudit({ date, axeVersion, packages, tabs });
}

function auditRow({ facts }: DocumentContext, record: AuditRecord, source: Source, example: Example): AuditRow {
  const audited = record.examples[example.path];
  const version = source.package === null ? null : facts.versionOf(source.package);
  return {
    example: { title: example.title, href: `${source.path}#${example.slug}` },
    findings: audited ? { light: audited.light, dark: audited.dark } : null,
    isOutdated: audited !== undefined && audited.fingerprint !== auditFingerprint(example, version)
  };
}
