import { afterEach, describe, expect, it } from 'vitest';

import { resolveConfig } from '../../src/core/config.ts';
import { fillCount, fillText } from '../../src/core/fillText.ts';
import { replaceTexts, resolveTexts } from '../../src/core/siteTexts.ts';
import * as texts from '../../src/core/texts.ts';

const SITE = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
  sections: [{ slug: 'components', title: 'Components' }]
};

afterEach(() => replaceTexts({}));

describe('texts of a site', () => {
  it('replace those of the engine until others do', () => {
    replaceTexts({ page: { onThisPage: 'Contents' }, search: { count: { one: 'One result ({count})' } } });
    expect(texts.page.onThisPage).toBe('Contents');
    expect(texts.page.backToTop).toBe('Back to top');
    expect(fillCount(texts.search.count, 1)).toBe('One result (1)');
    expect(fillCount(texts.search.count, 1200)).toBe('1,200 results');
    replaceTexts({});
    expect(texts.page.onThisPage).toBe('On this page');
    expect(fillCount(texts.search.count, 1)).toBe('1 result');
  });

  it('leave the texts of the engine as they are when they are only read', () => {
    expect(resolveTexts({ common: { close: 'Shut' } })['common']).toMatchObject({ close: 'Shut', copy: 'Copy' });
    expect(texts.common.close).toBe('Close');
  });

  it.each([
    ['an unknown feature', { serach: {} }, 'texts: has no key "serach". Did you mean "search"?'],
    [
      'an unknown name',
      { search: { recents: 'Recent' } },
      'texts.search: has no key "recents". Did you mean "recent"?'
    ],
    ['an empty text', { search: { recent: '' } }, 'texts.search.recent: '],
    [
      'a missing placeholder',
      { search: { noMatches: 'No results.' } },
      'texts.search.noMatches: needs the placeholders {query}; the engine’s text is “No results match “{query}”.”'
    ],
    [
      'an unknown placeholder',
      { search: { recent: 'Recent {queries}' } },
      'texts.search.recent: has the unknown placeholders {queries}; '
    ],
    ['a text for a record', { search: { count: 'Many' } }, 'texts.search.count: ']
  ])('are rejected with %s', (_, invalid, message) => {
    expect(() => resolveConfig({ ...SITE, texts: invalid }, 'site.config.ts')).toThrow(message);
  });
});

describe('fillText', () => {
  it('replaces placeholders, and leaves braces in values alone', () => {
    expect(fillText('{count} of {total} {noun}', { count: 3, total: 1295, noun: '{count}' })).toBe(
      '3 of 1,295 {count}'
    );
  });

  it('knows its placeholders', () => {
    // @ts-expect-error -- the text has no such placeholder
    expect(fillText('No results match “{query}”.', { text: 'knob' })).toBe('No results match “”.');
  });
});
