import { type Paint, painter } from '../../check/paint.ts';
import type { Finding } from '../../lint/finding.ts';
import type { LintReport } from './report.ts';

const STYLE = { error: 'red', warning: 'yellow' } as const;
const INDENT = '      ';
/** The report in JSON has all. */
const MAX_NAMED = 4;

/** Formats the report for the terminal: findings grouped by file, and a line that counts them. */
export function formatFindings(report: LintReport, color: boolean): string {
  const paint = painter(color);
  const files = report.files.map(({ file, findings, failure }) =>
    [
      paint('underline', file),
      ...(failure === null
        ? []
        : [`  ${failure.split(' ')[0]}  ${paint('red', 'error')} ${failure.split(' ').slice(1).join(' ')}`]),
      ...findings.map((finding) => formatFinding(finding, paint))
    ].join('\n')
  );
  const unchecked = report.unchecked === null ? [] : [paint('yellow', report.unchecked)];
  return [...files, ...unchecked, summary(report)].join('\n\n') + '\n';
}

function formatFinding({ line, column, severity, rule, message, suggestion, page }: Finding, paint: Paint): string {
  const head = [`${line}:${column}`.padEnd(7), paint(STYLE[severity], severity), paint('dim', rule), message].join(' ');
  const details = [...(suggestion === null ? [] : [`Instead: ${suggestion}`]), ...(page === null ? [] : [page])];
  return [`  ${head}`, ...details.map((detail) => INDENT + paint('dim', detail))].join('\n');
}

function summary({ checked, errors, warnings, packages, judges }: LintReport): string {
  const named = packages.slice(0, MAX_NAMED).map(({ name, version }) => `${name} ${version}`);
  const others = packages.length - named.length;
  const versions = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  const whose = judges === 'installed' ? 'installed' : 'of the site, since none is installed';
  return `${amount(checked, 'file')}, ${amount(errors, 'error')}, ${amount(warnings, 'warning')}. Checked against ${versions} (${whose}).`;
}

function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
