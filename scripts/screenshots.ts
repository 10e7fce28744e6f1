/** `npm run screenshots`: updates the snapshots with which `npm run test:full` compares the site. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const { status } = spawnSync(
  'npm',
  ['run', '--silent', 'test:browser', '--', 'e2e/screenshots', '--update-snapshots'],
  {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, PATTERNBOOK_TIER: 'full' },
    stdio: 'inherit',
    // On Windows, the program is a .cmd file.
    shell: process.platform === 'win32'
  }
);
process.exitCode = status ?? 1;
