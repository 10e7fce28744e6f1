import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type CatalogTab, findByName } from '../../../src/tools/mcp/catalog.ts';
import { pageNote, pageOf, textPages } from '../../../src/tools/mcp/paging.ts';
import { readMarkdown } from '../../../src/tools/mcp/sections.ts';

describe('pages of a text', () => {
  it('are the whole text, in order, and none is longer than asked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '👍'), maxLength: 400 }),
        fc.integer({ min: 1, max: 50 }),
        (text, size) => {
          const pages = textPages(text, size);
          expect(pages.join('')).toBe(text);
          expect(pages.length).toBeGreaterThan(0);
          expect(pages.every((page) => page.length <= size)).toBe(true);
        }
      )
    );
  });

  it('end with lines where they can', () => {
    expect(textPages('one\ntwo\nthree\n', 9)).toEqual(['one\ntwo\n', 'three\n']);
  });
});

describe('pages of a list', () => {
  it('go from the first to the last one', () => {
    expect(pageOf([1, 2, 3], 2, 2)).toEqual({ items: [3], page: 2, pages: 2, total: 3 });
    expect(pageOf([1, 2, 3], 9, 2).page).toBe(2);
    expect(pageOf([], 1, 2)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  it('tell how to get the next one', () => {
    expect(pageNote({ page: 1, pages: 3 })).toBe('Page 1 of 3. For more, call again with page=2.');
    expect(pageNote({ page: 3, pages: 3 })).toBe('Page 3 of 3.');
    expect(pageNote({ page: 1, pages: 1 })).toBe('');
  });
});

describe('a Markdown file', () => {
  const file = readMarkdown(
    '---\ntitle: Knob\nversion: 1.2.0\npackage: "@acme/ui"\n---\n\n# Knob\n\nA knob turns.\n\n## Outline\n\n- Use\n\n## Use\n\nTurn it.\n\n```md\n## No heading\n```\n\n### Right\n\nOn.\n\n## Props\n\nNone.\n'
  );

  it('has facts, a lead, and sections with those that they contain', () => {
    expect([...file.facts]).toEqual([
      ['title', 'Knob'],
      ['version', '1.2.0'],
      ['package', '@acme/ui']
    ]);
    expect(file.lead).toBe('A knob turns.');
    expect(file.sections.map(({ title, level }) => [title, level])).toEqual([
      ['Use', 2],
      ['Right', 3],
      ['Props', 2]
    ]);
    expect(file.sections[0]?.text).toContain('## No heading');
    expect(file.sections[0]?.text).toContain('### Right');
    expect(file.sections[0]?.text).not.toContain('## Props');
  });

  it('may be empty', () => {
    expect(readMarkdown('')).toMatchObject({ lead: '', sections: [], text: '' });
  });
});

describe('a name', () => {
  const tab = (more: Partial<CatalogTab>): CatalogTab => ({
    id: 'Knob',
    path: '/components/knob',
    tabPath: '/components/knob',
    title: 'Knob',
    source: 'react',
    tabName: null,
    section: 'components',
    subsection: '',
    deprecated: false,
    beta: false,
    examples: ['Fast turn'],
    sources: [{ source: 'react', propComponents: [{ component: 'KnobRing', source: null }] }],
    ...more
  });
  const tabs = [tab({}), tab({ tabPath: '/components/knob/accessibility', source: 'accessibility', examples: [] })];
  const addressFor = (name: string): string | readonly string[] => {
    const found = findByName(name, tabs, 'https://acme.example');
    return found.kind === 'address' ? found.address : found.nearest;
  };

  it.each([
    ['Knob', '/components/knob'],
    ['knob', '/components/knob'],
    ['KnobRing', '/components/knob'],
    ['Knob: accessibility', '/components/knob/accessibility'],
    ['/components/knob', '/components/knob'],
    ['/components/knob.md', '/components/knob'],
    ['https://acme.example/components/knob/accessibility#keys', '/components/knob/accessibility'],
    ['/components/knob/fast-turn', '/components/knob/fast-turn']
  ])('%s is the address %s', (name, address) => {
    expect(addressFor(name)).toBe(address);
  });

  it.each(['Knop', '/components/knop', 'ob'])('%s is none; the nearest titles are told', (name) => {
    expect(addressFor(name)).toEqual(['Knob']);
  });

  it('may be anything', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => void findByName(name, tabs, null)));
  });
});
