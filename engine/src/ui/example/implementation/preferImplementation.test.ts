import { describe, expect, it } from 'vitest';

import { counterpartOf, implementationOf } from './implementations.ts';
import { type ListedPage, preferredPaths } from './preferImplementation.ts';

const page = (path: string, ...tabs: [source: string, path: string][]): ListedPage => ({
  path,
  sources: tabs.map(([source, tabPath]) => ({ source, path: tabPath }))
});

const PAGES = [
  page('/a', ['react', '/a'], ['html', '/a/html'], ['react-demos', '/a/react-demos']),
  page('/b', ['react', '/b'], ['design-guidelines', '/b/design-guidelines']),
  page('/c', ['html', '/c']),
  page('/d', ['react-demos', '/d'], ['html-demos', '/d/html-demos'])
];

describe('the preferred implementation', () => {
  it('has an address where a page begins with another one', () => {
    expect([...preferredPaths(PAGES, 'html')]).toEqual([
      ['/a', '/a/html'],
      ['/d', '/d/html-demos']
    ]);
  });

  it('leaves pages that begin with it', () => {
    expect(preferredPaths(PAGES, 'react').size).toBe(0);
  });

  it('is part of the source tag', () => {
    expect([implementationOf('html-demos'), implementationOf('reactive'), implementationOf('design')]).toEqual([
      'html',
      null,
      null
    ]);
    expect(counterpartOf('react-demos', 'html')).toBe('html-demos');
    expect(counterpartOf('accessibility', 'html')).toBeNull();
  });
});
