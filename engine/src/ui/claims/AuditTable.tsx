import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { FilledText } from '../FilledText.tsx';
import { formatDate } from '../../core/formatDate.ts';
import type { AuditFindings, AuditResult, StoredAudit } from './audit.ts';
import { ClaimTable, type ExampleLink, LinkToExample } from './ClaimTables.tsx';

/** An example with axe-core's findings. */
export interface AuditRow {
  example: ExampleLink;
  /** Null if the example wasn't audited. */
  findings: AuditFindings | null;
  /** Whether the example has changed since the audit. */
  isOutdated: boolean;
}

/** axe-core's findings in the examples of a page. */
export interface AuditView extends Omit<StoredAudit, 'findingsIn'> {
  tabs: { label: string; rows: AuditRow[] }[];
}

export interface AuditTableProps {
  /** Null for a page that was not audited. */
  audit: AuditView | null;
}

const COLUMNS = [texts.audit.example, texts.audit.light, texts.audit.dark, texts.audit.byHand];

/** Number of examples up to which a tab with violations is open at first. */
const MAX_OPEN_ROWS = 6;

/** The audit of a page by tab. Tabs and examples that need no attention are collapsed at first, as are long lists. */
export function AuditTable({ audit }: AuditTableProps) {
  if (audit === null) {
    return <p className="pb-audit-note">{texts.audit.empty}</p>;
  }
  const { date, axeVersion, packages, tabs } = audit;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return (
    <div className="pb-audit">
      <p className="pb-audit-note">
        <FilledText
          text={texts.audit.note}
          values={{
            version: axeVersion,
            date: <time dateTime={date}>{formatDate(date)}</time>,
            packages: versions.join(', ')
          }}
        />
      </p>
      {tabs.map((tab) => (
        <AuditTab key={tab.label} {...tab} />
      ))}
    </div>
  );
}

function AuditTab({ label, rows }: AuditView['tabs'][number]) {
  const { true: urgent = [], false: fine = [] } = Object.groupBy(rows, (row) => `${needsAttention(row)}` as const);
  const isUrgent = urgent.length > 0;
  return (
    <details className="pb-audit-tab" open={isUrgent && urgent.length <= MAX_OPEN_ROWS}>
      <summary>{tabSummary(label, rows)}</summary>
      <AuditRows label={fillText(texts.audit.label, { tab: label })} rows={isUrgent ? urgent : fine} />
      {isUrgent && fine.length > 0 && (
        <details className="pb-audit-tab">
          <summary>
            {fillText(texts.audit.withoutViolations, { examples: fillCount(texts.audit.examples, fine.length) })}
          </summary>
          <AuditRows label={fillText(texts.audit.labelWithout, { tab: label })} rows={fine} />
        </details>
      )}
    </details>
  );
}

function AuditRows({ label, rows }: { label: string; rows: readonly AuditRow[] }) {
  return <ClaimTable label={label} columns={COLUMNS} rows={rows.map(cellsOf)} />;
}

function cellsOf({ example, findings, isOutdated }: AuditRow) {
  const name = (
    <>
      <LinkToExample example={example} />
      {isOutdated && <p className="pb-claim-text">{texts.audit.outdated}</p>}
    </>
  );
  return findings === null
    ? [name, texts.audit.notAudited, texts.audit.notAudited, texts.audit.notAudited]
    : [
        name,
        <Violations key="light" findings={findings.light} />,
        <Violations key="dark" findings={findings.dark} />,
        rulesByHand(Math.max(findings.light.incomplete, findings.dark.incomplete))
      ];
}

function Violations({ findings: { violations } }: { findings: AuditResult }) {
  return violations.length === 0 ? (
    texts.audit.noViolations
  ) : (
    <ul className="pb-claim-states">
      {violations.map(({ rule, impact, elements }) => (
        <li key={rule}>
          <bdi>
            <code>{rule}</code>
            {impact !== null && `, ${impact}`}: {fillCount(texts.audit.elements, elements)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

function rulesByHand(count: number): string {
  return count === 0 ? texts.audit.nothing : fillCount(texts.audit.rules, count);
}

function hasViolations({ findings }: AuditRow): boolean {
  return findings !== null && findings.light.violations.length + findings.dark.violations.length > 0;
}

function needsAttention(row: AuditRow): boolean {
  return hasViolations(row) || row.isOutdated || row.findings === null;
}

function tabSummary(label: string, rows: readonly AuditRow[]): string {
  const failing = rows.filter(hasViolations).length;
  const values = { tab: label, examples: fillCount(texts.audit.examples, rows.length) };
  return failing === 0
    ? fillText(texts.audit.summaryWithout, values)
    : fillText(texts.audit.summary, { ...values, failing });
}
