import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes data to a file for people to compare, and makes its folder. */
export function writeJson(file: string, data: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

/** The same entries in the order of their keys, so that versions of a file compare well. */
export function sortedByKey<Value>(entries: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
