import { formatDate } from '../releaseMenu/releases.ts';
import { countText } from '../countText.ts';
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

const COLUMNS = ['Example', 'Light', 'Dark', 'To check by hand'];

/** Number of examples up to which a tab with violations is open at first. */
const MAX_OPEN_ROWS = 6;

/** The audit of a page by tab. Tabs and examples that need no attention are collapsed at first, as are long lists. */
export function AuditTable({ audit }: AuditTableProps) {
  if (audit === null) {
    return <p className="pb-audit-note">The examples of this page have not been audited yet.</p>;
  }
  const { date, axeVersion, packages, tabs } = audit;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return (
    <div className="pb-audit">
      <p className="pb-audit-note">
        axe-core {axeVersion}, <time dateTime={date}>{formatDate(date)}</time>, {versions.join(', ')}. Each example is
        checked as it shows at first, in the light and in the dark color scheme.
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
      <AuditRows label={`Audit: ${label}`} rows={isUrgent ? urgent : fine} />
      {isUrgent && fine.length > 0 && (
        <details className="pb-audit-tab">
          <summary>{countText(fine.length, 'example')} without violations</summary>
          <AuditRows label={`Audit: ${label}, without violations`} rows={fine} />
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
      {isOutdated && <p className="pb-claim-text">Made before the last change of the example.</p>}
    </>
  );
  return findings === null
    ? [name, 'not audited', 'not audited', 'not audited']
    : [
        name,
        <Violations key="light" findings={findings.light} />,
        <Violations key="dark" findings={findings.dark} />,
        rulesByHand(Math.max(findings.light.incomplete, findings.dark.incomplete))
      ];
}

function Violations({ findings: { violations } }: { findings: AuditResult }) {
  return violations.length === 0 ? (
    'no violations'
  ) : (
    <ul className="pb-claim-states">
      {violations.map(({ rule, impact, elements }) => (
        <li key={rule}>
          <code>{rule}</code>
          {impact !== null && `, ${impact}`}: {countText(elements, 'element')}
        </li>
      ))}
    </ul>
  );
}

function rulesByHand(count: number): string {
  return count === 0 ? 'nothing' : countText(count, 'rule');
}

function hasViolations({ findings }: AuditRow): boolean {
  return findings !== null && findings.light.violations.length + findings.dark.violations.length > 0;
}

function needsAttention(row: AuditRow): boolean {
  return hasViolations(row) || row.isOutdated || row.findings === null;
}

function tabSummary(label: string, rows: readonly AuditRow[]): string {
  const failing = rows.filter(hasViolations).length;
  return `${label}: ${countText(rows.length, 'example')}, ${failing === 0 ? 'none' : failing} with violations`;
}
