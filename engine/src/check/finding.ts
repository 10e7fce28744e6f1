import type { Location, Problem } from '../model.ts';
import { displayName, displayText } from './displayName.ts';

/** A problem as a report shows it. Lines and columns start at 1. */
export interface Finding extends Omit<Problem, 'location'> {
  /** `@scope/package/path`, or the path below the site's folder; null when it concerns the whole site. */
  file: string | null;
  line: number | null;
  column: number | null;
}

/** Names a problem's file independently of the machine. */
export function toFinding({ location, message, ...problem }: Problem, siteFolder: string): Finding {
  const place = location ? toPlace(location, siteFolder) : { file: null, line: null, column: null };
  return { ...problem, message: displayText(message, siteFolder), ...place };
}

function toPlace({ file, line, column }: Location, siteFolder: string): Pick<Finding, 'file' | 'line' | 'column'> {
  return { file: displayName(file, siteFolder), line: line ?? null, column: column ?? null };
}

/** Order of findings in a report: by file, then by line, then by code. */
export function compareFindings(a: Finding, b: Finding): number {
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
