import { readFileSync } from 'node:fs';
import compiler from 'typescript/package.json' with { type: 'json' };
import { findUpwards, hashFolder, hashTexts } from '../../content/files.ts';

/** Where package managers note what they installed: npm, pnpm, Yarn 1, Yarn 2 and later. */
const INSTALL_RECORDS = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-integrity', '.yarn-state.yml'].map(
  (name) => `node_modules/${name}`
);

/**
 * Hash of everything but the examples that a type check depends on: the installed packages, the compiler and this
 * folder's own code. Null when no record of the installed packages is found: then nothing may be cached.
 */
export function hashEnvironment(siteFolder: string): string | null {
  const record = findUpwards(siteFolder, INSTALL_RECORDS);
  return record && hashTexts([compiler.version, hashFolder(import.meta.dirname), readFileSync(record, 'utf8')]);
}
