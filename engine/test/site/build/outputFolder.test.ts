import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UserError } from '../../../src/core/userError.ts';
import { openOutputFolder } from '../../../src/site/build/outputFolder.ts';

// Its functions can only be mocked in a copy of the module.
vi.mock('node:fs/promises', async (original) => ({ ...(await original<typeof files>()) }));

let folder: string;
let target: string;
const index = (): string => readFileSync(path.join(target, 'index.html'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-output-'));
  target = path.join(folder, 'dist');
  mkdirSync(target);
  writeFileSync(path.join(target, 'index.html'), 'last good');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Makes renames fail with a file system error. */
function refuseRename(code: string): void {
  vi.spyOn(files, 'rename').mockRejectedValue(Object.assign(new Error(`${code}: rename`), { code }));
}

describe('openOutputFolder', () => {
  it('keeps the last output until the new one is complete', async () => {
    const output = await openOutputFolder(target, path.join(folder, 'cache'));
    writeFileSync(path.join(output.path, 'index.html'), 'new');
    expect(index()).toBe('last good');
    await output.commit();
    expect(index()).toBe('new');
  });

  it('keeps the last output if a build is aborted, and cleans up that build later', async () => {
    const cache = path.join(folder, 'cache');
    const killed = await openOutputFolder(target, cache);
    writeFileSync(path.join(killed.path, 'index.html'), 'half done');
    const next = await openOutputFolder(target, cache);
    expect(index()).toBe('last good');
    expect(existsSync(path.join(next.path, 'index.html'))).toBe(false);
  });

  it('works without an earlier output', async () => {
    rmSync(target, { recursive: true });
    const output = await openOutputFolder(target, path.join(folder, 'cache'));
    writeFileSync(path.join(output.path, 'index.html'), 'first');
    await output.commit();
    expect(index()).toBe('first');
  });

  it.each(['EXDEV', 'EBUSY'])("replaces the files of a folder that can't be renamed (%s)", async (code) => {
    mkdirSync(path.join(target, 'old/assets'), { recursive: true });
    const output = await openOutputFolder(target, path.join(folder, 'cache'));
    mkdirSync(path.join(output.path, 'assets'));
    writeFileSync(path.join(output.path, 'index.html'), 'new');
    writeFileSync(path.join(output.path, 'assets/main.js'), '');
    refuseRename(code);
    await output.commit();
    expect(index()).toBe('new');
    expect(readdirSync(target, { recursive: true }).toSorted()).toEqual(['assets', 'assets/main.js', 'index.html']);
    expect(existsSync(output.path)).toBe(false);
  });

  it("explains that the output can't be replaced", async () => {
    const output = await openOutputFolder(target, path.join(folder, 'cache'));
    refuseRename('EPERM');
    await expect(output.commit()).rejects.toThrow(new UserError(`${target} can't be replaced: EPERM: rename`));
    expect(index()).toBe('last good');
  });
});
