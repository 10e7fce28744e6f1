import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

import { readSheet } from '../../../src/bundle/styles/classIndex.ts';
import { createFontSubsets, withFontSubsets } from '../../../src/bundle/styles/fontSubsets.ts';

const BASE = fileURLToPath(import.meta.resolve('@patternfly/react-core/dist/styles/base.css'));
const TEXT = '/RedHatText/RedHatTextVF.woff2';
const cacheFolder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(cacheFolder, { recursive: true }));

const base = readSheet(BASE);
const create = () => createFontSubsets([base], cacheFolder);
const subsetOf = async (name: string) => {
  const [file = '', asset] = [...(await create())].find(([whole]) => whole.endsWith(name)) ?? [];
  return { file, subset: asset?.file ?? '', address: asset?.path ?? '' };
};

describe('font subsets', () => {
  it('are less than half as large as the fonts', async () => {
    const { file, subset } = await subsetOf(TEXT);
    expect(statSync(subset).size).toBeLessThan(statSync(file).size / 2);
    expect(readFileSync(subset).subarray(0, 4).toString()).toBe('wOF2');
  });

  it('exist for text, not for icons', async () => {
    const names = [...(await create()).keys()].map((file) => path.basename(file)).toSorted();
    expect(names).toEqual([
      'RedHatDisplayVF-Italic.woff2',
      'RedHatDisplayVF.woff2',
      'RedHatMonoVF-Italic.woff2',
      'RedHatMonoVF.woff2',
      'RedHatTextVF-Italic.woff2',
      'RedHatTextVF.woff2'
    ]);
  });

  it('are kept for the next build', async () => {
    const { subset } = await subsetOf(TEXT);
    writeFileSync(subset, 'kept');
    expect(readFileSync((await subsetOf(TEXT)).subset, 'utf8')).toBe('kept');
    rmSync(subset);
    expect(statSync((await subsetOf(TEXT)).subset).size).toBeGreaterThan(5000);
  });

  it('are preferred for the characters that they contain', async () => {
    const { css, assets } = withFontSubsets(base, await create());
    const { address } = await subsetOf(TEXT);
    expect(assets.map(({ path: name }) => name)).toContain(address);
    const faces = css.match(/@font-face\{[^}]*Red Hat Text[^}]*\}/g)?.filter((face) => !face.includes('italic')) ?? [];
    expect(faces).toHaveLength(2);
    expect(faces[0]).not.toContain('unicode-range');
    expect(faces[1]).toContain(address);
    expect(faces[1]).toMatch(/font-weight:400 600.*;unicode-range:U\+20-7E,U\+A0,/);
  });

  it('leave other sheets as they are', async () => {
    const other = { file: 'x.css', css: '@font-face{font-family:X;src:url(/assets/x.woff2)}', assets: [] };
    expect(withFontSubsets(other, await create())).toBe(other);
  });
});
