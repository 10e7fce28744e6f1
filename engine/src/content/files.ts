import { existsSync, readFileSync, statSync, readdirSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path, { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Creates a function that derives a value from a file's content. The value is cached until the file's modification time
 * or size changes, or that of another file that it depends on; null if the file does not exist.
 * @param othersOf returns the absolute paths of the other files
 */
export function createFileReader<T>(
  derive: (content: Buffer, file: string) => T,
  othersOf: (value: T) => readonly string[] = () => []
): (file: string) => T | null {
  const known = new Map<string, { stamps: readonly string[]; value: T }>();
  return (file) => {
    const stamp = stampOf(file);
    if (stamp === NO_FILE) {
      known.delete(file);
      return null;
    }
    const entry = known.get(file);
    if (entry && [file, ...othersOf(entry.value)].every((each, index) => stampOf(each) === entry.stamps[index])) {
      return entry.value;
    }
    const value = derive(readFileSync(file), file);
    known.set(file, { stamps: [stamp, ...othersOf(value).map(stampOf)], value });
    return value;
  };
}

const NO_FILE = '';

function stampOf(file: string): string {
  const stats = existsSync(file) ? statSync(file) : null;
  return stats?.isFile() === true ? `${stats.mtimeMs}:${stats.size}` : NO_FILE;
}

/** SHA-256 of several texts, hexadecimal. */
export function hashTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('hex');
}

/** Returns names and texts of files, for their hash. @param files name -> path */
export function namedTexts(files: Iterable<readonly [name: string, file: string]>): string[] {
  return [...files].flatMap(([name, file]) => [name, readFileSync(file, 'utf8')]);
}

/** The first digits of the SHA-256 of a text or file, hexadecimal. */
export function shortHash(content: string | Buffer, length: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}

/** Hashes names and content of all files below a folder, byte by byte. */
export function hashFolder(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${path.relative(folder, file)}:${content.length}:`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Writes a file of a cache, with its folder. Readers find the file as it was or as it is, never a part of it, also while
 * other processes write it.
 */
export function writeWhole(file: string, content: string | Buffer): void {
  const temporary = `${file}.${process.pid}.${threadId}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/** Writes a file of a cache as JSON, with a hash of the text in its first line. */
export function writeCached(file: string, value: unknown): void {
  const text = JSON.stringify(value);
  writeWhole(file, `${hashTexts([text])}\n${text}`);
}

/** Folders of caches whose damage was reported. */
const reportedFolders = new Set<string>();

/**
 * Reads what {@link writeCached} wrote; null if the file is missing, or is not as it was written, and has to be made
 * again. Damage is reported on standard error, once for each folder.
 */
export function readCached(file: string): unknown {
  const content = readIfExists(file);
  if (content === null) {
    return null;
  }
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  if (content.slice(0, Math.max(end, 0)) !== hashTexts([text])) {
    // Earlier versions wrote no hash.
    if (content.startsWith('{')) {
      return null;
    }
    if (!reportedFolders.has(dirname(file))) {
      reportedFolders.add(dirname(file));
      process.stderr.write(`${file} is damaged; it is made anew, as are others in its folder.\n`);
    }
    return null;
  }
  return JSON.parse(text);
}

/** Reads a text file; null if there is none, or if it can't be read. */
export function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Reads a JSON file that people may edit; null if it is missing or not valid. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Finds the first existing file with one of the names in a folder or its nearest ancestor; null if none. */
export function findUpwards(folder: string, names: readonly string[]): string | null {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  const parent = dirname(folder);
  return found ?? (parent === folder ? null : findUpwards(parent, names));
}

/** Writes data as indented JSON, so that diffs are readable. Creates missing folders. */
export function writeJson(file: string, data: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

/** Sorts entries by key, to keep diffs of a file small. */
export function sortedByKey<Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
