import type { Finding } from '../../../lint/finding.ts';

/** Code with what the checker found in it. */
export interface CheckedCode {
  code: string;
  findings: readonly Finding[];
}

/** Returns what was found in code, without as many equal findings as another version has; those on unchanged lines go first. */
export function newFindings(now: CheckedCode, before: CheckedCode): Finding[] {
  const known = new Map<string, number>();
  for (const finding of before.findings) {
    known.set(keyOf(finding), (known.get(keyOf(finding)) ?? 0) + 1);
  }
  const lines = now.code.split('\n');
  const unchanged = new Set(before.code.split('\n').map((line) => line.trim()));
  const isUnchanged = ({ line }: Finding): boolean => unchanged.has(lines[line - 1]?.trim() ?? '');
  const added = new Set(
    now.findings
      .toSorted((a, b) => Number(isUnchanged(b)) - Number(isUnchanged(a)))
      .filter((finding) => {
        const left = known.get(keyOf(finding)) ?? 0;
        known.set(keyOf(finding), left - 1);
        return left <= 0;
      })
  );
  return now.findings.filter((finding) => added.has(finding));
}

function keyOf({ rule, message }: Finding): string {
  return `${rule} ${message}`;
}
