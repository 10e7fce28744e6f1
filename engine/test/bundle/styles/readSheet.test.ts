import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readSheet } from '../../../src/bundle/styles/classIndex.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-sheets-'));
  mkdirSync(path.join(folder, 'parts'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('readSheet', () => {
  it('replaces references to files by their published addresses', () => {
    write('parts/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { css, assets } = readSheet(write('a.css', 'a { background: url("./parts/dot.svg#x") }'));
    expect(assets).toHaveLength(1);
    expect(assets[0]?.path).toMatch(/^\/assets\/dot-[0-9a-f]{8}\.svg$/);
    expect(css).toContain(`url(${assets[0]?.path}#x)`);
  });

  it('keeps numbers in custom properties as scripts read them', () => {
    const { css } = readSheet(write('a.css', ':root { --a: 0.5; --b: -0.25; --c: 1.5 } a { opacity: 0.5 }'));
    expect(css).toContain('--a:0.5;--b:-0.25;--c:1.5');
  });

  it('inlines imported sheets, with URLs resolved from their own folder', () => {
    write('parts/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write('parts/b.css', 'b { background: url(dot.svg) }');
    const { css, assets } = readSheet(write('a.css', '@import "./parts/b.css"; a { color: red }'));
    expect(assets.map(({ file }) => path.basename(file))).toEqual(['dot.svg']);
    expect(css.indexOf('b{')).toBeLessThan(css.indexOf('a{'));
  });

  it("resolves URLs of a joined sheet's part from the whole, within the package", () => {
    write('package.json', '{}');
    write('parts/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    mkdirSync(path.join(folder, 'sheets'));
    const { assets } = readSheet(write('sheets/a.css', 'a { background: url(./parts/dot.svg) }'));
    expect(assets.map(({ file }) => file)).toEqual([path.join(folder, 'parts/dot.svg')]);

    write('sheets/package.json', '{}');
    expect(readSheet(write('sheets/b.css', 'a { background: url(./parts/dot.svg) }')).assets).toEqual([]);
  });

  it("keeps URLs that don't reference a file", () => {
    const { css, assets } = readSheet(
      write('a.css', 'a { background: url(missing.png), url(data:image/png;base64,AA) }')
    );
    expect(assets).toEqual([]);
    expect(css).toContain('missing.png');
  });

  it('leaves imports in comments, of other sites, and with conditions as they are', () => {
    write('b.css', 'b { color: blue }');
    const file = write(
      'a.css',
      '/* @import "./missing.css"; */ @import "https://acme.example/a.css"; @import "./b.css" print;'
    );
    expect(readSheet(file).css).toBe('@import "https://acme.example/a.css";@import "./b.css" print;');
  });

  it('reports sheets that import each other', () => {
    write('b.css', '@import "./a.css";');
    const file = write('a.css', '@import "./b.css";');
    expect(() => readSheet(file)).toThrow(/imports itself through .*a\.css > .*b\.css/);
  });
});
