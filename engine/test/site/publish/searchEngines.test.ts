import { describe, expect, it } from 'vitest';

import { formatRobots, formatSitemap } from '../../../src/site/publish/searchEngines.ts';

describe('formatSitemap', () => {
  it('lists absolute addresses', () => {
    expect(formatSitemap(['/', '/a&b'], 'https://acme.example')).toContain(
      '<url><loc>https://acme.example/</loc></url>\n<url><loc>https://acme.example/a&amp;b</loc></url>'
    );
  });
});

describe('formatRobots', () => {
  it('names the sitemap when the public address is known', () => {
    expect(formatRobots('https://acme.example')).toContain('Sitemap: https://acme.example/sitemap.xml');
    expect(formatRobots(undefined)).not.toContain('Sitemap');
  });
});
