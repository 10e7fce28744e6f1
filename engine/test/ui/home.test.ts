import { describe, expect, it } from 'vitest';

import type { HomePage } from '../../src/ui/home/homePage.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { ACME } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

const HOME: HomePage = {
  headline: 'Turn it up',
  text: 'Knobs and dials.',
  actions: [
    { text: 'Begin', href: '/begin' },
    { text: 'Look', href: '/look' }
  ],
  picture: {
    light: { path: '/assets/light.svg', width: 760, height: 600 },
    dark: { path: '/assets/dark.svg', width: 760, height: 600 }
  },
  posts: {
    title: 'Posts',
    link: { text: 'All posts', href: 'https://blog.example' },
    cards: [
      {
        title: 'On dials',
        author: 'A. Writer',
        length: 5,
        URL: 'https://blog.example/dials',
        image: { path: '/assets/dials.svg', width: 400, height: 225 }
      },
      {
        title: 'On knobs',
        length: 7,
        URL: '/knobs',
        image: { path: '/assets/knobs.svg', width: 400, height: 225 }
      }
    ]
  },
  stayInformed: {
    title: 'News',
    link: { text: 'Repositories', href: 'https://code.example' },
    cards: [
      { layout: 'withSubtitle', title: 'Upgrade', body: 'To the latest.', link: '/upgrade' },
      { layout: 'withSubtitle', title: 'Calendar', body: 'Meet us.', link: 'https://calendar.example' },
      { layout: 'titleOnly', title: 'Board', link: 'https://board.example', hasExtLinkIcon: false }
    ]
  }
};

const MARK = '.pb-external';

describe('the home page', () => {
  const main = parse(app.renderMain({ kind: 'home', site: { ...ACME, home: HOME }, exampleHtml: '' }));

  it('starts with the headline and two calls to action', () => {
    expect(texts(main, 'h1')).toEqual(['Turn it up']);
    const buttons = [...main.querySelectorAll('.pb-hero a')];
    expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
      ['Begin', '/begin'],
      ['Look', '/look']
    ]);
  });

  it('has a decorative image for each theme, with its size', () => {
    const pictures = [...main.querySelectorAll('.pb-hero img')].map((image) => ({
      src: image.getAttribute('src'),
      alt: image.getAttribute('alt'),
      size: `${image.getAttribute('width')}x${image.getAttribute('height')}`
    }));
    expect(pictures).toEqual([
      { src: '/assets/light.svg', alt: '', size: '760x600' },
      { src: '/assets/dark.svg', alt: '', size: '760x600' }
    ]);
  });

  it('shows the author of a post if known, and the reading time', () => {
    expect(texts(main, '.pb-post .pb-card-text')).toEqual(['A. Writer · 5 min read', '7 min read']);
  });

  it('marks cards with external links, unless configured otherwise', () => {
    const marked = [...main.querySelectorAll('.pb-news > li')].map((card) => card.querySelector(MARK) !== null);
    expect(marked).toEqual([false, true, false]);
  });

  it('shows text below the title only in the layout for it', () => {
    expect(texts(main, '.pb-news .pb-card-text')).toEqual(['To the latest.', 'Meet us.']);
  });

  it('links to all posts, all repositories and every section', () => {
    expect(texts(main, 'h2')).toEqual(['Posts', 'News', 'Browse the documentation']);
    expect(main.querySelector('a[href="https://blog.example"]')).not.toBeNull();
    expect(main.querySelector('a[href="https://code.example"]')).not.toBeNull();
    expect(texts(main, '.pb-cards a')).toEqual(['Components', 'Patterns']);
  });

  it('shows the live example, and the pages of a section by purpose', () => {
    const link = { text: 'More', href: '/more' };
    const home: HomePage = {
      ...HOME,
      example: { title: 'Live', text: 'Try it.', link, address: '/components/knob/basic' },
      families: { title: 'For every job', link, section: 'components' }
    };
    const purposes = new Map([
      ['components', [{ title: 'Turning', pages: ['/components/forms/dial', '/components/knob'] }]]
    ]);
    const page = parse(
      app.renderMain({ kind: 'home', site: { ...ACME, home, purposes }, exampleHtml: '<i>Cards</i>' })
    );
    expect(texts(page, 'section[aria-labelledby=pb_example] :is(h2, p, a, i)')).toEqual([
      'Live',
      'Try it.',
      'More',
      'Cards'
    ]);
    expect(texts(page, '.pb-families :is(h3, a)')).toEqual(['Turning', 'Dial', 'Knob']);
    expect(texts(page, '.pb-families summary > span')).toEqual(['Turning', '2 pages']);
  });

  it('omits unconfigured parts', () => {
    const { headline, text } = HOME;
    const home: HomePage = { headline, text, actions: [], picture: null, posts: null };
    const plain = parse(app.renderMain({ kind: 'home', site: { ...ACME, home }, exampleHtml: '' }));
    expect(texts(plain, 'h1, h2')).toEqual(['Turn it up', 'Browse the documentation']);
    expect(plain.querySelectorAll('img, .pb-hero a')).toHaveLength(0);
  });
});

describe('the 404 page', () => {
  it('shows the configured links', () => {
    const notFound = {
      cards: [{ icon: 'chart', title: 'Charts', body: 'Numbers at a glance.', link: '/charts' }]
    } as const;
    const main = parse(
      app.renderMain({ kind: 'notFound', site: { ...ACME, notFound: { cards: [...notFound.cards] } } })
    );
    expect(texts(main, '.pb-lost-card p')).toEqual(['Charts', 'Numbers at a glance.']);
    expect(main.querySelector('.pb-lost-card a')?.getAttribute('href')).toBe('/charts');
    expect(main.querySelector('.pb-lost-card svg')).not.toBeNull();
  });
});
