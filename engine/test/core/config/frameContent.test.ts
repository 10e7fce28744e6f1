import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';

const SITE = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }]
};
const LINK = { text: 'All', href: '/all' };
const NEWS = { title: 'Upgrade', link: '/upgrade', layout: 'titleOnly' };
const home = { headline: 'Turn', text: 'Knobs.' };

const resolve = (parts: object) => resolveConfig({ ...SITE, ...parts }, 'site.config.ts');

describe('the home page', () => {
  it('requires a text for a card that shows one', () => {
    const stayInformed = { title: 'News', link: LINK, cards: [{ ...NEWS, layout: 'withSubtitle' }] };
    expect(() => resolve({ home: { ...home, stayInformed } })).toThrow('home.stayInformed.cards.0.body');
  });
});

describe('the footer', () => {
  it.each(['manual', '//other.example', 'javascript:alert(1)', '/a b'])('rejects %s as an address', (href) => {
    const legal = [{ text: 'Manual', href }];
    expect(() => resolve({ footer: { statement: 'Knobs.', legal } })).toThrow(
      'footer.legal.0.href: must be an address'
    );
  });
});
