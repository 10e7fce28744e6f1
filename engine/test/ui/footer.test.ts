import { describe, expect, it } from 'vitest';

import type { FooterContent } from '../../src/core/config/pageContent.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { ACME, PLAIN_HEAD } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

const FOOTER: FooterContent = {
  statement: 'Knobs for all.',
  columns: [
    {
      title: 'Help',
      links: [
        { text: 'Manual', href: '/manual' },
        { text: 'Forum', href: 'https://forum.example' }
      ]
    }
  ],
  social: [{ text: 'Acme on GitHub', href: 'https://github.com/acme', icon: 'github' }],
  copyright: { since: 2001, holder: { text: 'Acme Ltd.', href: 'https://acme.example' } },
  legal: [{ text: 'Privacy', href: '/privacy' }]
};

function documentWith(footer: FooterContent | null): Document {
  const input = { head: PLAIN_HEAD, current: { section: null, path: '/' }, frame: '', main: '', module: null };
  return parse(app.renderDocument({ ...input, site: { ...ACME, footer } }));
}

describe('the footer', () => {
  const footer = documentWith(FOOTER).querySelector('footer');

  it('follows the main element', () => {
    expect(footer?.closest('main')).toBeNull();
    expect(footer?.parentElement?.firstElementChild?.id).toBe('pb_main');
  });

  it('links to home, its columns, social networks and policies', () => {
    const links = [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/',
      'https://github.com/acme',
      '/manual',
      'https://forum.example',
      'https://acme.example',
      '/privacy'
    ]);
  });

  it('marks external links', () => {
    const marked = [...(footer?.querySelectorAll('a') ?? [])].filter((link) =>
      link.textContent.includes('(external link)')
    );
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([
      'https://github.com/acme',
      'https://forum.example',
      'https://acme.example'
    ]);
  });

  it('ends the copyright range with the year of the build', () => {
    expect(texts(footer ?? document, '.pb-footer-copyright')[0]).toMatch(/^© 2001–2030 Acme Ltd\./);
  });

  it('is absent without a configuration', () => {
    expect(documentWith(null).querySelector('footer')).toBeNull();
  });
});
