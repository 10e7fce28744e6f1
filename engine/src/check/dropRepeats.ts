import type { Finding } from './finding.ts';

/**
 * Leaves out what says the same thing twice: findings of a file that several pages show, and the compiler's complaint
 * about an import that is already reported as unresolvable.
 */
export function dropRepeats(findings: readonly Finding[]): Finding[] {
  const unresolved = new Set(findings.filter(({ code }) => code === 'unresolved-import').map(lineKey));
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].filter((finding) => !(isMissingModule(finding) && unresolved.has(lineKey(finding))));
}

function lineKey({ file, line }: Finding): string {
  return `${file ?? ''}:${line ?? 0}`;
}

function isMissingModule({ code, message }: Finding): boolean {
  return code === 'type-error' && message.startsWith('TS2307');
}
