import { relative, sep } from 'node:path';

import type { Location, Problem } from '../model.ts';

/** A problem as a report shows it. Lines and columns start at 1. */
export interface ReportedProblem extends Omit<Problem, 'location'> {
  /** `@scope/package/path`, or the path below the site's folder; null when it concerns the whole site. */
  file: string | null;
  line: number | null;
  column: number | null;
}

/** Converts a problem for reports, with machine-independent file names. */
export function toReportedProblem({ location, message, ...problem }: Problem, siteFolder: string): ReportedProblem {
  const place = location ? toPlace(location, siteFolder) : { file: null, line: null, column: null };
  return { ...problem, message: displayText(message, siteFolder), ...place };
}

function toPlace(
  { file, line, column }: Location,
  siteFolder: string
): Pick<ReportedProblem, 'file' | 'line' | 'column'> {
  return { file: displayName(file, siteFolder), line: line ?? null, column: column ?? null };
}

/** Compares problems for a report: by file, then by line and column, then by code. */
export function compareProblems(a: ReportedProblem, b: ReportedProblem): number {
  return (
    compareTexts(a.file ?? '', b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareTexts(a.code, b.code)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const IN_PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+\/.+)$/;
/** The part of a path up to a package's name; paths in messages follow a quote, a parenthesis or a space. */
const TO_PACKAGES = /[^\s"'`(]*\/node_modules\//g;

/**
 * Returns the machine-independent name of a file in reports: `@scope/package/path` in an installed package, else its
 * path below the site's folder.
 */
export function displayName(file: string, siteFolder: string): string {
  const path = file.split(sep).join('/');
  return IN_PACKAGE.exec(path)?.[1] ?? relative(siteFolder, file).split(sep).join('/');
}

/** Shortens the paths in a message in the same way. */
function displayText(text: string, siteFolder: string): string {
  return text.replaceAll(TO_PACKAGES, '').replaceAll(siteFolder + sep, '');
}

/**
 * Removes duplicates: problems of a file that several pages show, and compiler errors about an import that is already
 * reported as unresolved.
 */
export function dropRepeats(problems: readonly ReportedProblem[]): ReportedProblem[] {
  const unresolved = new Set(problems.filter(({ code }) => code === 'unresolved-import').map(lineKey));
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].filter((problem) => !(isMissingModule(problem) && unresolved.has(lineKey(problem))));
}

function lineKey({ file, line }: ReportedProblem): string {
  return `${file ?? ''}:${line ?? 0}`;
}

function isMissingModule({ code, message }: ReportedProblem): boolean {
  return code === 'type-error' && message.startsWith('TS2307');
}
