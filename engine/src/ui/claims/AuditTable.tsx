import { Fragment, type ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { FilledText } from '../FilledText.tsx';
import { formatDate, formatList } from '../../core/language.ts';
import type { AuditFindings, AuditResult, StoredAudit, Violation } from './audit.ts';
import { moreViolations, OtherThemes } from './OtherThemes.tsx';
import { ViolatedRules } from './ViolatedRules.tsx';
import { ClaimFold } from './ClaimFold.tsx';
import { ClaimTable } from './ClaimTable.tsx';
import { type ExampleLink, LinkToExample } from './ClaimTables.tsx';

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

/** Number of examples with violations up to which these are open at first. */
const MAX_OPEN_ROWS = 6;

/** An example, and the label of its tab. */
type LabeledRow = AuditRow & { tab: string };

/** What is in the examples needs attention, nothing, or another audit. */
type Result = 'failing' | 'clean' | 'since';

/**
 * The audit of a page: first the examples that need attention, and collapsed those that don't. A long list of the first
 * ones is collapsed, too.
 */
export function AuditTable({ audit }: AuditTableProps) {
  if (audit === null) {
    return <p className="pb-audit-note">{texts.audit.empty}</p>;
  }
  const { date, axeVersion, packages, otherThemes, themeRules, tabs } = audit;
  const rows = tabs.flatMap((tab) => tab.rows.map((row): LabeledRow => ({ ...row, tab: tab.label })));
  const { failing = [], clean = [], since = [] } = Object.groupBy(rows, resultOf);
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  const themesNote = rows.some((row) => hasMoreInThemes(row, otherThemes))
    ? texts.audit.themesNote
    : texts.audit.themesCleanNote;
  return (
    <ClaimFold result={fillText(texts.audit.result, resultsOf(rows))} isTitle>
      <p className="pb-audit-note">
        <FilledText
          text={texts.audit.note}
          values={{
            version: axeVersion,
            date: <time dateTime={date}>{formatDate(date)}</time>,
            packages: versions.join(', ')
          }}
        />
        {since.length > 0 && ` ${texts.audit.sinceNote}`}
        {otherThemes.length > 0 && ` ${fillText(themesNote, { rules: formatList(themeRules) })}`}
      </p>
      <AuditPart result="failing" rows={failing} themes={otherThemes} isOpen={failing.length <= MAX_OPEN_ROWS} />
      <AuditPart result="clean" rows={clean} themes={otherThemes} />
      <AuditPart result="since" rows={since} themes={otherThemes} />
    </ClaimFold>
  );
}

type Themes = AuditView['otherThemes'];

interface AuditPartProps {
  result: Result;
  rows: readonly LabeledRow[];
  themes: Themes;
  /** Whether there is nothing to open. */
  isOpen?: boolean;
}

const PART_TEXTS = {
  failing: texts.audit.withViolations,
  clean: texts.audit.withoutViolations,
  since: texts.audit.since
} as const satisfies Record<Result, string>;

/** The examples with a result. */
function AuditPart({ result, rows, themes, isOpen = false }: AuditPartProps) {
  if (rows.length === 0) {
    return null;
  }
  const summary = fillText(PART_TEXTS[result], { examples: fillCount(texts.audit.examples, rows.length) });
  const table = <AuditRows label={fillText(texts.audit.label, { part: summary })} rows={rows} themes={themes} />;
  return isOpen ? (
    table
  ) : (
    <details className="pb-audit-part">
      <summary className="pb-summary pb-chevron">{summary}</summary>
      {table}
    </details>
  );
}

/** A column of the audit, unless it would say the same in each row. */
interface AuditColumn {
  name: string;
  /** In relation to the other columns. */
  width: number;
  /** Returns the cell of an example that was audited. */
  cellOf: (findings: AuditFindings) => ReactNode;
}

function AuditRows({ label, rows, themes }: { label: string; rows: readonly LabeledRow[]; themes: Themes }) {
  const columns = columnsOf(rows, themes);
  const widths = [26, 18, ...columns.map(({ width }) => width)];
  const total = widths.reduce((sum, width) => sum + width);
  return (
    <ClaimTable
      label={label}
      columns={[texts.audit.example, texts.audit.tab, ...columns.map(({ name }) => name)]}
      widths={widths.map((width) => Math.round((100 * width) / total))}
      rows={rows.map(({ example, tab, findings, isOutdated }) => [
        <Fragment key="example">
          <LinkToExample example={example} />
          {isOutdated && <p className="pb-claim-text">{texts.audit.outdated}</p>}
        </Fragment>,
        tab,
        ...columns.map(({ name, cellOf }) => (
          <Fragment key={name}>{findings === null ? texts.audit.notAudited : cellOf(findings)}</Fragment>
        ))
      ])}
    />
  );
}

function columnsOf(rows: readonly LabeledRow[], themes: Themes): AuditColumn[] {
  const isAlike = rows.every(({ findings }) => areAlike(findings?.light.violations, findings?.dark.violations));
  const light: AuditColumn = {
    name: isAlike ? texts.audit.lightAndDark : texts.audit.light,
    width: 36,
    cellOf: (findings) => <Violations findings={findings.light} />
  };
  const dark = {
    ...light,
    name: texts.audit.dark,
    cellOf: ({ dark: findings }) => <Violations findings={findings} />
  } satisfies AuditColumn;
  const others: AuditColumn = {
    name: texts.audit.otherThemes,
    width: 30,
    cellOf: (findings) => <OtherThemes findings={findings} themes={themes} />
  };
  const byHand: AuditColumn = {
    name: texts.audit.byHand,
    width: 20,
    cellOf: (findings) => rulesByHand(Math.max(findings.light.incomplete, findings.dark.incomplete))
  };
  return [
    ...(rows.some(hasViolations) ? [light, ...(isAlike ? [] : [dark])] : []),
    ...(rows.some((row) => hasMoreInThemes(row, themes)) ? [others] : []),
    byHand
  ];
}

/** Whether the color schemes have the same violations. */
function areAlike(light: readonly Violation[] = [], dark: readonly Violation[] = []): boolean {
  const keyOf = ({ rule, elements }: Violation): string => `${rule} ${elements}`;
  return light.map(keyOf).toSorted().join() === dark.map(keyOf).toSorted().join();
}

function hasMoreInThemes({ findings }: AuditRow, themes: Themes): boolean {
  return findings !== null && moreViolations(findings, themes).length > 0;
}

function Violations({ findings: { violations } }: { findings: AuditResult }) {
  return violations.length === 0 ? (
    texts.audit.noViolations
  ) : (
    <ViolatedRules rules={violations} textOf={({ elements }) => fillCount(texts.audit.elements, elements)} />
  );
}

function rulesByHand(count: number): string {
  return count === 0 ? texts.audit.nothing : fillCount(texts.audit.rules, count);
}

function hasViolations({ findings }: AuditRow): boolean {
  return findings !== null && [findings.light, findings.dark].some(({ violations }) => violations.length > 0);
}

/** Results before the last change of an example say little about it, unless they are violations. */
function resultOf(row: AuditRow): Result {
  return hasViolations(row) ? 'failing' : row.isOutdated || row.findings === null ? 'since' : 'clean';
}

function resultsOf(rows: readonly AuditRow[]): { examples: string; results: string } {
  const failing = rows.filter(hasViolations).length;
  const changed = rows.filter(({ isOutdated, findings }) => isOutdated && findings !== null).length;
  const added = rows.filter(({ findings }) => findings === null).length;
  const results = [
    failing === 0 ? texts.audit.noViolations : fillText(texts.audit.failing, { count: failing }),
    ...(changed === 0 ? [] : [fillText(texts.audit.changed, { count: changed })]),
    ...(added === 0 ? [] : [fillText(texts.audit.added, { count: added })])
  ];
  return { examples: fillCount(texts.audit.examples, rows.length), results: results.join(', ') };
}
