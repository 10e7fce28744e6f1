import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { type HomePageWithAssets, readHomePage } from '../../../src/site/documents/homePage.ts';

const SITE = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }]
};

function read(dark: string): HomePageWithAssets {
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
  it('knows the published pictures, their sizes and their files', () => {
    const { home, assets } = read('dark.svg');
    expect(home?.picture).toMatchObject({ light: { width: 24, height: 12 }, dark: { width: 36 } });
    expect(home?.posts?.cards[0]?.image).toMatchObject({ width: 48, height: 12 });
    const shown = [home?.picture?.light, home?.picture?.dark, home?.posts?.cards[0]?.image];
    expect(assets.map((asset) => asset.path)).toEqual(shown.map((picture) => picture?.path));
  });

  it('names a picture that does not exist', () => {
    expect(() => read('missing.svg')).toThrow('home: "missing.svg" is no picture');
  });

  it('has nothing to say without a configuration', () => {
    expect(readHomePage(resolveConfig(SITE, 'site.config.ts'), '/nowhere')).toEqual({ home: null, assets: [] });
  });
});
