import fc from 'fast-check';
import { expect, it } from 'vitest';

import { SEARCH_KINDS } from '../../src/core/searchKind.ts';
import type { SearchRecord } from '../../src/core/searchRecord.ts';
import { decodeSlice, encodeSlice, readSlice } from '../../src/search/searchSlice.ts';
import { searchRecord } from '../support/searchRecord.ts';

const slug = fc.stringMatching(/^[a-z]{1,6}$/);
const record: fc.Arbitrary<SearchRecord> = fc.record({
  id: fc.string(),
  kind: fc.constantFrom(...SEARCH_KINDS),
  title: fc.string(),
  address: fc.tuple(slug, fc.option(slug)).map(([tab, anchor]) => (anchor === null ? `/${tab}` : `/${tab}#${anchor}`)),
  page: slug.map((name) => `/${name}`),
  section: slug,
  place: fc.array(fc.string(), { maxLength: 3 }),
  badge: fc.constantFrom(null, 'beta', 'deprecated', 'demo'),
  keywords: fc.array(fc.string(), { maxLength: 3 }),
  text: fc.string(),
  importLine: fc.option(fc.string({ minLength: 1 })),
  standalone: fc.option(slug.map((name) => `/${name}`))
});

function omitId({ id, ...indexed }: SearchRecord): Omit<SearchRecord, 'id'> {
  expect(id).toBeDefined();
  return indexed;
}

it('returns the records that were written, except for their ids', () => {
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const travelled = JSON.parse(JSON.stringify(encodeSlice(records))) as ReturnType<typeof encodeSlice>;
      expect(decodeSlice(readSlice(travelled))).toEqual(records.map((whole) => omitId(whole)));
    })
  );
});

it('leaves out the anchor and the standalone document that follow from the title', () => {
  const address = '/components/knob#with-label';
  const fields = { title: 'With label', address, page: '/components/knob', standalone: '/components/knob/with-label' };
  const slice = encodeSlice([searchRecord({ ...fields, kind: 'example', text: '' })]);
  expect(JSON.stringify(slice.entries)).not.toContain('with-label');
  expect(decodeSlice(slice)).toMatchObject([fields]);
});

it('reports an invalid record', () => {
  const slice = { containers: [], entries: [[0, 'Knob', 7, '']] };
  expect(() => decodeSlice(slice as unknown as ReturnType<typeof encodeSlice>)).toThrow('Knob');
});

const CONTAINER = ['/knob', '/knob', 'components', ['Components'], null];
const ENTRY = [0, 'Knob', 0, ''];

it.each([
  ['null', null],
  ['a list', [1, 2]],
  ['without entries', { containers: [CONTAINER] }],
  ['a title that is not a string', { containers: [CONTAINER], entries: [[0, 7, 0, '']] }],
  ['keywords as a single string', { containers: [CONTAINER], entries: [[...ENTRY, 'key words']] }],
  ['a link to a script', { containers: [['javascript:alert(1)', ...CONTAINER.slice(1)]], entries: [ENTRY] }],
  ['a link to another host', { containers: [['//evil.example', ...CONTAINER.slice(1)]], entries: [ENTRY] }],
  ['an example at another host', { containers: [CONTAINER], entries: [[...ENTRY, [], '', null, '/\\evil.example']] }],
  [
    'a breadcrumb as a single string',
    { containers: [[...CONTAINER.slice(0, 3), 'Components', null]], entries: [ENTRY] }
  ],
  ['an unknown badge', { containers: [[...CONTAINER.slice(0, 4), 'constructor']], entries: [ENTRY] }],
  ['synonyms that are numbers', { containers: [CONTAINER], entries: [ENTRY], synonyms: { knob: 7 } }]
])('rejects as a slice: %s', (_, data) => {
  expect(() => readSlice(data)).toThrow('no part of the search index');
});
