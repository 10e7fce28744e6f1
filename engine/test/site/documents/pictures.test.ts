import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { thumbnailFolder, writeThumbnailIndex } from '../../../src/content/thumbnailIndex.ts';
import { resolveConfig } from '../../../src/core/config.ts';
import type { Site, StandaloneExample } from '../../../src/model.ts';
import { type HomePageWithAssets, createThumbnails, readHomePage } from '../../../src/site/documents/pictures.ts';

const SITE = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }]
};

function readHome(dark: string): HomePageWithAssets {
  const folder = mkdtempSync(path.join(tmpdir(), 'home-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, width] of Object.entries({ light: 24, dark: 36, dials: 48 })) {
    writeFileSync(path.join(folder, `${name}.svg`), `<svg xmlns="x" width="${width}" height="12"></svg>`);
  }
  const posts = {
    title: 'Posts',
    link: { text: 'All', href: '/all' },
    cards: [{ title: 'Dials', length: 5, URL: '/dials', imageURL: 'dials.svg' }]
  };
  const home = { headline: 'Turn', text: 'Knobs.', picture: { light: 'light.svg', dark }, posts };
  return readHomePage(resolveConfig({ ...SITE, home }, 'site.config.ts'), folder);
}

describe('readHomePage', () => {
  it('resolves the published images, their sizes and files', () => {
    const { home, assets } = readHome('dark.svg');
    expect(home?.picture).toMatchObject({ light: { width: 24, height: 12 }, dark: { width: 36 } });
    expect(home?.posts?.cards[0]?.image).toMatchObject({ width: 48, height: 12 });
    const shown = [home?.picture?.light, home?.picture?.dark, home?.posts?.cards[0]?.image];
    expect(assets.map((asset) => asset.path)).toEqual(shown.map((picture) => picture?.path));
  });

  it('reports a missing image', () => {
    expect(() => readHome('missing.svg')).toThrow('home: "missing.svg" is no picture');
  });

  it('returns nothing without a configuration', () => {
    expect(readHomePage(resolveConfig(SITE, 'site.config.ts'), '/nowhere')).toEqual({ home: null, assets: [] });
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"/>';

const NARROW_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="780" height="300"/>';

describe('createThumbnails', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'thumbnails-'));
    mkdirSync(thumbnailFolder(folder), { recursive: true });
    writeFileSync(path.join(thumbnailFolder(folder), 'light.svg'), SVG);
    writeFileSync(path.join(thumbnailFolder(folder), 'dark.svg'), `${SVG}\n`);
    writeFileSync(path.join(thumbnailFolder(folder), 'narrow.svg'), NARROW_SVG);
    writeFileSync(path.join(folder, 'own.svg'), `${SVG} `);
    writeThumbnailIndex(folder, {
      made: { fingerprint: '1', light: 'light.svg', dark: 'dark.svg' },
      small: {
        fingerprint: '1',
        light: 'light.svg',
        dark: 'dark.svg',
        shown: { left: 0, top: 90, height: 180 },
        narrow: { light: 'narrow.svg', dark: 'narrow.svg' }
      },
      half: { fingerprint: '1', light: 'light.svg', dark: 'gone.svg' }
    });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function thumbnailsOf(key: string, thumbnail: string | null = null) {
    const example = { key, thumbnail, isFullscreen: true, figure: null } as StandaloneExample;
    const blocks = [{ kind: 'example', example }];
    const site = { pages: [{ sources: [{ file: path.join(folder, 'page.md'), blocks }] }] } as unknown as Site;
    const { thumbnailOf, assets } = createThumbnails(site, folder);
    return { pictures: thumbnailOf(example), assets };
  }

  it('shows and publishes rendered thumbnails', () => {
    const { pictures, assets } = thumbnailsOf('made');
    expect(pictures?.light).toMatchObject({ width: 800, height: 450 });
    expect(pictures?.light.path).toMatch(/^\/assets\/example-.*\.svg$/);
    expect(pictures?.dark.path).toMatch(/^\/assets\/example-.*\.svg$/);
    expect(assets.map(({ path: address }) => address)).toEqual([pictures?.light.path, pictures?.dark.path]);
  });

  it('knows the rows of a picture that show something, unless it is the author’s', () => {
    expect(thumbnailsOf('made').pictures?.shown).toBeUndefined();
    expect(thumbnailsOf('small').pictures?.shown).toEqual({ left: 0, top: 90, height: 180 });
    expect(thumbnailsOf('small', './own.svg').pictures?.shown).toBeUndefined();
  });

  it('has a picture of its own for phones, unless it is the author’s', () => {
    const { pictures, assets } = thumbnailsOf('small');
    expect(pictures?.narrow?.light).toMatchObject({ width: 780, height: 300 });
    expect(assets.map(({ path: address }) => address)).toContain(pictures?.narrow?.dark.path);
    expect(thumbnailsOf('made').pictures?.narrow).toBeUndefined();
    expect(thumbnailsOf('small', './own.svg').pictures?.narrow).toBeUndefined();
  });

  it("prefers the author's thumbnail", () => {
    const { pictures } = thumbnailsOf('made', './own.svg');
    expect(pictures?.light.path).toMatch(/own/);
    expect(pictures?.dark).toEqual(pictures?.light);
  });

  it.each([
    ['none was rendered', 'other', null],
    ['one of the two is missing', 'half', null],
    ["the author's file is missing", 'other', './nothing.png']
  ])('has none if %s', (_, key, thumbnail) => {
    expect(thumbnailsOf(key, thumbnail).pictures).toBeNull();
  });
});
