import { existsSync, readFileSync, statSync } from 'node:fs';

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
