import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { galleryTexts } from '../../../src/site/documents/sectionGallery.ts';
import { makeSource } from '../../ui/acme.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  const data = { knob: { summary: 'Turns <a href="/x">things</a>.', label: 'Beta' }, dial: {}, lever: null };
  writeFileSync(path.join(folder, 'data.json'), JSON.stringify(data));
});
afterAll(() => rmSync(folder, { recursive: true }));

function textsOf(expression: string | true | undefined): [string, string][] {
  const imports = [
    { local: null, imported: null, specifier: './style.css', line: 1 },
    { local: 'data', imported: 'default', specifier: './data.json', line: 2 },
    { local: 'lost', imported: 'default', specifier: './lost.json', line: 3 }
  ];
  return [...galleryTexts(makeSource({ file: path.join(folder, 'about.md'), imports }), expression)];
}

describe('gallery texts', () => {
  it('are read from the imported file, without markup', () => {
    expect(textsOf('{data}')).toEqual([['knob', 'Turns things.']]);
  });

  it.each(['{lost}', '{unknown}', 'data', true, undefined] as const)('are empty for %s', (expression) => {
    expect(textsOf(expression)).toEqual([]);
  });
});
