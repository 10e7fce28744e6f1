import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { FOOTER_COPYRIGHT_START_YEAR, HOME_BLOG_CARDS, HOME_STAY_INFORMED_CARDS } from '../../../src/core/constants.ts';

const SITE = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }]
};
const LINK = { text: 'All', href: '/all' };
const POST = { title: 'Dials', length: 5, URL: '/dials', imageURL: 'dials.svg' };
const NEWS = { title: 'Upgrade', link: '/upgrade', layout: 'titleOnly' };
const home = { headline: 'Turn', text: 'Knobs.' };

const resolve = (parts: object) => resolveConfig({ ...SITE, ...parts }, 'site.config.ts');

describe('the front page', () => {
  it('has room for the cards that are required and no more', () => {
    const posts = (count: number) => ({ title: 'Posts', link: LINK, cards: Array.from({ length: count }, () => POST) });
    expect(resolve({ home: { ...home, posts: posts(HOME_BLOG_CARDS) } }).home?.posts?.cards).toHaveLength(4);
    expect(() => resolve({ home: { ...home, posts: posts(HOME_BLOG_CARDS + 1) } })).toThrow(
      'home.posts.cards: The front page has room for 4 posts.'
    );
    const news = (count: number) => ({ title: 'News', link: LINK, cards: Array.from({ length: count }, () => NEWS) });
    expect(resolve({ home: { ...home, stayInformed: news(HOME_STAY_INFORMED_CARDS) } })).toBeDefined();
    expect(() => resolve({ home: { ...home, stayInformed: news(HOME_STAY_INFORMED_CARDS + 1) } })).toThrow(
      'home.stayInformed.cards: The front page has room for 6 of these cards.'
    );
  });

  it('wants a text for a card that shows one', () => {
    const stayInformed = { title: 'News', link: LINK, cards: [{ ...NEWS, layout: 'withSubtitle' }] };
    expect(() => resolve({ home: { ...home, stayInformed } })).toThrow('home.stayInformed.cards.0.body');
  });
});

describe('the footer', () => {
  it('counts its years from the one that is required', () => {
    expect(resolve({ footer: { statement: 'Knobs.' } }).footer?.copyright.since).toBe(FOOTER_COPYRIGHT_START_YEAR);
  });

  it.each(['manual', '//other.example', 'javascript:alert(1)', '/a b'])('refuses %s as an address', (href) => {
    const legal = [{ text: 'Manual', href }];
    expect(() => resolve({ footer: { statement: 'Knobs.', legal } })).toThrow(
      'footer.legal.0.href: must be an address'
    );
  });
});
