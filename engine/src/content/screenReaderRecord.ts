import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { sortedByKey } from './files.ts';
import { readStoredResults } from './storedResults.ts';

/** What a screen reader said about one claim. */
const recordedClaim = z.strictObject({
  /** The claim in words, for people who read the file. */
  claim: z.string(),
  /** Changes with the example's code and the version of its package. */
  code: z.string(),
  /** What the screen reader said, in order; empty if it was silent twice. */
  said: z.array(z.string())
});

const screenReaderRecord = z.strictObject({
  /** ISO date of the last recording. */
  date: z.iso.date(),
  /** Version of Orca. */
  orca: z.string(),
  /** Version of Firefox. */
  firefox: z.string(),
  /** Versions of the packages that the examples come from. */
  packages: z.record(z.string(), z.string()),
  /** By the id of the claim, which changes with what is done. */
  claims: z.record(z.string(), recordedClaim)
});

/** What a screen reader said about the accessibility claims of a site. */
export type ScreenReaderRecord = z.infer<typeof screenReaderRecord>;

/**
 * Reads what a screen reader said about a site; null if it was never recorded.
 * @param folder of the site
 * @throws Error when the file doesn't fit its schema
 */
export function readScreenReaderRecord(folder: string): ScreenReaderRecord | null {
  return readStoredResults(screenReaderFile(folder), 'recordings', screenReaderRecord);
}

/** Writes a record, sorted, with one line for each claim. @param folder of the site */
export function writeScreenReaderRecord(folder: string, { claims, packages, ...rest }: ScreenReaderRecord): void {
  const head = JSON.stringify({ ...rest, packages: sortedByKey(packages) }, null, 2).replace(/\n\}$/, ',');
  const lines = Object.entries(claims)
    .toSorted(([idA, a], [idB, b]) => (a.claim + idA < b.claim + idB ? -1 : 1))
    .map(([id, claim]) => `    ${JSON.stringify(id)}: ${JSON.stringify(claim)}`);
  writeFileSync(screenReaderFile(folder), `${head}\n  "claims": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** The file of a site's record. @param folder of the site */
function screenReaderFile(folder: string): string {
  return path.join(folder, 'screenReader.json');
}
