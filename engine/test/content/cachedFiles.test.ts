import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

import { hashFolder, readCached, writeCached } from '../../src/content/files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'patternbook-cached-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const VALUE = { html: '<p>ü</p>', sheets: ['/a.css'] };

it('reads what it wrote', () => {
  const file = path.join(folder, 'a/value.json');
  expect(readCached(file)).toBeNull();
  writeCached(file, VALUE);
  expect(readCached(file)).toEqual(VALUE);
});

it('believes no file that was changed in any place', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const file = path.join(folder, 'b/value.json');
  writeCached(file, VALUE);
  const content = readFileSync(file);
  fc.assert(
    fc.property(fc.nat(content.length - 1), fc.integer({ min: 1, max: 255 }), fc.boolean(), (place, change, isCut) => {
      const damaged = Buffer.from(content);
      damaged[place] = (damaged[place] ?? 0) ^ change;
      writeFileSync(file, isCut ? content.subarray(0, place) : damaged);
      expect(readCached(file)).toBeNull();
    })
  );
});

it('reports damage once for each folder', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const name of ['x.json', 'y.json']) {
    writeCached(path.join(folder, 'c', name), VALUE);
    writeFileSync(path.join(folder, 'c', name), '');
    readCached(path.join(folder, 'c', name));
  }
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('x.json is damaged; it is made anew'));
});

it('tells folders apart whose files differ in bytes that are no text, or in names', () => {
  const hashes = [
    { 'a.woff2': [0xff] },
    { 'a.woff2': [0xfe] },
    { 'b.woff2': [0xff] },
    { 'a.woff2': [0xff], 'b.woff2': [] }
  ].map((files, index) => {
    const own = path.join(folder, `hashed-${index}`);
    mkdirSync(own);
    Object.entries(files).forEach(([name, bytes]) => writeFileSync(path.join(own, name), Buffer.from(bytes)));
    return hashFolder(own);
  });
  expect(new Set(hashes).size).toBe(4);
});
