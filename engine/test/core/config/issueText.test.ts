import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';

const SITE = {
  product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }]
};

function problemsOf(config: unknown): string[] {
  try {
    resolveConfig(config, 'site.config.ts');
    return [];
  } catch (error) {
    const [, ...lines] = String(error).split('\n');
    return lines.map((line) => line.trim());
  }
}

describe('an invalid configuration', () => {
  it.each([
    [null, '(top level): must be an object, not null'],
    [[], '(top level): must be an object, not an array'],
    [{ ...SITE, product: undefined }, 'product: is missing, and must be an object'],
    [{ ...SITE, sections: ['parts'] }, 'sections.0: must be an object, not a string'],
    [{ ...SITE, sections: [] }, 'sections: must not be empty'],
    [{ ...SITE, redirect: [] }, '(top level): has no key "redirect". Did you mean "redirects"?'],
    [{ ...SITE, somethingElse: 1 }, '(top level): has no key "somethingElse".'],
    [{ ...SITE, examples: { scopes: [] } }, 'examples: has no key "scopes". Did you mean "scope"?'],
    [{ ...SITE, sections: [{ slug: 'a', titel: 'A' }] }, 'sections.0: has no key "titel". Did you mean "title"?'],
    [{ ...SITE, product: { ...SITE.product, name: '' } }, 'product.name: must not be empty'],
    [{ ...SITE, examples: { breakpoints: { md: 0 } } }, 'examples.breakpoints.md: must be more than 0'],
    [
      { ...SITE, tabs: [{ id: 'a', role: 'b' }] },
      'tabs.0.role: must be "landing" or "accessibility" or "releaseNotes"'
    ],
    [{ ...SITE, product: { ...SITE.product, icon: 5 } }, 'product.icon: must be a string, not a number'],
    [
      { ...SITE, product: { ...SITE.product, icon: { package: 'a', path: 'b' } } },
      /^product\.icon: file is missing, and must be a string; has no key "path"/
    ],
    [
      { ...SITE, sourceCode: 'acme.example' },
      'sourceCode: must be a URL with its scheme, such as "https://example.com"'
    ],
    [
      { ...SITE, search: { provider: 'acme' } },
      /^search\.provider: must be "builtIn", or a search that a package makes/
    ]
  ])('is explained in words: %j', (config, expected) => {
    expect(problemsOf(config)).toContainEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected)
    );
  });

  it.each([
    ['product.url', { product: { ...SITE.product, url: 'https://acme.example/docs' } }],
    ['product.url', { product: { ...SITE.product, url: 'ftp://acme.example' } }],
    ['product.url', { product: { ...SITE.product, url: 'https://acme.example/?a#b' } }],
    ['product.versionOf', { product: { ...SITE.product, versionOf: '' } }],
    ['content', { content: '' }],
    ['content', { content: '/site/content' }],
    ['sources.0.include.0', { sources: [{ package: 'acme-ui', include: ['../../*.md'] }] }],
    ['staticFiles.0.from', { staticFiles: [{ package: 'acme-ui', from: '../..', to: '/x' }] }],
    ['examples.imageOrigins.0', { examples: { imageOrigins: ['https://acme.example/images'] } }],
    ['styles.layerOf.0.pattern', { styles: { layers: ['a'], layerOf: [{ pattern: '(', layer: 'a' }] } }],
    ['styles.layers.1', { styles: { layers: ['a', 'a'] } }],
    ['styles.layers.0', { styles: { layers: ['a b;'] } }],
    ['styles.classSheets.0.classes', { styles: { classSheets: [{ package: 'a', include: ['b'], classes: '(' }] } }],
    ['themes.axes.0.values', { themes: { axes: [{ name: 'season', label: 'Season', values: [] }] } }],
    ['themes.axes.0.values.1', { themes: { axes: [axis({ classes: ['x'] }, { classes: ['x'] })] } }]
  ])('is refused for %s: %j', (path, more) => {
    expect(problemsOf({ ...SITE, ...more }).filter((line) => !line.startsWith(`${path}: `))).toEqual([]);
    expect(problemsOf({ ...SITE, ...more })).not.toEqual([]);
  });

  it('is none with addresses at the root, layers within layers, and axes whose values differ', () => {
    const product = { ...SITE.product, url: 'https://acme.example/' };
    const styles = { layers: ['a', 'a.b'], layerOf: [{ pattern: 'x', layer: 'a.b' }] };
    const themes = { axes: [axis({}, { classes: ['x'] })] };
    expect(problemsOf({ ...SITE, product, styles, themes, content: '../docs' })).toEqual([]);
  });
});

function axis(first: object, second: object) {
  return {
    name: 'season',
    label: 'Season',
    values: [
      { name: 'summer', label: 'Summer', ...first },
      { name: 'winter', label: 'Winter', ...second }
    ]
  };
}
