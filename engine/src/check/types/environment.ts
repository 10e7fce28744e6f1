import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compiler from 'typescript/package.json' with { type: 'json' };

/** Where package managers note what they installed: npm, pnpm, Yarn 1, Yarn 2 and later. */
const INSTALL_RECORDS = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-integrity', '.yarn-state.yml'];

/**
 * Hash of everything but the examples that a type check depends on: the installed packages, the compiler and this
 * folder's own code. Null when no record of the installed packages is found: then nothing may be cached.
 */
export function hashEnvironment(siteFolder: string): string | null {
  const records = readInstallRecords(siteFolder);
  return records.length > 0 ? hash([compiler.version, ...ownCode(), ...records]) : null;
}

/** Hash of texts; where one ends and the next begins counts. */
export function hash(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}

function readInstallRecords(siteFolder: string): string[] {
  const folders = [siteFolder];
  for (let folder = siteFolder; folder !== dirname(folder); folder = dirname(folder)) {
    folders.push(dirname(folder));
  }
  return folders
    .flatMap((folder) => INSTALL_RECORDS.map((record) => readIfExists(join(folder, 'node_modules', record))))
    .filter((record) => record !== null);
}

function ownCode(): string[] {
  return readdirSync(import.meta.dirname)
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** Text of a file, or null where there is none. */
export function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return null;
    }
    throw error;
  }
}
