import { expect, it } from 'vitest';

import { resolveConfig, type SiteConfig } from '../../../src/core/config.ts';
import type { ProseRule } from '../../../src/core/proseRule.ts';

const CONFIG = {
  product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
  sections: [{ slug: 'parts', title: 'Parts' }]
} satisfies SiteConfig;

const shout: ProseRule = { name: 'shout', check: () => [] };
const resolve = (config: object): unknown => resolveConfig({ ...CONFIG, ...config }, 'site.config.ts');

it('takes rules for the texts of a site, and levels of their findings', () => {
  const count: ProseRule = { name: 'count', severity: 'warning', checkAll: () => [] };
  expect(resolve({ prose: { rules: [shout, count] }, rules: { 'prose/shout': 'off' } })).toMatchObject({
    prose: { rules: [shout, count] }
  });
});

it.each([
  [{ prose: { rules: [shout, shout] } }, 'prose.rules.1.name: "shout" is there twice'],
  [{ prose: { rules: [{ ...shout, name: 'A rule' }] } }, 'must be small letters, digits, and hyphens'],
  [{ prose: { rules: [{ name: 'shout' }] } }, 'prose.rules.0'],
  [{ prose: { rules: [{ name: 'shout', check: 'none' }] } }, 'must be a function'],
  [{ prose: { rules: [shout] }, rules: { 'prose/shuot': 'off' } }, '`prose.rules` has no "shuot"'],
  [{ rules: { 'glossary/unknown': 'off' } }, 'there is no plugin "glossary"'],
  [{ plugins: [{ name: 'prose' }] }, 'is what the rules of `prose.rules` are called by']
])('reports what is wrong with them: %o', (config, message) => {
  expect(() => resolve(config)).toThrow(message);
});
