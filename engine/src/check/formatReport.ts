import type { Severity } from '../model.ts';
import { formatGuidance, formatGuidanceSummary } from './guidance/formatGuidance.ts';
import { type Paint, painter } from './paint.ts';
import type { ReportedProblem } from './reportedProblem.ts';
import type { CheckReport, CodeCount } from './report.ts';

export interface FormatOptions {
  color: boolean;
  /** Whether to print a table with the extent of each tab about a component. */
  guidance?: boolean;
}

const SEVERITY_STYLE = { error: 'red', warning: 'yellow' } as const satisfies Record<Severity, Parameters<Paint>[0]>;
const WHOLE_SITE = '(whole site)';
const DETAIL_INDENT = '      ';

/** Whether to color the output of a stream: on a terminal, unless `NO_COLOR` is set (no-color.org). */
export function wantsColor(stream: { isTTY?: boolean }, environment: Record<string, string | undefined>): boolean {
  return Boolean(stream.isTTY) && !environment['NO_COLOR'];
}

/**
 * Formats the report for the terminal: problems grouped by file, then counts by code, on request the extent of each tab
 * about a component, and a line each for these tabs and the whole.
 */
export function formatReport(report: CheckReport, { color, guidance = false }: FormatOptions): string {
  const paint = painter(color);
  const groups = formatProblems(report.problems, color);
  const counts = report.counts.length > 0 ? [formatCounts(report.counts)] : [];
  const extents = guidance && report.guidance.tabs.length > 0 ? [formatGuidance(report.guidance)] : [];
  const lines = [formatGuidanceSummary(report.guidance, paint), formatSummary(report, color)];
  return [...groups, ...counts, ...extents, lines.filter(Boolean).join('\n')].join('\n\n') + '\n';
}

/** Formats problems that are sorted by file; returns the text of each file. */
export function formatProblems(all: readonly ReportedProblem[], color: boolean): string[] {
  const paint = painter(color);
  const files = Map.groupBy(all, ({ file }) => file ?? WHOLE_SITE);
  return Array.from(files, ([file, problems]) =>
    [paint('underline', file), ...problems.map((problem) => formatProblem(problem, paint))].join('\n')
  );
}

function formatProblem({ severity, code, message, hint, line, column }: ReportedProblem, paint: Paint): string {
  const position = [line, column].filter((part) => part !== null).join(':');
  const [first = '', ...explanations] = message.split('\n');
  const head = [position.padEnd(7), paint(SEVERITY_STYLE[severity], severity), paint('dim', code), first].join(' ');
  const details = [...explanations, ...(hint === null ? [] : [paint('dim', hint)])];
  return [`  ${head}`, ...details.map((detail) => DETAIL_INDENT + detail)].join('\n');
}

function formatCounts(counts: readonly CodeCount[]): string {
  const width = Math.max(...counts.map(({ code }) => code.length));
  return counts
    .map(({ code, errors, warnings, known }) => {
      const parts = [amount(errors, 'error'), amount(warnings, 'warning'), known > 0 ? `${known} known` : ''];
      return `  ${code.padEnd(width)}  ${parts.filter(Boolean).join(', ')}`;
    })
    .join('\n');
}

function formatSummary({ errors, warnings, known, checked }: CheckReport, color: boolean): string {
  const { pages, tabs, examples, rendered, typed } = checked;
  const verdict = formatVerdict({ errors, warnings, known: known.length }, color);
  const scope = [count(pages, 'page'), count(tabs, 'tab'), count(examples, 'example')].join(', ');
  const work = `${rendered} rendered, ${count(typed, 'source')} type-checked`;
  return `${painter(color)('bold', 'check:')} ${verdict} in ${scope} (${work})`;
}

/** Formats the numbers of open and known problems. */
export function formatVerdict(
  { errors, warnings, known }: { errors: number; warnings: number; known: number },
  color: boolean
): string {
  const paint = painter(color);
  return [
    paint(errors > 0 ? 'red' : 'green', amount(errors, 'error') || 'no errors'),
    amount(warnings, 'warning') || 'no warnings',
    known > 0 ? `${amount(known, 'known problem')} of published packages` : ''
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns a count with its noun; empty for 0. */
function amount(number: number, noun: string): string {
  return number === 0 ? '' : count(number, noun);
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
