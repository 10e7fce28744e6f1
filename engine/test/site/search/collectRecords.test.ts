import { describe, expect, it } from 'vitest';

import type { ReferenceView } from '../../../src/ui/index.ts';
import type { InlineComponent, NavigationSection, Page } from '../../../src/model.ts';
import { exampleRecords, headingRecords, pageRecords, sectionRecord } from '../../../src/site/search/contentRecords.ts';
import { textRecords } from '../../../src/site/search/textRecords.ts';
import { type PlacedTab, placedTabs } from '../../../src/site/search/record.ts';
import { componentRecords, cssVariableRecords, propRecords } from '../../../src/site/search/referenceRecords.ts';
import { exampleBlock, figureBlock, makePage, makeSource, proseBlock } from '../../ui/acme.ts';

const navigation: NavigationSection[] = [
  { slug: 'components', title: 'Components', path: '/components', items: [] },
  {
    slug: 'patterns',
    title: 'Patterns',
    path: '/patterns',
    items: [{ kind: 'group', title: 'Of knobs', slug: 'of-knobs', items: [] }]
  }
];

const tabsOf = (...pages: Page[]): PlacedTab[] => placedTabs({ pages, navigation });

const heading = (id: string, text: string) =>
  `<div class="pb-heading"><h2 id="${id}">${text}</h2><a class="pb-anchor" href="#${id}" aria-label="Link to ${text}"></a></div>`;

const react = makeSource({
  source: 'react',
  label: 'React',
  path: '/components/knob',
  description: 'Turns.',
  toc: [{ text: 'Usage', id: 'usage' }, [{ text: 'Small & round', id: 'small' }], { text: 'Basic', id: 'basic' }],
  blocks: [
    proseBlock(`<p>Before.</p>${heading('usage', 'Usage')}<p>Turn it <em>slow</em>ly.</p><pre>code()</pre>`),
    proseBlock('<p>Ends with the passage before it</p>'),
    exampleBlock({
      title: 'Basic',
      slug: 'basic',
      code: 'export const A = () => <Knob isOpen onTurn={f} size="s">Lorem ipsum</Knob>;'
    })
  ]
});
const html = makeSource({ source: 'html', label: 'HTML', path: '/components/knob/html', deprecated: true });
const knob = makePage({ title: 'Knob', path: '/components/knob', sources: [react, html], hasTabs: true });
const grouped = makePage({
  title: 'Panel',
  path: '/patterns/of-knobs/panel',
  section: 'patterns',
  subsection: 'of-knobs',
  sources: [makeSource({ path: '/patterns/of-knobs/panel' })]
});

describe('page records', () => {
  it('include one per tab; the first has the title of the page', () => {
    const describePage = (path: string) => (path === knob.path ? 'A knob turns.' : undefined);
    const pages = pageRecords(tabsOf(knob, grouped), describePage);
    expect(pages.map(({ title, address, place, badge, text }) => [title, address, place, badge, text])).toEqual([
      ['Knob', '/components/knob', ['Components'], null, 'A knob turns.'],
      ['Knob: HTML', '/components/knob/html', ['Components'], 'deprecated', ''],
      ['Panel', '/patterns/of-knobs/panel', ['Patterns', 'Of knobs'], null, '']
    ]);
  });

  it('include one per section list', () => {
    const { title, address, place } = sectionRecord(navigation[0] as NavigationSection);
    expect([title, address, place]).toEqual(['Components', '/components', []]);
  });

  it('include headings of all levels, except those of examples', () => {
    expect(headingRecords(tabsOf(knob, grouped)).map(({ title, address, place }) => [title, address, place])).toEqual([
      ['Usage', '/components/knob#usage', ['Components', 'Knob', 'React']],
      ['Small & round', '/components/knob#small', ['Components', 'Knob', 'React']]
    ]);
  });
});

it('indexes examples by identifiers in their code, not by their text', () => {
  const [record] = exampleRecords(tabsOf(knob));
  expect(record).toMatchObject({ kind: 'example', title: 'Basic', address: '/components/knob#basic' });
  expect(record?.keywords).toEqual(['Knob', 'isOpen', 'onTurn']);
});

it('doesn’t index figures', () => {
  const figures = makeSource({ blocks: [figureBlock(), exampleBlock()] });
  expect(exampleRecords(tabsOf(makePage({ sources: [figures] })))).toHaveLength(1);
});

it('splits prose by heading, in sentences', () => {
  const passages = textRecords(tabsOf(knob), () => '');
  expect(passages.map(({ title, address, text }) => [title, address, text])).toEqual([
    ['Knob', '/components/knob', 'Before.'],
    ['Usage', '/components/knob#usage', 'Turn it slowly. Ends with the passage before it.']
  ]);
});

it('includes the components within prose', () => {
  const source = makeSource({
    path: '/components/dial',
    blocks: [proseBlock('<p>Dials are <GapValue name="gap" /> apart</p>')]
  });
  const dial = makePage({ title: 'Dial', path: source.path, sources: [source] });
  const textOf = (tab: { source: unknown }, { name, attributes }: InlineComponent) =>
    tab.source === source ? `${name} of ${String(attributes['name'])}` : '';
  expect(textRecords(tabsOf(dial), textOf).map(({ text }) => text)).toEqual(['Dials are GapValue of gap apart.']);
});

describe('reference records', () => {
  const row = (name: string, anchor: string | null) => ({ name, anchor, badges: name === 'old' ? ['deprecated'] : [] });
  const view = (anchor: string): ReferenceView =>
    ({
      functions: null,
      props: {
        anchor: 'props',
        entries: [
          {
            anchor,
            entry: {
              name: 'Knob',
              badges: [],
              importLine: "import { Knob } from 'acme';",
              content: {
                kind: 'props',
                rows: [row('size', 'p-size'), row('old', 'p-old')],
                inherited: [{ rows: [row('id', null)] }]
              }
            }
          },
          { anchor: 'props-lost', entry: { name: 'Lost', badges: [], importLine: null, content: { kind: 'missing' } } }
        ]
      },
      cssVariables: {
        tables: [
          {
            prefix: 'acme-c-knob',
            rows: [
              { property: '--acme-c-knob--Color', anchor: 'v' },
              { property: '--acme-c-knob--Color', anchor: 'v-1' }
            ]
          }
        ]
      }
    }) as unknown as ReferenceView;

  const other = makePage({
    title: 'Dial',
    slug: 'dial',
    path: '/components/dial',
    sources: [makeSource({ path: '/components/dial' })]
  });
  const tabs = tabsOf(other, { ...knob, slug: 'knob' });
  const referenceOf = () => view('props-knob');

  it('link a component to the first page that documents it', () => {
    expect(
      componentRecords(tabs, referenceOf).map(({ title, address, importLine }) => [title, address, importLine])
    ).toEqual([['Knob', '/components/dial#props-knob', "import { Knob } from 'acme';"]]);
  });

  it('include props with an anchor, with their description', () => {
    expect(
      propRecords(tabs, referenceOf).map(({ title, address, badge, place }) => [title, address, badge, place.at(-1)])
    ).toEqual([
      ['size', '/components/dial#p-size', null, 'Knob'],
      ['old', '/components/dial#p-old', 'deprecated', 'Knob']
    ]);
  });

  it('include each CSS variable once, on the page of its prefix', () => {
    expect(cssVariableRecords(tabs, referenceOf).map(({ address }) => address)).toEqual(['/components/knob#v']);
  });
});
