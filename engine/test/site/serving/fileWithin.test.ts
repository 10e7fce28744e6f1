import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fileWithin } from '../../../src/site/serving/fileWithin.ts';

const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'patternbook-within-')));
const folder = path.join(base, 'site');

beforeAll(() => {
  mkdirSync(path.join(folder, 'a'), { recursive: true });
  mkdirSync(path.join(base, 'site-other'));
  writeFileSync(path.join(folder, 'a/b.txt'), 'inside');
  writeFileSync(path.join(folder, '..c.txt'), 'inside');
  writeFileSync(path.join(base, 'secret.txt'), 'outside');
  writeFileSync(path.join(base, 'site-other/secret.txt'), 'outside');
  symlinkSync(path.join(base, 'secret.txt'), path.join(folder, 'link.txt'));
  symlinkSync(path.join(folder, 'a/b.txt'), path.join(folder, 'inner.txt'));
});
afterAll(() => rmSync(base, { recursive: true }));

describe('fileWithin', () => {
  it('finds files in the folder', () => {
    expect(fileWithin(folder, '/a/b.txt')).toBe(path.join(folder, 'a/b.txt'));
    expect(fileWithin(folder, '/inner.txt')).toBe(path.join(folder, 'a/b.txt'));
    expect(fileWithin(folder, '/..c.txt')).toBe(path.join(folder, '..c.txt'));
  });

  it.each([
    '/a',
    '/',
    '',
    '/none.txt',
    '/a/b.txt/c',
    '/../secret.txt',
    '/a/../../secret.txt',
    '/../site-other/secret.txt',
    '/link.txt',
    '/a\0/b.txt',
    `/${'a'.repeat(5000)}`
  ])('finds nothing at %j', (address) => {
    expect(fileWithin(folder, address)).toBeNull();
  });

  it('never throws and never leaves the folder', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('/', '..', '.', '\\', 'a', 'b.txt', 'secret.txt', 'link.txt'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(fileWithin(folder, parts.join('/')) ?? folder).toMatch(new RegExp(`^${folder}`));
      })
    );
  });
});
