import { describe, expect, it } from 'vitest';

import { RESOLVED_TABS } from '../../../test/support/tabs.ts';
import { createTabComparison } from '../../core/tabs.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { exampleBlock, makePage, makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import type { StatusMatrixProps, StatusRow } from './StatusMatrix.tsx';

const { StatusMatrix } = markdownComponents;

function makeRow(title: string, changes: Partial<StatusRow>): StatusRow {
  const path = `/parts/${title.toLowerCase()}`;
  return {
    title,
    path,
    badges: [],
    tabs: [{ source: 'react', label: 'React', path, badge: null }],
    examples: 1,
    props: 0,
    cssVariables: 0,
    ...changes
  };
}

/** Fixture: three pages. Lever has a deprecated tab besides the regular one, Knob the most examples. */
const STATUS: StatusMatrixProps = {
  id: 'status-parts',
  columns: [{ source: 'react', label: 'React' }],
  noun: 'parts',
  rows: [
    makeRow('Dial', {}),
    makeRow('Knob', { badges: ['beta'], examples: 10, props: 7 }),
    makeRow('Lever', {
      tabs: [
        { source: 'react', label: 'React', path: '/parts/lever', badge: null },
        { source: 'old parts', label: 'Old parts', path: '/parts/lever/old-parts', badge: 'deprecated' }
      ]
    })
  ]
};

const document = parse(renderMarkdown(StatusMatrix, STATUS));

describe('the status table', () => {
  it('has a row for each page, with links to its tabs', () => {
    expect(texts(document, 'thead th > button')).toEqual([
      'Name',
      'React',
      'Other tabs',
      'Examples',
      'Properties',
      'CSS variables'
    ]);
    expect(texts(document, 'tbody tr:nth-child(2) > *')).toEqual(['KnobBeta', 'React', '–None', '10', '7', '–None']);
    const links = [...document.querySelectorAll('tbody tr:nth-child(3) a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/parts/lever', '/parts/lever', '/parts/lever/old-parts']);
  });

  it('offers only filters with several values, with counts', () => {
    expect(texts(document, '.pb-facet')).toEqual(['Beta 1', 'Deprecated 1']);
  });

  it('omits the column for other tabs if there are none', () => {
    const rows = STATUS.rows.slice(0, 2);
    expect(texts(parse(renderMarkdown(StatusMatrix, { ...STATUS, rows })), 'thead button')).not.toContain('Other tabs');
  });
});

const tab = (source: string, changes = {}) =>
  makeSource({
    source,
    label: source,
    path: `/components/knob/${source}`,
    ownPath: `/components/knob/${source}`,
    ...changes
  });

it('lists the pages of a section, sorted by title', () => {
  const pages = [
    makePage({
      title: 'Knob',
      sources: [tab('react', { blocks: [exampleBlock()] }), tab('react-old', { deprecated: true })]
    }),
    makePage({ title: 'Dial', sources: [tab('html', { beta: true })], badges: ['beta'] }),
    makePage({ title: 'All components', path: '/components', sources: [makeSource({ ownPath: '/components' })] }),
    makePage({ title: 'Elsewhere', section: 'patterns' })
  ];
  const props = propsOf(StatusMatrix, {
    attributes: { countText: 'parts' },
    context: {
      pages,
      placeFolder: (named) => named,
      compareTabs: createTabComparison(RESOLVED_TABS),
      countProps: () => 3,
      countCssVariables: () => 4
    }
  });
  expect(props).toMatchObject({ id: 'pb_status_components', noun: 'parts' });
  expect(props.columns.map(({ source }) => source)).toEqual(['react', 'react-old', 'html']);
  expect(props.rows.map(({ title, examples, tabs }) => [title, examples, tabs.map(({ badge }) => badge)])).toEqual([
    ['Dial', 0, ['beta']],
    ['Knob', 1, [null, 'deprecated']]
  ]);
});
