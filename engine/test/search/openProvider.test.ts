import { expect, it, vi } from 'vitest';

import * as builtIn from '../../src/search/builtIn/builtInProvider.ts';
import { openSearchProvider } from '../../src/search/openProvider.ts';
import { NOTHING_FOUND, type OpenSearch, type SearchProvider } from '../../src/search/searchProvider.ts';

vi.mock('../../src/search/builtIn/builtInProvider.ts', () => ({ createBuiltInProvider: vi.fn() }));

const REQUEST = { query: 'dial', kinds: [], section: null, limit: 5 };
const own: SearchProvider = {
  search(_request, onAnswer) {
    onAnswer({ ...NOTHING_FOUND, suggestions: ['dials'] });
    return Promise.resolve();
  }
};

it("gives a hosted search its settings, and opens the site's own index when that is asked", async () => {
  const createOwn = vi.mocked(builtIn.createBuiltInProvider).mockReturnValue(own);
  const open = vi.fn<OpenSearch>((_settings, fallback) => fallback);
  const provider = openSearchProvider({ open, settings: { index: 'larkspur' } });
  expect(open.mock.calls[0]?.[0]).toEqual({ index: 'larkspur' });
  expect(createOwn).not.toHaveBeenCalled();
  const answers: unknown[] = [];
  await provider.search(REQUEST, (answer) => answers.push(answer), new AbortController().signal);
  await provider.search(REQUEST, (answer) => answers.push(answer), new AbortController().signal);
  expect(answers).toEqual(Array(2).fill({ ...NOTHING_FOUND, suggestions: ['dials'] }));
  expect(createOwn).toHaveBeenCalledTimes(1);
});

it('is the built-in index for other sites', () => {
  vi.mocked(builtIn.createBuiltInProvider).mockReturnValue(own);
  expect(openSearchProvider(null)).toBe(own);
});
