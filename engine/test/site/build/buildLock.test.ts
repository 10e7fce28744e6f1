import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { lockBuild } from '../../../src/site/build/buildLock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-lock-'));
  file = path.join(folder, 'build.lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('lockBuild', () => {
  it('makes a second build wait for the first, and reports it once', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const unlockFirst = await lockBuild(folder);
    let hasBegun = false;
    const second = lockBuild(folder).then((unlock) => {
      hasBegun = true;
      return unlock;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(hasBegun).toBe(false);
    unlockFirst();
    (await second)();
    expect(existsSync(file)).toBe(false);
    expect(write).toHaveBeenCalledExactlyOnceWith(
      `Another build of this site is running (process ${process.pid}); waiting for it to end.\n`
    );
  });

  it('takes over the lock of a killed build', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, `${pid} ${hostname()}`);
    (await lockBuild(folder))();
    expect(existsSync(file)).toBe(false);
  });

  it('takes over the lock of a build whose process number belongs to another program', async () => {
    writeFileSync(file, `${process.pid} ${hostname()}`);
    const earlier = new Date(Date.now() - 120_000);
    utimesSync(file, earlier, earlier);
    (await lockBuild(folder))();
    expect(existsSync(file)).toBe(false);
  });

  it.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('is released by a build that %s ends', (signal) => {
    const module = path.resolve(import.meta.dirname, '../../../src/site/build/buildLock.ts');
    const program = `const { lockBuild } = await import(${JSON.stringify(module)});
      await lockBuild(${JSON.stringify(folder)});
      process.kill(process.pid, '${signal}');
      setTimeout(() => {}, 60_000);`;
    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { timeout: 30_000 });
    expect(ended.signal).toBe(signal);
    expect(existsSync(file)).toBe(false);
  });

  it('takes over the lock of a build on another computer that sends no heartbeat', async () => {
    writeFileSync(file, `${process.pid} not-${hostname()}`);
    const earlier = new Date(Date.now() - 120_000);
    utimesSync(file, earlier, earlier);
    (await lockBuild(folder))();
    expect(existsSync(file)).toBe(false);
  });
});
