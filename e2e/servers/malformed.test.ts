import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '../support/test.ts';
import { askRaw, requestText, sendRaw } from './rawRequest.ts';
import { serverTest } from './serverTest.ts';

const MALFORMED = [
  '//[',
  'http://[',
  '//:80',
  'http://a:99999/',
  '//a:b@c:99999/',
  'ftp://localhost/',
  '//evil.example/',
  '/\\',
  '/\\evil.example',
  '/%',
  '/%E0%A4%A',
  '/%c0%ae%c0%ae/package.json',
  '/%00/..',
  '/%00/../package.json',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  'localhost',
  '*'
];

const UNKNOWN = [
  '/nothing',
  '/nothing/',
  '/components/nothing.html',
  '/..%2f..%2fpackage.json',
  '/[',
  '/constructor',
  // Of a module without a name, for Vite.
  '/@id/',
  '/@id/?raw/nothing',
  '/@id/?import',
  '/@id/&import',
  // Of files whose import yields a value.
  '/nothing.txt',
  '/nothing.svg?import',
  '/nothing.png?url&import',
  '/nothing.txt?raw',
  '/nothing.module.css?import'
];

const DIRECTORIES = ['/api/icons', '/api/icons/', '/api/css-variables', '/assets', '/assets/', '/data'];

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'];

const SERVERS = [
  { name: 'preview', test: serverTest('preview') },
  { name: 'dev', test: serverTest('dev') }
];

for (const { name, test } of SERVERS) {
  test.describe(name, () => {
    for (const target of MALFORMED) {
      test(`answers the malformed address ${target} with 400`, async ({ server }) => {
        expect((await askRaw(server.address, target)).status).toBe(400);
        expect(server.errors()).toBe('');
      });
    }

    for (const target of UNKNOWN) {
      test(`answers the unknown address ${target} with the 404 document`, async ({ server }) => {
        const { status, body } = await askRaw(server.address, target);
        expect(status).toBe(404);
        expect(body).toContain('<!doctype html>');
        expect(server.errors()).not.toMatch(/^ +at /m);
      });
    }

    for (const target of DIRECTORIES) {
      test(`answers the directory ${target} with 404`, async ({ server }) => {
        expect((await askRaw(server.address, target)).status).toBe(404);
        expect(server.errors()).toBe('');
      });
    }

    for (const method of METHODS) {
      test(`rejects ${method} with 405`, async ({ server }) => {
        const target = method === 'CONNECT' ? 'localhost:80' : '/';
        const { status, headers } = await askRaw(server.address, target, {}, method);
        expect(status).toBe(405);
        expect(headers['allow']).toBe('GET, HEAD');
      });
    }

    test('answers HEAD without a body', async ({ server }) => {
      const { status, headers, body } = await askRaw(server.address, '/', {}, 'HEAD');
      expect([status, body]).toEqual([200, '']);
      expect(headers['content-type']).toMatch(/^text\/html/);
    });

    test('answers overlong URLs with 414, and overlong headers or request lines with 431', async ({ server }) => {
      expect((await askRaw(server.address, `/${'a'.repeat(9000)}`)).status).toBe(414);
      expect((await askRaw(server.address, `/${'a'.repeat(200_000)}`)).status).toBe(431);
      expect((await askRaw(server.address, '/', { 'X-Long': 'a'.repeat(200_000) })).status).toBe(431);
    });

    test('answers request forms of proxies and old clients', async ({ server }) => {
      expect((await askRaw(server.address, 'http://localhost/components/button')).status).toBe(200);
      expect((await sendRaw(server.address, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
      expect((await sendRaw(server.address, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400);
      expect((await askRaw(server.address, '/', { Expect: 'more' })).status).toBe(417);
      const patient = await sendRaw(server.address, requestText('/', { Expect: '100-continue' }));
      expect(patient.status).toBe(100);
      expect(patient.body).toContain('HTTP/1.1 200');
    });

    for (const text of [
      'HELLO\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET\r\n\r\n',
      '\0\x01\x02\r\n\r\n',
      'GET /\x01 HTTP/1.1\r\n\r\n'
    ]) {
      test(`answers ${JSON.stringify(text)}, which is not a request, with 400`, async ({ server }) => {
        expect((await sendRaw(server.address, text)).status).toBe(400);
      });
    }

    test('answers a request with several Host headers with 400', async ({ server }) => {
      const text = 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n';
      expect((await sendRaw(server.address, text)).status).toBe(400);
    });

    test('ends upgrade requests for unsupported protocols', async ({ server }) => {
      const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' };
      const requests = [
        ['/', 'chat'],
        ['//[', 'vite-hmr'],
        ['http://[', 'vite-hmr'],
        ['/%', ''],
        ['/other', 'vite-ping']
      ] as const;
      for (const [target, protocol] of requests) {
        const answer = await askRaw(server.address, target, { ...upgrade, 'Sec-WebSocket-Protocol': protocol });
        expect([200, 400, 404], target).toContain(answer.status);
      }
      expect((await askRaw(server.address, '/')).status).toBe(200);
    });

    test('survives clients that disconnect', async ({ server }) => {
      const { hostname, port } = new URL(server.address);
      const upgrade = requestText('/', {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Protocol': 'chat'
      });
      const texts = ['GET / HT', requestText('/'), requestText('/routes.json').repeat(50), upgrade, '\0'];
      for (const text of [...texts, ...texts]) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        socket.write(text);
        await wait(20);
        socket.resetAndDestroy();
      }
      expect((await askRaw(server.address, '/')).status).toBe(200);
      expect(server.errors()).toBe('');
    });
  });
}
