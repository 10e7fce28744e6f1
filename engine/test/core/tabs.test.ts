import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageBadges } from '../../src/content/makePage.ts';
import { resolveConfig } from '../../src/core/config.ts';
import {
  createTabComparison,
  formerTabSuffixes,
  showsTabs,
  siteTabs,
  tabEntry,
  tabLabel,
  tabSuffix
} from '../../src/core/tabs.ts';
import { RESOLVED_TABS as tabs } from '../support/tabs.ts';

describe('the order of tabs', () => {
  const compare = createTabComparison(tabs);

  it('is that of the configuration, with others in their place by name', () => {
    const ordered = [
      'react',
      'react-scenes',
      'html',
      'html-scenes',
      '-Rockets',
      'about',
      'Kites',
      'guidelines',
      'notes'
    ];
    expect(ordered.toReversed().toSorted(compare)).toEqual(ordered);
  });

  it('is alphabetical without a configuration, and puts others last by default', () => {
    expect(['react', 'html', 'About'].toSorted(createTabComparison([]))).toEqual(['About', 'html', 'react']);
    const [react] = tabs;
    expect(['html', 'react'].toSorted(createTabComparison(react ? [react] : []))).toEqual(['react', 'html']);
  });

  it('is total', () => {
    const source = fc.oneof(fc.constantFrom('react', 'html', 'notes', 'A', 'a', '-a', ''), fc.string());
    fc.assert(
      fc.property(source, source, source, (a, b, c) => {
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
        expect(compare(a, b) === 0).toBe(a === b);
        expect(!(compare(a, b) <= 0 && compare(b, c) <= 0) || compare(a, c) <= 0).toBe(true);
      })
    );
  });
});

describe('the address and label of a tab', () => {
  it.each([
    ['react-scenes', '/react-scenes', ['/react-scenes', '/react-scenes'], 'React scenes'],
    ['html', '/html', ['/html', '/html'], 'HTML'],
    ['-Rockets', '/rockets', ['/-Rockets', '/-rockets'], 'Rockets'],
    ['Own words', '/own-words', ['/Own%20words', '/own-words'], 'Own words'],
    ['landing', '', [], 'Landing'],
    ['', '', [], '']
  ])('of %j', (source, suffix, former, label) => {
    expect([tabSuffix(source, tabs), formerTabSuffixes(source, tabs), tabLabel(source, tabs)]).toEqual([
      suffix,
      former,
      label
    ]);
  });

  it('shows tabs for several sources, unless one hides them', () => {
    expect(showsTabs(['react'], tabs)).toBe(false);
    expect(showsTabs(['react', 'html'], tabs)).toBe(true);
    expect(showsTabs(['react', 'lesson-2'], tabs)).toBe(false);
  });
});

describe('entries', () => {
  it('fit tags by their name, or by parts of it', () => {
    expect(tabEntry('lesson-2', tabs)?.id).toBe('lesson*');
    expect(tabEntry('a-lesson', tabs)).toBeUndefined();
  });

  it('give scripts in the browser the names in addresses, and the implementations', () => {
    const { segments, implementations } = siteTabs({ tabs, implementations: ['react', 'html'] });
    expect(segments).toContain('guidelines');
    expect(segments).not.toContain('landing');
    expect(implementations).toEqual([
      { id: 'react', label: 'React' },
      { id: 'html', label: 'HTML' }
    ]);
  });
});

describe('pageBadges', () => {
  const plain = { source: 'react', beta: false, deprecated: false, isDemo: false };

  it('is beta if any source is, except those that never make it so', () => {
    expect(pageBadges([plain, { ...plain, source: 'html', beta: true }], tabs)).toEqual(['beta']);
    expect(pageBadges([plain, { ...plain, source: 'react-preview', beta: true }], tabs)).toEqual([]);
  });

  it('is deprecated or a demo only if all sources are', () => {
    expect(pageBadges([plain, { ...plain, deprecated: true }], tabs)).toEqual([]);
    expect(pageBadges([{ ...plain, deprecated: true, isDemo: true, beta: true }], tabs)).toEqual([
      'beta',
      'deprecated',
      'demo'
    ]);
  });
});

describe('the configuration of tabs', () => {
  const configure = (changes: object) => () =>
    resolveConfig(
      {
        product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
        sections: [{ slug: 'components', title: 'Components' }],
        ...changes
      },
      'site.config.ts'
    );

  it.each([
    [
      'a repeated tag',
      { tabs: [{ id: 'html' }, { id: 'html', demo: true }] },
      'tabs.1.id: has an entry already: join the two for "html"'
    ],
    [
      'a role of all others',
      { tabs: [{ id: '*', role: 'landing' }] },
      'tabs.0.role: "*" are all other tabs, which have no role: name the tab'
    ],
    ['an unknown role', { tabs: [{ id: 'a', role: 'start' }] }, 'tabs.0.role: '],
    ['one implementation', { implementations: ['react'] }, 'implementations: must name two or more, or none'],
    ['an implementation twice', { implementations: ['react', 'react'] }, 'implementations: must name each once']
  ])('is rejected with %s', (_, changes, message) => {
    expect(configure(changes)).toThrow(message);
  });
});
