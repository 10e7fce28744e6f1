import { describe, expect, it } from 'vitest';

import { startReleaseMenu } from '../../src/client/releaseMenu.ts';
import { loadApp } from '../../src/documents/loadApp.ts';
import { EMPTY_DOCUMENT } from '../app/acme.ts';
import { texts } from '../app/parse.ts';
import { openBrowser } from './browser.ts';

const app = await loadApp();
const HTML = app.renderDocument(EMPTY_DOCUMENT);

async function menuAfter(answer?: unknown) {
  const { document, fetched } = openBrowser(HTML, {
    files: answer === undefined ? {} : { '/versions.json': answer }
  });
  const before = document.body.innerHTML;
  await startReleaseMenu();
  const menu = document.querySelector<HTMLElement>('#release-menu');
  const previous = menu?.querySelector<HTMLElement>('[data-previous-releases]');
  return { document, fetched, menu, previous, isUntouched: document.body.innerHTML === before };
}

const ANSWER = {
  Releases: [
    { name: '3.3.0', date: '2025-09-09', latest: true, versions: { 'acme-ui': '3.3.0', 'acme-icons': '1.0.0' } },
    { name: '3.2.1', date: '2025-06-01' },
    { name: '3.2.0' }
  ]
};

describe('the release menu', () => {
  it('comes with what the site knew when it was published', () => {
    const { document } = openBrowser(HTML);
    expect(texts(document, '[data-latest-release] a')).toEqual(['Release 3.2.1June 1, 2025']);
    expect(texts(document, '#release-menu a[href^=http]')).toEqual(['Acme 2 (external link)']);
    expect(texts(document, '.pb-versions li')).toEqual(['acme-ui3.2.1']);
    expect(document.querySelector<HTMLElement>('[data-previous-releases]')?.hidden).toBe(true);
  });

  it('shows what has been released since', async () => {
    const { document, menu, previous, fetched } = await menuAfter(ANSWER);
    expect(fetched).toEqual(['/versions.json']);
    expect(texts(document, '[data-panel-toggle]')).toContain('Release 3.3.0');
    expect(texts(document, '[data-latest-release] a')).toEqual(['Release 3.3.0September 9, 2025']);
    expect(menu?.querySelector('[data-latest-release] a')?.getAttribute('href')).toBe('/');
    expect(previous?.hidden).toBe(false);
    const links = [...(previous?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.getAttribute('href'), link.rel])).toEqual([
      ['/3.2.1', 'external'],
      ['/3.2.0', 'external']
    ]);
    expect(links.map((link) => link.textContent)).toEqual(['Release 3.2.1June 1, 2025', 'Release 3.2.0']);
    expect(texts(document, '.pb-versions li')).toEqual(['acme-ui3.3.0', 'acme-icons1.0.0']);
  });

  it('hides what a new answer has nothing for', async () => {
    const { menu, previous } = await menuAfter({ Releases: [{ name: '4.0.0', latest: true }] });
    expect(previous?.hidden).toBe(true);
    expect(menu?.querySelector<HTMLElement>('.pb-versions')?.hidden).toBe(true);
  });

  it('puts names in as text', async () => {
    const { document } = await menuAfter({ Releases: [{ name: '<img src=x>', latest: true }] });
    expect(document.querySelector('#release-menu img')).toBeNull();
    expect(texts(document, '[data-latest-release] a')).toEqual(['Release <img src=x>']);
  });

  it.each([
    ['no answer', undefined],
    ['an answer that is no list', { Releases: 'none' }]
  ])('keeps what it has after %s', async (_, answer) => {
    expect((await menuAfter(answer)).isUntouched).toBe(true);
  });
});
