import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { pictureFiles, pagePictures, tokenValues } from '../../../src/site/search/resultData.ts';
import { PICTURE_FILES, pictureFile, picturesAddress } from '../../../src/search/searchFiles.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'patternbook-search-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('values of tokens', () => {
  it('are one text, or one for the codes of the themes that share it', () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'api'));
    const write = (name: string, data: unknown) =>
      writeFileSync(path.join(folder, 'api', `${name}.json`), JSON.stringify(data));
    write('themes', [
      { name: 'light', code: 'a' },
      { name: 'dark', code: 'b' },
      { name: 'plain', code: 'c' }
    ]);
    write('tokens', {
      tokens: [
        { name: '--gap', value: '8px', themes: [] },
        { name: '--ink', value: '#000', themes: [{ names: ['dark'], value: '#fff' }] },
        { name: '--same', value: '#000', themes: [{ names: ['dark'], value: '#000' }] }
      ]
    });
    expect(tokenValues(folder)).toEqual({ '--gap': '8px', '--ink': { ac: '#000', b: '#fff' }, '--same': '#000' });
  });

  it('are empty for a site without tokens', () => {
    expect(tokenValues(temporaryFolder())).toEqual({});
  });
});

it('puts each picture into the file that pages ask for', () => {
  const files = pictureFiles('page', pagePictures(new Map([['/components/dial', '<path/>']])));
  expect(files.size).toBe(PICTURE_FILES.page);
  expect(files.get(picturesAddress('page', pictureFile('page', '/components/dial')))).toEqual({
    '/components/dial': { viewBox: '0 0 320 200', content: '<path/>' }
  });
});
