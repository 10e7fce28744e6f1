import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import { parse, texts } from './parse.ts';
import { STATUS } from './status.ts';

const app = await loadApp();
const document = parse(app.renderMarkdownComponent('StatusMatrix', STATUS));

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
    expect(
      texts(parse(app.renderMarkdownComponent('StatusMatrix', { ...STATUS, rows })), 'thead button')
    ).not.toContain('Other tabs');
  });
});
