import { afterAll, describe, expect, it } from 'vitest';

import { provideTabs, TWO_IMPLEMENTATIONS } from '../../../../test/support/siteTabs.ts';
import { counterpartOf, implementationOf } from './implementations.ts';
import { type ListedPage, preferredPaths } from './preferImplementation.ts';

const page = (path: string, ...tabs: [source: string, path: string][]): ListedPage => ({
  path,
  sources: tabs.map(([source, tabPath]) => ({ source, path: tabPath }))
});

afterAll(provideTabs(TWO_IMPLEMENTATIONS));

const PAGES = [
  page('/a', ['react', '/a'], ['html', '/a/html'], ['react-scenes', '/a/react-scenes']),
  page('/b', ['react', '/b'], ['guidelines', '/b/guidelines']),
  page('/c', ['html', '/c']),
  page('/d', ['react-scenes', '/d'], ['html-scenes', '/d/html-scenes'])
];

describe('the preferred implementation', () => {
  it('has an address where a page begins with another one', () => {
    expect([...preferredPaths(PAGES, 'html')]).toEqual([
      ['/a', '/a/html'],
      ['/d', '/d/html-scenes']
    ]);
  });

  it('leaves pages that begin with it', () => {
    expect(preferredPaths(PAGES, 'react').size).toBe(0);
  });

  it('is part of the source tag', () => {
    expect([implementationOf('html-scenes'), implementationOf('reactive'), implementationOf('design')]).toEqual([
      'html',
      null,
      null
    ]);
    expect(counterpartOf('react-scenes', 'html')).toBe('html-scenes');
    expect(counterpartOf('accessibility', 'html')).toBeNull();
  });
});
