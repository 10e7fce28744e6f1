import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { FilledText } from '../FilledText.tsx';
import { formatDate, formatList } from '../../core/language.ts';
import type { AuditFindings, AuditResult, StoredAudit, Violation } from './audit.ts';
import { OtherThemes } from './OtherThemes.tsx';
import { ViolatedRules } from './ViolatedRules.tsx';
import { ClaimFold } from './ClaimFold.tsx';
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

/** Number of examples with violations on all tabs up to which these are open at first. */
const MAX_OPEN_ROWS = 6;

/** The audit of a page by tab. Tabs and examples that need no attention are collapsed at first, as are long lists. */
export function AuditTable({ audit }: AuditTableProps) {
  if (audit === null) {
    return <p className="pb-audit-note">{texts.audit.empty}</p>;
  }
  const { date, axeVersion, packages, otherThemes, themeRules, tabs } = audit;
  const failing = tabs.flatMap(({ rows }) => rows.filter((row) => resultOf(row) === 'failing'));
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return (
    <ClaimFold result={fillText(texts.audit.result, resultsOf(tabs.flatMap(({ rows }) => rows)))}>
      <p className="pb-audit-note">
        <FilledText
          text={texts.audit.note}
          values={{
            version: axeVersion,
            date: <time dateTime={date}>{formatDate(date)}</time>,
            packages: versions.join(', ')
          }}
        />
        {tabs.some(({ rows }) => rows.some((row) => row.isOutdated || row.findings === null)) &&
          ` ${texts.audit.sinceNote}`}
        {otherThemes.length > 0 && ` ${fillText(texts.audit.themesNote, { rules: formatList(themeRules) })}`}
      </p>
      {tabs.map((tab) => (
        <AuditTab key={tab.label} {...tab} themes={otherThemes} isFolded={failing.length > MAX_OPEN_ROWS} />
      ))}
    </ClaimFold>
  );
}

type Themes = AuditView['otherThemes'];

type AuditTabProps = AuditView['tabs'][number] & { themes: Themes; isFolded: boolean };

function AuditTab({ label, rows, themes, isFolded }: AuditTabProps) {
  const { failing = [], clean = [], since = [] } = Object.groupBy(rows, resultOf);
  const isAlone = failing.length + since.length === 0;
  return (
    <details className="pb-audit-tab" open={failing.length > 0 && !isFolded}>
      <summary className="pb-summary pb-chevron">{tabSummary(label, rows)}</summary>
      {failing.length > 0 && (
        <AuditRows label={fillText(texts.audit.label, { tab: label })} rows={failing} themes={themes} />
      )}
      {isAlone && <AuditRows label={fillText(texts.audit.label, { tab: label })} rows={clean} themes={themes} />}
      {!isAlone && (
        <>
          <AuditPart text={texts.audit.withoutViolations} tab={label} rows={clean} themes={themes} />
          <AuditPart text={texts.audit.since} tab={label} rows={since} themes={themes} />
        </>
      )}
    </details>
  );
}

interface AuditPartProps {
  text: typeof texts.audit.withoutViolations | typeof texts.audit.since;
  tab: string;
  rows: readonly AuditRow[];
  themes: Themes;
}

/** Rows of a tab that need no attention, closed at first. */
function AuditPart({ text, tab, rows, themes }: AuditPartProps) {
  const summary = fillText(text, { examples: fillCount(texts.audit.examples, rows.length) });
  return (
    rows.length > 0 && (
      <details className="pb-audit-tab">
        <summary className="pb-summary pb-chevron">{summary}</summary>
        <AuditRows label={fillText(texts.audit.labelOf, { tab, part: summary })} rows={rows} themes={themes} />
      </details>
    )
  );
}

function AuditRows({ label, rows, themes }: { label: string; rows: readonly AuditRow[]; themes: Themes }) {
  const isAlike = rows.every(({ findings }) => areAlike(findings?.light.violations, findings?.dark.violations));
  const columns = [
    texts.audit.example,
    ...(isAlike ? [texts.audit.lightAndDark] : [texts.audit.light, texts.audit.dark]),
    ...(themes.length === 0 ? [] : [texts.audit.otherThemes]),
    texts.audit.byHand
  ];
  return (
    <ClaimTable
      label={label}
      columns={columns}
      className="pb-audit-rows"
      rows={rows.map((row) => cellsOf(row, themes, isAlike))}
    />
  );
}

/** Whether the color schemes have the same violations. */
function areAlike(light: readonly Violation[] = [], dark: readonly Violation[] = []): boolean {
  const keyOf = ({ rule, elements }: Violation): string => `${rule} ${elements}`;
  return light.map(keyOf).toSorted().join() === dark.map(keyOf).toSorted().join();
}

/** @param isAlike whether one cell is for both color schemes */
function cellsOf({ example, findings, isOutdated }: AuditRow, themes: Themes, isAlike: boolean) {
  const name = (
    <>
      <LinkToExample example={example} />
      {isOutdated && <p className="pb-claim-text">{texts.audit.outdated}</p>}
    </>
  );
  return findings === null
    ? [name, ...Array.from({ length: (isAlike ? 2 : 3) + Math.min(themes.length, 1) }, () => texts.audit.notAudited)]
    : [
        name,
        <Violations key="light" findings={findings.light} />,
        ...(isAlike ? [] : [<Violations key="dark" findings={findings.dark} />]),
        ...(themes.length === 0 ? [] : [<OtherThemes key="others" findings={findings} themes={themes} />]),
        rulesByHand(Math.max(findings.light.incomplete, findings.dark.incomplete))
      ];
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
function resultOf(row: AuditRow): 'failing' | 'clean' | 'since' {
  return hasViolations(row) ? 'failing' : row.isOutdated || row.findings === null ? 'since' : 'clean';
}

function tabSummary(label: string, rows: readonly AuditRow[]): string {
  return fillText(texts.audit.summary, { tab: label, ...resultsOf(rows) });
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
