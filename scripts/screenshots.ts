/** `npm run screenshots`: takes the pictures anew that `npm run test:full` compares the site with. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const { status } = spawnSync(
  'npm',
  ['run', '--silent', 'test:browser', '--', 'e2e/screenshots', '--update-snapshots'],
  {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, PATTERNBOOK_TIER: 'full' },
    stdio: 'inherit',
    // The program is a .cmd file there.
    shell: process.platform === 'win32'
  }
);
process.exitCode = status ?? 1;
