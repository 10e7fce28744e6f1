import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type SiteWriter, createSiteWriter } from '../../../src/site/publish/siteWriter.ts';

let folder: string;
let writer: SiteWriter;
const read = (relative: string): string => readFileSync(path.join(folder, relative), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-writer-'));
  writer = createSiteWriter(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('createSiteWriter', () => {
  it('writes documents to the paths that their addresses resolve to', async () => {
    await writer.document('/', 'home');
    await writer.document('/a/b', 'page');
    expect(read('index.html')).toBe('home');
    expect(read('a/b/index.html')).toBe('page');
  });

  it('names files by content hash', async () => {
    const first = await writer.hashed('page', 'css', 'a{}');
    expect(first).toMatch(/^\/assets\/page-[0-9a-f]{8}\.css$/);
    expect(await writer.hashed('page', 'css', 'a{}')).toBe(first);
    expect(await writer.hashed('page', 'css', 'b{}')).not.toBe(first);
    expect(read(first)).toBe('a{}');
  });

  it('copies files referenced by documents', async () => {
    const file = path.join(folder, 'source.svg');
    writeFileSync(file, '<svg/>');
    await writer.assets([{ file, path: '/assets/x.svg' }]);
    expect(read('assets/x.svg')).toBe('<svg/>');
  });
});
