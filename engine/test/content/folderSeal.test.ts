import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isSealed, sealFolder } from '../../src/content/folderSeal.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'patternbook-seal-'));
  folder = path.join(parent, 'scripts');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'assets/main.js'), 'export {};');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true });
});

describe('isSealed', () => {
  it('accepts an unchanged folder', async () => {
    await sealFolder(folder);
    expect(isSealed(folder)).toBe(true);
  });

  it('does not report a missing folder', () => {
    const write = vi.spyOn(process.stderr, 'write');
    expect(isSealed(path.join(parent, 'design'))).toBe(false);
    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ['cut', () => truncateSync(path.join(folder, 'assets/main.js'), 4)],
    ['removed', () => rmSync(path.join(folder, 'assets/main.js'))]
  ])('reports a folder with a file that is %s', async (_, damage) => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await sealFolder(folder);
    damage();
    expect(isSealed(folder)).toBe(false);
    expect(write).toHaveBeenCalledExactlyOnceWith(`${folder} is damaged; it is made anew.\n`);
  });

  it('reports a folder that was never completed', () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(isSealed(folder)).toBe(false);
  });
});
