import { resolve } from 'node:path';
import { describe, expect, test as baseTest } from 'vitest';
import { serverOfCheckout, startServer } from '../../scripts/startServer.ts';
import { askRaw } from './rawRequest.ts';
import { serverTest } from './serverTest.ts';

const OPTIONS = ['--allowed-host', 'docs.example', '--allowed-host', '.team.example'];
const SERVERS = [
  { name: 'preview', test: serverTest('preview', OPTIONS) },
  { name: 'dev', test: serverTest('dev', OPTIONS) }
];

const PATHS = ['/', '/routes.json', '/@vite/client', '/nothing'];

describe.each(SERVERS)('$name', ({ test }) => {
  test.for(['evil.example', 'localhost.evil.example', 'x.docs.example', '0.0.0.0', '198.51.100.7'])(
    'refuses the host %s and says what to do',
    async (host, { server }) => {
      for (const path of PATHS) {
        const { status, body } = await askRaw(server.address, path, { Host: `${host}:4173` });
        expect(status, path).toBe(403);
        expect(body).toContain(`--allowed-host ${host}`);
      }
      expect((await askRaw(server.address, `http://${host}/`)).status).toBe(403);
    }
  );

  test.for([
    'localhost',
    'localhost:4173',
    'a.localhost',
    '127.0.0.1:1',
    '[::1]',
    'docs.example',
    'x.team.example:8080'
  ])('answers for the host %s', async (host, { server }) => {
    expect((await askRaw(server.address, '/', { Host: host })).status).toBe(200);
  });

  test.for(['', 'a b', 'user@localhost', '[::1'])(
    'answers the malformed host "%s" with 400',
    async (host, { server }) => {
      expect((await askRaw(server.address, '/', { Host: host })).status).toBe(400);
    }
  );
});

describe('preview on all interfaces', () => {
  const test = baseTest.extend('server', async ({}, { onCleanup }) => {
    const command = serverOfCheckout(resolve('.'), 'preview', 'sites/starter', ['--host', '0.0.0.0']);
    const server = await startServer(command);
    onCleanup(server.stop);
    return server;
  });

  test('answers for its addresses, and for no other name', async ({ server }) => {
    for (const host of ['127.0.0.1', '0.0.0.0', 'localhost']) {
      expect((await askRaw(server.address, '/', { Host: host })).status, host).toBe(200);
    }
    expect((await askRaw(server.address, '/', { Host: 'evil.example' })).status).toBe(403);
  });
});
