import type { Example, Source } from '../../model.ts';
import { formatDate } from '../releaseMenu/releases.ts';
import { ClaimTable, type ExampleLink, LinkToExample } from './ClaimTables.tsx';

/** axe-core's findings in an example, in one color scheme. */
interface AuditResult {
  violations: { rule: string; impact: string | null; elements: number }[];
  /** Number of rules that need manual review. */
  incomplete: number;
}

/** axe-core's findings in an example, by color scheme. */
interface AuditFindings {
  light: AuditResult;
  dark: AuditResult;
}

/** The audit of a page, as it is stored. */
export interface PageAudit {
  /** ISO date. */
  date: string;
  axeVersion: string;
  /** Versions of packages by name. */
  packages: Record<string, string>;
  /** Returns the findings in an example; null if it wasn't audited. */
  findingsIn: (example: Example, source: Source) => { findings: AuditFindings; isOutdated: boolean } | null;
}

/** An example with axe-core's findings. */
interface AuditRow {
  example: ExampleLink;
  /** Null if the example wasn't audited. */
  findings: AuditFindings | null;
  /** Whether the example has changed since the audit. */
  isOutdated: boolean;
}

/** axe-core's findings in the examples of a page. */
export interface AuditView extends Omit<PageAudit, 'findingsIn'> {
  tabs: { label: string; rows: AuditRow[] }[];
}

export interface AuditTableProps {
  /** Null for a page that was not audited. */
  audit: AuditView | null;
}

const COLUMNS = ['Example', 'Light', 'Dark', 'To check by hand'];

/** The audit of a page by tab; tabs that need no attention are collapsed at first. */
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
      {tabs.map(({ label, rows }) => (
        <details key={label} className="pb-audit-tab" open={rows.some(needsAttention)}>
          <summary>{tabSummary(label, rows)}</summary>
          <ClaimTable label={`Audit: ${label}`} columns={COLUMNS} rows={rows.map(cellsOf)} />
        </details>
      ))}
    </div>
  );
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
          {impact !== null && `, ${impact}`}: {elements === 1 ? '1 element' : `${elements} elements`}
        </li>
      ))}
    </ul>
  );
}

function rulesByHand(count: number): string {
  return count === 0 ? 'nothing' : count === 1 ? '1 rule' : `${count} rules`;
}

function hasViolations({ findings }: AuditRow): boolean {
  return findings !== null && findings.light.violations.length + findings.dark.violations.length > 0;
}

function needsAttention(row: AuditRow): boolean {
  return hasViolations(row) || row.isOutdated || row.findings === null;
}

function tabSummary(label: string, rows: readonly AuditRow[]): string {
  const failing = rows.filter(hasViolations).length;
  const examples = rows.length === 1 ? '1 example' : `${rows.length} examples`;
  return `${label}: ${examples}, ${failing === 0 ? 'none' : failing} with violations`;
}
