import { expect, it } from 'vitest';

import { checkFamilies, homeExample } from '../../../src/site/documents/homeExample.ts';
import type { HomeContent } from '../../../src/core/config/pageContent.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';

const blocks = [
  exampleBlock({ slug: 'basic', path: '/components/knob/basic' }),
  exampleBlock({ slug: 'page', path: '/components/knob/page', isFullscreen: true })
];
const site = { pages: [makePage({ sources: [makeSource({ blocks })] })], navigation: [] };

function configWith(parts: Partial<HomeContent>) {
  return { home: { headline: 'Acme', text: 'Knobs.', actions: [], ...parts } };
}

function shownAt(address: string) {
  const link = { text: 'More', href: '/more' };
  return homeExample(site, configWith({ example: { title: 'Live', text: 'Try it.', link, address } }));
}

it('the example of the front page is found by its address', () => {
  expect(shownAt('/components/knob/basic')?.example.slug).toBe('basic');
  expect(homeExample(site, configWith({}))).toBeNull();
});

it.each([
  ['/components/knob/gone', /home\.example\.address.*no page has this example/],
  ['/components/knob/page', /needs the whole screen/]
])('an address without such an example is an error: %s', (address, message) => {
  expect(() => shownAt(address)).toThrow(message);
});

it('the section of the front page has to exist', () => {
  const families = { title: 'All', link: { text: 'More', href: '/more' }, section: 'knobs' };
  expect(() => checkFamilies(site, configWith({ families }))).toThrow(/home\.families\.section.*"knobs"/);
});
