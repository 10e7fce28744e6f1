import { readFileSync } from 'node:fs';
import compiler from 'typescript/package.json' with { type: 'json' };
import { findUpwards, hashFolder, hashTexts } from '../../content/files.ts';

/** Install records of package managers: npm, pnpm, Yarn 1, Yarn 2 and later. */
const INSTALL_RECORDS = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-integrity', '.yarn-state.yml'].map(
  (name) => `node_modules/${name}`
);

/**
 * Hashes everything that a type check depends on except the examples: the installed packages, the compiler and this
 * folder's own code. Null if no install record is found: nothing may be cached then.
 */
export function hashEnvironment(siteFolder: string): string | null {
  const record = findUpwards(siteFolder, INSTALL_RECORDS);
  return record && hashTexts([compiler.version, hashFolder(import.meta.dirname), readFileSync(record, 'utf8')]);
}
