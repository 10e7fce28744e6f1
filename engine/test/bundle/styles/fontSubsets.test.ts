import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { sealFolder } from '../../../src/content/folderSeal.ts';
import { readSheet } from '../../../src/bundle/styles/classIndex.ts';
import { createFontSubsets, withFontSubsets } from '../../../src/bundle/styles/fontSubsets.ts';
import { ENGINE_FOLDER, FRAME_FONTS, FRAME_STYLES } from '../../../src/bundle/styles/frameLibrary.ts';
import { fileOfSpecifier } from '../../../src/bundle/styles/packageFile.ts';

const [baseSheet = ''] = FRAME_STYLES.base;
const TEXT = fileOfSpecifier(FRAME_FONTS.text[0], ENGINE_FOLDER);
const cacheFolder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(cacheFolder, { recursive: true }));

const base = readSheet(fileOfSpecifier(baseSheet, ENGINE_FOLDER));
const create = () => createFontSubsets([base], cacheFolder);
const textSubset = async () => {
  const asset = (await create()).get(TEXT);
  return { file: asset?.file ?? '', address: asset?.path ?? '' };
};

describe('font subsets', () => {
  it('are less than half as large as the fonts', async () => {
    const { file } = await textSubset();
    expect(statSync(file).size).toBeLessThan(statSync(TEXT).size / 2);
    expect(readFileSync(file).subarray(0, 4).toString()).toBe('wOF2');
  });

  it('exist for fonts of text, not for those of icons', async () => {
    const all = base.assets.filter(({ file }) => file.endsWith('.woff2'));
    const icons = all.filter(({ file }) => /icon/.test(file));
    expect(icons).toHaveLength(1);
    expect((await create()).size).toBe(all.length - icons.length);
  });

  it('are kept for the next build', async () => {
    const { file } = await textSubset();
    writeFileSync(file, 'kept');
    await sealFolder(path.dirname(file));
    expect(readFileSync((await textSubset()).file, 'utf8')).toBe('kept');
    rmSync(file);
    expect(statSync((await textSubset()).file).size).toBeGreaterThan(5000);
  });

  it('are preferred for the characters that they contain', async () => {
    const whole = base.assets.find(({ file }) => file === TEXT)?.path ?? '';
    const { css, assets } = withFontSubsets(base, await create());
    const { address } = await textSubset();
    expect(assets.map(({ path: name }) => name)).toContain(address);
    const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
    const wholeFace = faces.findIndex((face) => face.includes(whole));
    expect(faces[wholeFace]).not.toContain('unicode-range');
    expect(faces[wholeFace + 1]).toContain(address);
    expect(faces[wholeFace + 1]).toMatch(/font-weight:400 600.*;unicode-range:U\+20-7E,U\+A0,/);
  });

  it('leave other sheets as they are', async () => {
    const other = { file: 'x.css', css: '@font-face{font-family:X;src:url(/assets/x.woff2)}', assets: [] };
    expect(withFontSubsets(other, await create())).toBe(other);
  });
});
