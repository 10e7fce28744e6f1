import { describe, expect, it } from 'vitest';

import { applyFixes } from './applyFixes.ts';
import { guessKind, MAX_LENGTH, readFile } from './readerFiles.ts';

describe('the kind of pasted code', () => {
  it.each([
    ["import { A } from 'a';\n<A />", 'script'],
    ['<Card title="A">text</Card>', 'script'],
    ['const a = { color: 1 };', 'script'],
    ['<!doctype html>\n<p class="a">A</p>', 'html'],
    ['<div class="a">A</div>', 'html'],
    ['.a { color: red }', 'css'],
    ['', 'script']
  ])('of %j', (text, kind) => expect(guessKind(text)).toBe(kind));
});

describe('a file of the reader', () => {
  it('is read with line feeds', async () => {
    expect(await readFile(new File(['a\r\nb'], 'a.tsx'))).toMatchObject({ name: 'a.tsx', text: 'a\nb', failure: null });
  });

  it('that is no code, or too long, says so instead', async () => {
    expect((await readFile(new File(['a'], 'a.png'))).failure).toMatch(
      /^a\.png is no file that the checker reads: \.tsx/
    );
    expect((await readFile(new File(['a'.repeat(MAX_LENGTH + 1)], 'a.css'))).failure).toMatch(/^a\.css is too long/);
  });
});

it('applies fixes from the first on, without those that overlap', () => {
  const fixes = [
    { from: 4, to: 5, text: 'two' },
    { from: 0, to: 1, text: 'one' },
    { from: 0, to: 3, text: 'no' }
  ];
  expect(applyFixes('a b c', fixes)).toEqual({ text: 'one b two', count: 2 });
});
