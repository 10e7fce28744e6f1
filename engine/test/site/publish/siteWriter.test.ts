import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LastOutput } from '../../../src/site/publish/lastOutput.ts';
import { type SiteWriter, createSiteWriter } from '../../../src/site/publish/siteWriter.ts';

let folder: string;
let writer: SiteWriter;
const opened: SiteWriter[] = [];
const read = (relative: string): string => readFileSync(path.join(folder, relative), 'utf8');

/** Creates a writer whose thread ends with the test. */
function openWriter(...options: Parameters<typeof createSiteWriter>): SiteWriter {
  const created = createSiteWriter(...options);
  opened.push(created);
  return created;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-writer-'));
  writer = openWriter(folder);
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  rmSync(folder, { recursive: true });
});

describe('createSiteWriter', () => {
  it('writes documents to the paths that their addresses resolve to', async () => {
    writer.document('/', 'home');
    writer.document('/a/b', 'page');
    await writer.settle();
    expect(read('index.html')).toBe('home');
    expect(read('a/b/index.html')).toBe('page');
  });

  it('names files as hosts decode their addresses', async () => {
    writer.document('/parts/%E6%8C%89%E9%92%AE', 'button');
    writer.file('/code/gr%C3%B6%C3%9Fe.json', '{}');
    await writer.settle();
    expect([read('parts/按钮/index.html'), read('code/größe.json')]).toEqual(['button', '{}']);
  });

  it('copies a folder without the files that are left out', async () => {
    const from = path.join(folder, 'package');
    mkdirSync(path.join(from, 'icons'), { recursive: true });
    for (const name of ['logo.svg', '.well-known', 'icons/a.svg', 'icons/a.hbs', 'wallpaper-dark.png']) {
      writeFileSync(path.join(from, name), name);
    }
    writer.folder(from, '/all');
    writer.folder(from, '/some', ['**/*.hbs', 'wallpaper-*']);
    await writer.settle();
    const addresses = Object.keys(writer.record().files);
    expect(addresses.filter((address) => address.startsWith('/all/'))).toHaveLength(5);
    expect(addresses.filter((address) => address.startsWith('/some/'))).toEqual([
      '/some/.well-known',
      '/some/icons/a.svg',
      '/some/logo.svg'
    ]);
    expect(read('some/icons/a.svg')).toBe('icons/a.svg');
  });

  it('names files by content hash', async () => {
    const first = writer.hashed('page', 'css', 'a{}');
    expect(first).toMatch(/^\/assets\/page-[0-9a-f]{8}\.css$/);
    expect(writer.hashed('page', 'css', 'a{}')).toBe(first);
    expect(writer.hashed('page', 'css', 'b{}')).not.toBe(first);
    await writer.settle();
    expect(read(first)).toBe('a{}');
  });

  it('copies files referenced by documents', async () => {
    const file = path.join(folder, 'source.svg');
    writeFileSync(file, '<svg/>');
    writer.assets([{ file, path: '/assets/x.svg' }]);
    await writer.settle();
    expect(read('assets/x.svg')).toBe('<svg/>');
  });

  it('writes bytes that are a part of others', async () => {
    writer.file('/part.bin', new TextEncoder().encode('whole').subarray(1, 3));
    await writer.settle();
    expect(read('part.bin')).toBe('ho');
  });

  it('says which file can’t be written, and writes the others', async () => {
    writer.assets([{ file: path.join(folder, 'missing.svg'), path: '/assets/missing.svg' }]);
    writer.file('/other.txt', 'other');
    await expect(writer.settle()).rejects.toThrow(/no such file.*missing\.svg/);
    expect(read('other.txt')).toBe('other');
    await writer.settle();
  });

  it('doesn’t wait for a thread that has ended', async () => {
    await writer.close();
    await expect(writer.settle()).rejects.toThrow('The thread that writes files has stopped.');
  });
});

describe('a writer after another build', () => {
  let first: string;
  let second: string;
  let last: LastOutput;

  /** Writes two groups, which share a file. */
  async function writeGroups(to: SiteWriter, keys: { home: string; about: string }): Promise<string[]> {
    const calls: string[] = [];
    const write = (name: string) => () => {
      calls.push(name);
      to.hashed('page', 'css', 'a{}');
      to.document(`/${name}`, `<p>${name}</p>`);
      return [`problem of ${name}`];
    };
    expect(await to.group('home', keys.home, write('home'))).toEqual(['problem of home']);
    expect(await to.group('about', keys.about, write('about'))).toEqual(['problem of about']);
    await to.settle();
    return calls;
  }

  beforeEach(async () => {
    first = path.join(folder, 'first');
    second = path.join(folder, 'second');
    mkdirSync(first);
    mkdirSync(second);
    const before = openWriter(first);
    await writeGroups(before, { home: '1', about: '1' });
    last = new LastOutput(first, { key: '', data: null, ...before.record() });
  });

  const isKept = (file: string): boolean =>
    statSync(path.join(first, file)).ino === statSync(path.join(second, file)).ino;

  it('keeps groups with the same key, their results, and the files that they share', async () => {
    const to = openWriter(second, last);
    expect(await writeGroups(to, { home: '1', about: '1' })).toEqual([]);
    expect(isKept('home/index.html')).toBe(true);
    expect(Object.keys(to.record().files)).toHaveLength(3);
    expect(to.record()).toEqual({ files: last.record?.files, groups: last.record?.groups });
  });

  it('writes a group with another key again, but keeps files that come out the same', async () => {
    const to = openWriter(second, last);
    expect(await writeGroups(to, { home: '2', about: '1' })).toEqual(['home']);
    expect(isKept('home/index.html')).toBe(true);
    expect(to.record().groups['home']?.key).toBe('2');
  });

  it('writes a group again if one of its files was changed or removed', async () => {
    appendFileSync(path.join(first, 'home/index.html'), '!');
    rmSync(path.join(first, 'about/index.html'));
    const to = openWriter(second, last);
    expect(await writeGroups(to, { home: '1', about: '1' })).toEqual(['home', 'about']);
    expect(readFileSync(path.join(second, 'home/index.html'), 'utf8')).toBe('<p>home</p>');
  });

  it('leaves out what no group wrote', async () => {
    const to = openWriter(second, last);
    await to.group('home', '1', () => null);
    await to.settle();
    expect(existsSync(path.join(second, 'about'))).toBe(false);
  });
});
