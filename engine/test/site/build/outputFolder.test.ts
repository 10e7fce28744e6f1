import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openOutputFolder } from '../../../src/site/build/outputFolder.ts';

let folder: string;
let target: string;
const index = (): string => readFileSync(path.join(target, 'index.html'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-output-'));
  target = path.join(folder, 'dist');
  mkdirSync(target);
  writeFileSync(path.join(target, 'index.html'), 'last good');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('openOutputFolder', () => {
  it('leaves the last output in place until the new one is complete', async () => {
    const output = await openOutputFolder(target, path.join(folder, 'cache'));
    writeFileSync(path.join(output.path, 'index.html'), 'new');
    expect(index()).toBe('last good');
    await output.commit();
    expect(index()).toBe('new');
  });

  it('keeps the last output when a build never ends, and removes the rest of that build later', async () => {
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
});
