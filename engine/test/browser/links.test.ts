import { describe, expect, it } from 'vitest';

import { pagePath, siteLinkTarget } from '../../src/browser/links.ts';
import { openBrowser } from './browser.ts';

function targetOf(link: string): string | undefined {
  const { document } = openBrowser(link, { url: 'https://acme.example/components/knob' });
  const anchor = document.querySelector('a');
  return anchor ? siteLinkTarget(anchor)?.pathname : undefined;
}

describe('siteLinkTarget', () => {
  it('returns the address of another page of the site', () => {
    expect(targetOf('<a href="/components/dial#props">x</a>')).toBe('/components/dial');
    expect(targetOf('<a href="dial">x</a>')).toBe('/components/dial');
  });

  it.each([
    ['another origin', '<a href="https://other.example/components/dial">x</a>'],
    ['a new window', '<a href="/components/dial" target="_blank">x</a>'],
    ['a download', '<a href="/acme.zip" download>x</a>'],
    ['a place on the same page', '<a href="#props">x</a>'],
    ['the same page', '<a href="/components/knob">x</a>'],
    ['mail', '<a href="mailto:knobs@acme.example">x</a>'],
    ['no address', '<a href="https://:">x</a>']
  ])('returns nothing for %s', (_, link) => {
    expect(targetOf(link)).toBeUndefined();
  });
});

describe('pagePath', () => {
  it.each([
    ['https://acme.example/', '/'],
    ['https://acme.example/components/dial', '/components/dial'],
    ['https://acme.example/components/dial/', '/components/dial'],
    ['https://acme.example/components/dial/?a=b#c', '/components/dial']
  ])('of %s is %s', (address, path) => {
    expect(pagePath(new URL(address))).toBe(path);
  });
});
