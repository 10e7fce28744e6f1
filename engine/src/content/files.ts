import { existsSync, readFileSync, statSync, readdirSync, mkdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path, { dirname, join } from 'node:path';

/**
 * Makes a function that reads a file and derives a value from it, and derives it again only when the file changed
 * (by time and size). It returns null where no such file exists.
 */
export function createFileReader<T>(derive: (content: Buffer, file: string) => T): (file: string) => T | null {
  const known = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    const stats = existsSync(file) ? statSync(file) : null;
    if (!stats?.isFile()) {
      known.delete(file);
      return null;
    }
    const stamp = `${stats.mtimeMs}:${stats.size}`;
    const entry = known.get(file);
    if (entry?.stamp === stamp) {
      return entry.value;
    }
    const value = derive(readFileSync(file), file);
    known.set(file, { stamp, value });
    return value;
  };
}

/** SHA-256 over several texts, hexadecimal. */
export function hashTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('hex');
}

/** The first digits of the SHA-256 of a text or file, hexadecimal. */
export function shortHash(content: string | Buffer, length: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}

/** Hash of all files below a folder. */
export function hashFolder(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return hashTexts(files.toSorted().map((file) => readFileSync(file, 'utf8')));
}

/** The nearest of some files in a folder and those above it, or null. */
export function findUpwards(folder: string, names: readonly string[]): string | null {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  const parent = dirname(folder);
  return found ?? (parent === folder ? null : findUpwards(parent, names));
}

/** Writes data to a file for people to compare, and makes its folder. */
export function writeJson(file: string, data: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

/** The same entries in the order of their keys, so that versions of a file compare well. */
export function sortedByKey<Value>(entries: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
