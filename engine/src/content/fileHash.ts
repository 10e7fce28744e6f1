import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
