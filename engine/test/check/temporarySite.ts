import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Packages of this repository that are linked into temporary sites. */
const LINKED_PACKAGES = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** A site in a temporary folder, which is removed after the test. */
export interface TemporarySite {
  folder: string;
  cacheFolder: string;
  /** Writes files: path relative to the site folder -> text. */
  write(files: Record<string, string>): void;
  path(relPath: string): string;
}

/** Creates a site folder with React installed. `installed` is the content of the lockfile. */
export function createTemporarySite(files: Record<string, string>, installed = 'first'): TemporarySite {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patternbook-check-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = (relPath: string): string => join(folder, relPath);
  const write = (written: Record<string, string>): void => {
    for (const [relPath, text] of Object.entries(written)) {
      mkdirSync(dirname(path(relPath)), { recursive: true });
      writeFileSync(path(relPath), text);
    }
  };
  for (const name of LINKED_PACKAGES) {
    const link = path(`node_modules/${name}`);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(import.meta.dirname, '../../../node_modules', name), link);
  }
  write({ 'node_modules/.package-lock.json': JSON.stringify({ installed }), ...files });
  return { folder, cacheFolder: path('.cache'), write, path };
}
