import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

import { compareSites } from '../comparing/compareSites.ts';

const folder = mkdtempSync(join(tmpdir(), 'patternbook-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sites = 0;

function site(files: Record<string, string | Buffer>): string {
  const root = join(folder, String(++sites));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const page = (main: string, hash = 'abCD_12-'): string =>
  `<html data-frame="${hash}"><script src="/assets/main-${hash}.js"></script><main>${main}</main></html>`;

function script(...args: string[]): { status: number | null; output: string } {
  const program = resolve(import.meta.dirname, '../compareOutput.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('the comparison of two sites', () => {
  it('ignores hashes in the names of assets and of the search index', () => {
    const build = (hash: string, id: string): string =>
      site({
        'index.html': page('<p>Knob</p>', hash),
        [`assets/main-${hash}.js`]: `import './part-${hash}.js'`,
        [`assets/part-${hash}.js`]: 'part',
        [`search/prose/fragment/en_${id}.pf_fragment`]: gzipSync('{"content":"Knob"}')
      });
    expect(compareSites(build('abCD_12-', 'aaaaaaa'), build('0fCD_123', 'bbbbbbb'))).toEqual({
      equal: 4,
      different: 0,
      kinds: []
    });
  });

  it('does not take other texts for hashes', () => {
    const [before, after] = ['-01234567.js', '-76543210.js'].map((text) => site({ 'index.html': page(`knob${text}`) }));
    expect(compareSites(before ?? '', after ?? '').different).toBe(1);
  });

  it('counts the differences of a kind, with the first one as an example', () => {
    const before = site({
      'index.html': page('<p id="a">x</p><p id="b">y</p>'),
      'a/index.html': page('<p id="c">z</p>')
    });
    const after = site({
      'index.html': page('<p id="a" hidden>x</p><p id="b" hidden>y</p>'),
      'a/index.html': page('<p id="c" hidden>z</p>')
    });
    expect(compareSites(before, after)).toEqual({
      equal: 0,
      different: 2,
      kinds: [
        {
          name: '.html: <p id> → <p hidden id>',
          places: 3,
          files: 2,
          example: { path: '/a/index.html', before: '<p id="c">', after: '<p id="c" hidden>' }
        }
      ]
    });
  });

  it('tells what was added and removed', () => {
    const [before, after] = [site({ 'index.html': page('<p>x</p>') }), site({ 'index.html': page('<p>y<br></p>') })];
    expect(compareSites(before, after).kinds.map(({ name }) => name)).toEqual([
      '.html: removed text after <p>',
      '.html: new text after <p>',
      '.html: new <br>'
    ]);
  });

  it('names fields of data, files of one site, and a changed order', () => {
    const before = site({
      'index.html': page('<b></b><i></i>'),
      'data.json': '{"a":[{"b":1},{"b":2}]}',
      'old.css': 'a{}'
    });
    const after = site({ 'index.html': page('<i></i><b></b>'), 'data.json': '{"a":[{"b":1},{"b":3}]}' });
    expect(compareSites(before, after).kinds.map(({ name }) => name)).toEqual([
      '.json: a[].b',
      '.html: order',
      '.css: removed file'
    ]);
  });

  it('ends the script with 1 if there are any, and with 2 for wrong arguments', () => {
    const [one, two] = [site({ 'index.html': page('one') }), site({ 'index.html': page('two') })];
    expect(script(one, one)).toEqual({ status: 0, output: '1 files are equal, 0 differ.\n' });
    const { status, output } = script(one, two);
    expect(status).toBe(1);
    expect(output).toContain('.html: text after <main> (1 in 1 file), such as in /index.html\n  - one\n  + two');
    expect(script(one).status).toBe(2);
    expect(script('--no').status).toBe(2);
    expect(script(one, join(folder, 'none')).output).toContain('There is no built site in');
    expect(script('--help').output).toMatch(/^Usage: /);
  });
});
