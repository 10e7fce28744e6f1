import { afterEach, expect, it, vi } from 'vitest';

import { storeHistory } from '../../history/storeHistory.ts';
import { loadReleases } from './loadReleases.ts';

const FILE = storeHistory([]);
const ROWS = [
  { id: 'acme-ui/Tag', pages: [{ path: '/components/tag' }, { path: '/components/tag/html' }] },
  { id: 'acme-ui/TagProps', pages: [] }
];

const answers = (file: object) => (address: string) =>
  Promise.resolve(new Response(JSON.stringify(address === '/api/history.json' ? file : ROWS)));

afterEach(() => vi.unstubAllGlobals());

it('loads the releases once, but after a failure again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(loadReleases()).rejects.toThrow(/status 404/);
  vi.stubGlobal('fetch', answers({ ...FILE, format: 99 }));
  await expect(loadReleases()).rejects.toThrow(/another format/);

  const fetched = vi.fn(answers(FILE));
  vi.stubGlobal('fetch', fetched);
  const { pageOf } = await loadReleases();
  expect(pageOf('acme-ui/Tag')).toBe('/components/tag');
  expect(pageOf('acme-ui/TagProps')).toBeNull();
  expect(pageOf('acme-ui/Nothing')).toBeNull();
  await loadReleases();
  expect(fetched).toHaveBeenCalledTimes(2);
});
