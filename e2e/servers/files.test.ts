import { readFileSync } from 'node:fs';
import { expect } from '../support/test.ts';
import { askRaw } from './rawRequest.ts';
import { serverTest } from './serverTest.ts';

const test = serverTest('preview');

const robots = readFileSync('sites/starter/dist/robots.txt', 'latin1');
const size = robots.length;
const FILE = '/robots.txt';

test.describe('preview, for byte ranges', () => {
  for (const [range, start, end] of [
    ['bytes=0-0', 0, 1],
    ['bytes=2-5', 2, 6],
    ['bytes=-5', size - 5, size],
    ['bytes=3-', 3, size],
    ['bytes=1-99999999999999999999', 1, size],
    ['bytes=-99999999999999999999', 0, size]
  ] as const) {
    test(`answers ${range} with the range`, async ({ server }) => {
      const { status, headers, body } = await askRaw(server.address, FILE, { Range: range });
      expect([status, body]).toEqual([206, robots.slice(start, end)]);
      expect(headers).toMatchObject({
        'content-range': `bytes ${start}-${end - 1}/${size}`,
        'content-length': `${end - start}`,
        'accept-ranges': 'bytes'
      });
    });
  }

  for (const range of ['bytes=9999999-', 'bytes=-0', 'bytes=99999999999999999999-']) {
    test(`answers the unsatisfiable ${range} with 416`, async ({ server }) => {
      const { status, headers, body } = await askRaw(server.address, FILE, { Range: range });
      expect([status, headers['content-range'], body]).toEqual([416, `bytes */${size}`, '']);
    });
  }

  for (const range of ['bytes=9-3', 'bytes=0-1,3-4', 'bytes=a-b', 'bytes', 'lines=0-1', '']) {
    test(`answers "${range}" with the whole file`, async ({ server }) => {
      const { status, body } = await askRaw(server.address, FILE, { Range: range });
      expect([status, body]).toEqual([200, robots]);
    });
  }

  test('answers with a range only while the file is unchanged', async ({ server }) => {
    const { headers } = await askRaw(server.address, FILE);
    const part = (condition: string) => askRaw(server.address, FILE, { Range: 'bytes=0-0', 'If-Range': condition });
    expect((await part(headers['last-modified'] ?? '')).status).toBe(206);
    expect((await part('Sun, 01 Jan 2023 00:00:00 GMT')).status).toBe(200);
    expect((await part(headers['etag'] ?? '')).status).toBe(200);
  });

  test('answers HEAD without a range', async ({ server }) => {
    const { status, headers, body } = await askRaw(server.address, FILE, { Range: 'bytes=0-0' }, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, `${size}`, '']);
  });
});

test.describe('preview, for conditional requests', () => {
  test('answers 304 for unchanged files', async ({ server }) => {
    const { headers } = await askRaw(server.address, FILE);
    const { etag = '', 'last-modified': modified = '' } = headers;
    const again = async (condition: Record<string, string>): Promise<number> =>
      (await askRaw(server.address, FILE, condition)).status;
    expect(await again({ 'If-None-Match': etag })).toBe(304);
    expect(await again({ 'If-None-Match': `"other", ${etag}` })).toBe(304);
    expect(await again({ 'If-None-Match': '*' })).toBe(304);
    expect(await again({ 'If-None-Match': '"other"', 'If-Modified-Since': modified })).toBe(200);
    expect(await again({ 'If-Modified-Since': modified })).toBe(304);
    expect(await again({ 'If-Modified-Since': 'Sun, 01 Jan 2023 00:00:00 GMT' })).toBe(200);
    expect(await again({ 'If-Modified-Since': 'yesterday' })).toBe(200);
  });
});

test.describe('preview, for other forms of an address', () => {
  for (const address of [
    '/components/button',
    '/components/button/',
    '/components/button/index.html',
    '/components/button/index'
  ]) {
    test(`answers ${address} with the page`, async ({ server }) => {
      const { status, headers, body } = await askRaw(server.address, address);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain('<title>Button');
    });
  }

  test('answers for a document with and without its extension', async ({ server }) => {
    const address = '/api/components/larkspur-ui/Button';
    for (const form of [address, `${address}.html`, `${address}/`]) {
      expect((await askRaw(server.address, form)).status, form).toBe(200);
    }
  });
});
