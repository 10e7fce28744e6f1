import { expect, it } from 'vitest';

import { sliceFiles } from '../../../src/site/search/indexFiles.ts';
import { decodeSlice, readSlice } from '../../../src/search/searchSlice.ts';
import { searchRecord } from '../../support/searchRecord.ts';

it('leaves the descriptions of further tabs out of what each search begins with', () => {
  const page = searchRecord({
    kind: 'page',
    address: '/components/dial',
    page: '/components/dial',
    text: 'Sets a number.'
  });
  const tab = { ...page, address: '/components/dial/html', text: 'Classes of a dial.' };
  const none = { parts: [], examples: [], props: [], 'css-variables': [], tokens: [], icons: [] };
  const shown = { tokenValues: {}, pictures: [] };
  const files = sliceFiles(
    { slices: { pages: [page, tab], ...none }, text: [], shown },
    { provider: 'builtIn', synonyms: {} }
  );
  const slice = readSlice(JSON.parse(files.get('/search/pages.json') ?? ''));
  expect(decodeSlice(slice).map(({ address, text }) => [address, text])).toEqual([
    ['/components/dial', 'Sets a number.'],
    ['/components/dial/html', '']
  ]);
});
