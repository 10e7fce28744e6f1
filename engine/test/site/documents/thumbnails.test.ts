import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { thumbnailFolder, writeThumbnailIndex } from '../../../src/content/thumbnailIndex.ts';
import { createThumbnails } from '../../../src/site/documents/thumbnails.ts';
import type { Example, Site } from '../../../src/model.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"/>';

describe('createThumbnails', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'thumbnails-'));
    mkdirSync(thumbnailFolder(folder), { recursive: true });
    writeFileSync(path.join(thumbnailFolder(folder), 'light.svg'), SVG);
    writeFileSync(path.join(thumbnailFolder(folder), 'dark.svg'), `${SVG}\n`);
    writeFileSync(path.join(folder, 'own.svg'), `${SVG} `);
    writeThumbnailIndex(folder, {
      made: { fingerprint: '1', light: 'light.svg', dark: 'dark.svg' },
      half: { fingerprint: '1', light: 'light.svg', dark: 'gone.svg' }
    });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function thumbnailsOf(key: string, thumbnail: string | null = null) {
    const example = { key, thumbnail, isFullscreen: true } as Example;
    const blocks = [{ kind: 'example', example, captionHtml: '' }];
    const site = { pages: [{ sources: [{ file: path.join(folder, 'page.md'), blocks }] }] } as unknown as Site;
    const { thumbnailOf, assets } = createThumbnails(site, folder);
    return { pictures: thumbnailOf(example), assets };
  }

  it('shows what was made, and serves it', () => {
    const { pictures, assets } = thumbnailsOf('made');
    expect(pictures?.light).toMatchObject({ width: 800, height: 450 });
    expect(pictures?.light.path).toMatch(/^\/assets\/light-.*\.svg$/);
    expect(pictures?.dark.path).toMatch(/^\/assets\/dark-.*\.svg$/);
    expect(assets.map(({ path: address }) => address)).toEqual([pictures?.light.path, pictures?.dark.path]);
  });

  it("prefers the author's own", () => {
    const { pictures } = thumbnailsOf('made', './own.svg');
    expect(pictures?.light.path).toMatch(/own/);
    expect(pictures?.dark).toEqual(pictures?.light);
  });

  it.each([
    ['none was made', 'other', null],
    ['one of the two is gone', 'half', null],
    ["the author's is not there", 'other', './nothing.png']
  ])('has none where %s', (_, key, thumbnail) => {
    expect(thumbnailsOf(key, thumbnail).pictures).toBeNull();
  });
});
