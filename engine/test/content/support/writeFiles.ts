import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files into a temporary folder, which is removed after the test, and returns the folder. */
export function writeFiles(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'patternbook-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
