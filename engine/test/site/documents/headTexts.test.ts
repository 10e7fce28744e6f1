import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createHeadTexts } from '../../../src/site/documents/headTexts.ts';
import type { Page, Source } from '../../../src/model.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';

const CONFIG: Parameters<typeof createHeadTexts>[1] = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs for machines.', versionOf: 'acme-ui' },
  sections: [
    { slug: 'components', title: 'Components' },
    { slug: 'patterns', title: 'Patterns' }
  ],
  subsectionTitles: { dials: 'Dials' },
  summaries: {}
};

function headsOf(pages: Page[], config: Partial<typeof CONFIG> = {}) {
  return createHeadTexts({ pages, navigation: [] }, { ...CONFIG, ...config });
}

/** A page with a tab for each list of changes; the first has the page's address. */
function page(path: string, changes: Partial<Page>, ...tabs: Partial<Source>[]): Page {
  const sources = tabs.map((tab, index) => makeSource({ path: index === 0 ? path : `${path}/${index}`, ...tab }));
  return makePage({ path, ...changes, sources });
}

const examples = (...titles: string[]) => titles.map((title) => exampleBlock({ title }));

it('titles tabs, with their section where pages share a title', () => {
  const heads = headsOf([
    page('/components/knob', {}, { title: 'Knob' }, { title: 'Knob', label: 'HTML' }),
    page('/components/turn', {}, { title: 'Turning' }),
    page('/patterns/turn', { section: 'patterns' }, { title: 'Turning' }),
    page('/patterns/dials/turn', { section: 'patterns', subsection: 'dials' }, { title: 'Turning' })
  ]);
  expect([...heads.values()].map(({ title }) => title)).toEqual([
    'Knob',
    'HTML · Knob',
    'Turning · Components',
    'Turning · /patterns/turn',
    'Turning · Dials · Patterns'
  ]);
});

it('gives a page another title than the list of a section', () => {
  const section = { slug: 'patterns', title: 'Patterns', path: '/patterns', items: [] };
  const site = { pages: [page('/components/patterns', {}, { title: 'Patterns' })], navigation: [section] };
  const heads = createHeadTexts(site, CONFIG);
  expect(heads.get('/patterns')?.title).toBe('Patterns');
  expect(heads.get('/components/patterns')?.title).toBe('Patterns · Components');
});

it("describes a package's tabs by the page's summary and their examples", () => {
  const heads = headsOf(
    [
      page(
        '/components/knob',
        {},
        { blocks: examples('Basic', 'Large'), description: 'Use the prop onTurn to be told about turns of the knob.' },
        { label: 'HTML', blocks: examples('Basic') },
        { label: 'HTML demos', isDemo: true, blocks: examples('Panel') },
        { label: 'Design guidelines', package: null, description: 'Use a knob for a value that people set by feel.' }
      )
    ],
    { summaries: { '/components/knob': { text: 'A knob sets a value.' } } }
  );
  expect([...heads.values()].map(({ description }) => description)).toEqual([
    'A knob sets a value. React examples: Basic, Large.',
    'A knob sets a value. HTML examples: Basic.',
    'A knob sets a value. HTML demos: Panel.',
    'Use a knob for a value that people set by feel.'
  ]);
});

it('describes tabs without a text of their own by the guidelines of the page, or by its title', () => {
  const shared = { description: 'Knobs live in a package of their own, which you install.', blocks: examples('Basic') };
  const heads = headsOf([
    page(
      '/components/knob',
      {},
      { ...shared, title: 'Knob' },
      { package: null, description: 'A knob sets a value. Use it for volumes and the like, e.g. of speakers.' }
    ),
    page('/components/dial', {}, { ...shared, title: 'Dial' }),
    page('/components/plate', {}, { title: 'Plate', description: 'A basic plate', blocks: examples('Flat') })
  ]);
  const describe = (path: string) => heads.get(path)?.description;
  expect(describe('/components/knob')).toBe('A knob sets a value. React examples: Basic.');
  expect(describe('/components/dial')).toBe('Dial in Acme. React examples: Basic.');
  expect(describe('/components/plate')).toBe('A basic plate. React examples: Flat.');
});

it('ends a description with a whole sentence', () => {
  const cut = 'A knob sets a value that people choose by feel, such as a volume. It turns endless…';
  const heads = headsOf([page('/components/knob', {}, { description: cut })]);
  expect(heads.get('/components/knob')?.description).toBe(
    'A knob sets a value that people choose by feel, such as a volume.'
  );
});

it('lists the pages of a section without a page', () => {
  const item = (title: string) => ({ kind: 'page' as const, title, path: `/patterns/${title}`, badge: null });
  const items = [item('Filters'), { kind: 'group' as const, title: 'Dials', slug: 'dials', items: [item('Turning')] }];
  const site = { pages: [], navigation: [{ slug: 'patterns', title: 'Patterns', path: '/patterns', items }] };
  expect(createHeadTexts(site, CONFIG).get('/patterns')).toEqual({
    title: 'Patterns',
    description: 'Patterns in Acme: Filters, Turning.'
  });
});

it('gives every document a title and a description of its own', () => {
  const words = fc.constantFrom(
    '',
    'Knob',
    'Turn it.',
    'Search',
    'Note',
    'A knob sets a value that people choose by feel.'
  );
  const tab = fc.record({
    title: words,
    label: words,
    description: words,
    isDemo: fc.boolean(),
    package: fc.constantFrom(null, 'acme-ui'),
    blocks: fc.array(words).map((titles) => examples(...titles))
  });
  const folder = fc.record({
    section: fc.constantFrom('components', 'other'),
    subsection: fc.constantFrom('', 'dials')
  });
  const pages = fc
    .array(fc.tuple(folder, fc.array(tab, { minLength: 1, maxLength: 3 })), { maxLength: 6 })
    .map((drafts) => drafts.map(([changes, tabs], index) => page(`/page-${index}`, changes, ...tabs)));
  const summaries = fc.dictionary(
    fc.constantFrom('/page-0', '/page-1'),
    fc.record({ text: fc.string({ minLength: 1, maxLength: 200 }) })
  );
  fc.assert(
    fc.property(pages, summaries, (drafts, texts) => {
      const heads = [...headsOf(drafts, { summaries: texts }).values()];
      expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
      expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
      expect(heads.filter(({ description }) => description === CONFIG.product.description)).toEqual([]);
    })
  );
});
