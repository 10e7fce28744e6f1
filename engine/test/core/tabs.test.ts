import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageBadges } from '../../src/content/makePage.ts';
import { compareSources, formerTabSuffixes, showsTabs, tabLabel, tabSuffix } from '../../src/core/tabs.ts';

describe('compareSources', () => {
  it('puts code first, guidelines last, and sorts others by name', () => {
    const ordered = [
      'react',
      'react-next',
      'react-demos',
      'react-deprecated',
      'html',
      'html-demos',
      '-Rockets',
      'about',
      'html-deprecated',
      'Kites',
      'design-guidelines',
      'accessibility',
      'upgrade-guide',
      'release-notes'
    ];
    expect(ordered.toReversed().toSorted(compareSources)).toEqual(ordered);
  });

  it('is a total order', () => {
    const source = fc.oneof(fc.constantFrom('react', 'html', 'accessibility', 'A', 'a', '-a', ''), fc.string());
    fc.assert(
      fc.property(source, source, source, (a, b, c) => {
        expect(Math.sign(compareSources(a, b))).toBe(-Math.sign(compareSources(b, a)) + 0);
        expect(compareSources(a, b) === 0).toBe(a === b);
        expect(!(compareSources(a, b) <= 0 && compareSources(b, c) <= 0) || compareSources(a, c) <= 0).toBe(true);
      })
    );
  });
});

describe('the address and label of a tab', () => {
  it.each([
    ['react-demos', '/react-demos', ['/react-demos', '/react-demos'], 'React demos'],
    ['html', '/html', ['/html', '/html'], 'HTML'],
    ['-Rockets', '/rockets', ['/-Rockets', '/-rockets'], 'Rockets'],
    ['Own words', '/own-words', ['/Own%20words', '/own-words'], 'Own words'],
    ['pages-start', '', [], 'Pages start'],
    ['landing-pages', '', [], 'Landing pages'],
    ['', '', [], '']
  ])('of %j', (source, suffix, former, label) => {
    expect([tabSuffix(source), formerTabSuffixes(source), tabLabel(source)]).toEqual([suffix, former, label]);
  });

  it('shows tabs for several sources, but never for training', () => {
    expect(showsTabs(['react'])).toBe(false);
    expect(showsTabs(['react', 'html'])).toBe(true);
    expect(showsTabs(['react', 'training'])).toBe(false);
  });
});

describe('pageBadges', () => {
  const plain = { source: 'react', beta: false, deprecated: false, isDemo: false };

  it('is beta if any source is, except previews and templates', () => {
    expect(pageBadges([plain, { ...plain, source: 'html', beta: true }])).toEqual(['beta']);
    expect(pageBadges([plain, { ...plain, source: 'react-next', beta: true }])).toEqual([]);
  });

  it('is deprecated or a demo only if all sources are', () => {
    expect(pageBadges([plain, { ...plain, deprecated: true }])).toEqual([]);
    expect(pageBadges([{ ...plain, deprecated: true, isDemo: true, beta: true }])).toEqual([
      'beta',
      'deprecated',
      'demo'
    ]);
  });
});
