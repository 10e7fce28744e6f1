import { expect, it } from 'vitest';

import { configProblems } from '../../src/check/configProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { countTexts } from '../../src/core/siteTexts.ts';
import * as texts from '../../src/core/texts.ts';

function codes(language: string, overrides: object = {}): string[] {
  const product = { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'acme-ui' };
  const sections = [{ slug: 'parts', title: 'Parts' }];
  const config = resolveConfig({ product, sections, language, texts: overrides }, 'site.config.ts');
  const site = { pages: [], navigation: [] } as unknown as Parameters<typeof configProblems>[0];
  return configProblems(site, { config, folder: import.meta.dirname, components: new Map() }).map(({ code }) => code);
}

it('reports an interface in English on a site in another language', () => {
  expect(codes('de')).toContain('untranslated-interface');
  expect(codes('de', { common: { copy: 'Kopieren' } })).toContain('untranslated-interface');
  expect(codes('de', structuredClone({ ...texts }))).not.toContain('untranslated-interface');
  expect(codes('en-GB')).not.toContain('untranslated-interface');
});

it('counts a text with plural forms once', () => {
  expect(countTexts({ search: { count: { one: 'a', few: '{count} b', other: '{count} c' } } }).replaced).toBe(1);
});
