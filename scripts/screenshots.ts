/** `npm run screenshots`: takes the pictures anew that `npm run test:full` compares the site with. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const { status } = spawnSync('vitest', ['run', '--project', 'e2e', 'e2e/screenshots'], {
  cwd: resolve(import.meta.dirname, '..'),
  env: { ...process.env, PATTERNBOOK_SCREENSHOTS: 'renew' },
  stdio: 'inherit',
  // The program is a .cmd file there.
  shell: process.platform === 'win32'
});
process.exitCode = status ?? 1;
