import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { MARK_END, MARK_START, readAnswer, readMarkedText } from '../../src/browser/readAnswer.ts';
import { SearchUnavailableError } from 'patternbook/search';

const mark = (text: string): string => `${MARK_START}${text}${MARK_END}`;

const HIT = {
  objectID: 'page /components/dial',
  kind: 'page',
  title: 'Dial',
  address: '/components/dial',
  section: 'components',
  place: ['Components'],
  badge: null,
  importLine: null,
  standalone: null,
  _highlightResult: { title: { value: mark('Dial'), matchLevel: 'full' } },
  _snippetResult: { text: { value: `Turn the ${mark('dial')}…`, matchLevel: 'full' } }
};

/** Parses a response with one hit and these changes; undefined removes a property. */
function read(changes: Record<string, unknown> = {}) {
  const hit = JSON.parse(JSON.stringify({ ...HIT, ...changes })) as unknown;
  return readAnswer({ results: [{ hits: [hit], facets: { kind: { page: 1 } } }] }, 1)[0]?.hits[0]?.result;
}

describe('readAnswer', () => {
  it('converts hits to results', () => {
    expect(read()).toEqual({
      kind: 'page',
      title: 'Dial',
      matches: [[0, 4]],
      address: '/components/dial',
      page: '/components/dial',
      section: 'components',
      place: ['Components'],
      badge: null,
      excerpt: { text: 'Turn the dial…', matches: [[9, 13]] },
      importLine: null,
      standalone: null
    });
  });

  it('reads the names of identifiers', () => {
    const highlighted = { identifier: { value: `--${mark('larkspur')}-size`, matchLevel: 'full' } };
    const changes = {
      kind: 'cssVariable',
      title: undefined,
      identifier: '--larkspur-size',
      _highlightResult: highlighted
    };
    expect(read(changes)).toMatchObject({ title: '--larkspur-size', matches: [[2, 10]] });
  });

  it('has no matches if another text was highlighted', () => {
    expect(read({ title: 'Another' })?.matches).toEqual([]);
    expect(read({ _highlightResult: undefined })?.matches).toEqual([]);
  });

  it('escapes HTML in texts', () => {
    const title = '<img src=x onerror=alert(1)>';
    expect(read({ title, _highlightResult: { title: { value: title, matchLevel: 'none' } } })?.title).toBe(title);
  });

  it('shows an excerpt around matches, and always for passages', () => {
    const snippet = { text: { value: 'Turn it.', matchLevel: 'none' } };
    expect(read({ _snippetResult: snippet })?.excerpt).toBeNull();
    expect(read({ kind: 'text', _snippetResult: snippet })?.excerpt).toEqual({ text: 'Turn it.', matches: [] });
    expect(read({ kind: 'text', _snippetResult: { text: { value: '', matchLevel: 'none' } } })?.excerpt).toBeNull();
    expect(read({ _snippetResult: undefined })?.excerpt).toBeNull();
  });

  it('counts by kind', () => {
    expect(readAnswer({ results: [{ hits: [], facets: { kind: { page: 3, text: 8 } } }, { hits: [] }] }, 2)).toEqual([
      { hits: [], counts: { page: 3, text: 8 } },
      { hits: [], counts: {} }
    ]);
    // Without hits there are no facets to count.
    expect(readAnswer({ results: [{ hits: [], facets: {} }] }, 1)[0]?.counts).toEqual({});
  });

  it.each([
    null,
    'text',
    [],
    {},
    { results: {} },
    { results: [] },
    { results: [null] },
    { results: [{}] },
    { results: [{ hits: 'none' }] },
    { results: [{ hits: [null] }] },
    { results: [{ hits: [], facets: [] }] },
    { results: [{ hits: [], facets: { kind: { page: '3' } } }] },
    { results: [{ hits: [], facets: { kind: { toString: 3 } } }] }
  ])('rejects the response %j', (answer) => {
    expect(() => readAnswer(answer, 1)).toThrow(SearchUnavailableError);
  });

  it.each([
    { objectID: 7 },
    { kind: 'chapter' },
    { title: null },
    { title: undefined },
    { address: 'https://elsewhere.example/' },
    { address: '//elsewhere.example/' },
    { address: '/\\elsewhere.example/' },
    { address: 'javascript:alert(1)' },
    { standalone: 'javascript:alert(1)' },
    { section: undefined },
    { place: 'Components' },
    { place: [1] },
    { badge: 'new' },
    { importLine: {} },
    { _highlightResult: 'Dial' },
    { _highlightResult: { title: 'Dial' } },
    { _snippetResult: { text: { value: 5 } } }
  ])('rejects a hit with %j', (changes) => {
    expect(() => read(changes)).toThrow(SearchUnavailableError);
  });
});

/** Replaces `[` and `]` by highlight tags. */
function marked(text: string): string {
  return text.replaceAll('[', MARK_START).replaceAll(']', MARK_END);
}

describe('readMarkedText', () => {
  it.each([
    ['no marks', []],
    [
      '[Dial] of a [dial]',
      [
        [0, 4],
        [10, 14]
      ]
    ],
    [
      '[Dial][s]',
      [
        [0, 4],
        [4, 5]
      ]
    ],
    ['[[Dial]]', [[0, 4]]],
    ['an [open end', []],
    ['an open] start [and more]', [[14, 22]]],
    ['nothing [] marked', []],
    ['', []]
  ])('parses %j', (text, matches) => {
    expect(readMarkedText(marked(text))).toEqual({ text: text.replaceAll(/[[\]]/g, ''), matches });
  });

  it('returns sorted, non-overlapping ranges in the text for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(MARK_START, MARK_END, 'a', '<b>', '😀', ' ') }), (text) => {
        const { text: plain, matches } = readMarkedText(text);
        expect(plain).toBe(text.replaceAll(MARK_START, '').replaceAll(MARK_END, ''));
        const places = matches.flat();
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(matches.every(([start, end]) => start < end && end <= plain.length)).toBe(true);
      })
    );
  });
});
