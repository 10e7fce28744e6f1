import { resolve } from 'node:path';
import { expect, test as base } from '../support/test.ts';
import { type RunningServer, serverOfCheckout, startServer } from '../../scripts/startServer.ts';
import { askRaw } from './rawRequest.ts';
import { serverTest } from './serverTest.ts';

const OPTIONS = ['--allowed-host', 'docs.example', '--allowed-host', '.team.example'];
const SERVERS = [
  { name: 'preview', test: serverTest('preview', OPTIONS) },
  { name: 'dev', test: serverTest('dev', OPTIONS) }
];

const PATHS = ['/', '/routes.json', '/@vite/client', '/nothing'];

for (const { name, test } of SERVERS) {
  test.describe(name, () => {
    for (const host of ['evil.example', 'localhost.evil.example', 'x.docs.example', '0.0.0.0', '198.51.100.7']) {
      test(`rejects the host ${host} and explains how to allow it`, async ({ server }) => {
        for (const path of PATHS) {
          const { status, body } = await askRaw(server.address, path, { Host: `${host}:4173` });
          expect(status, path).toBe(403);
          expect(body).toContain(`--allowed-host ${host}`);
        }
        expect((await askRaw(server.address, `http://${host}/`)).status).toBe(403);
      });
    }

    for (const host of [
      'localhost',
      'localhost:4173',
      'a.localhost',
      '127.0.0.1:1',
      '[::1]',
      'docs.example',
      'x.team.example:8080'
    ]) {
      test(`accepts the host ${host}`, async ({ server }) => {
        expect((await askRaw(server.address, '/', { Host: host })).status).toBe(200);
      });
    }

    for (const host of ['', 'a b', 'user@localhost', '[::1']) {
      test(`answers the malformed host "${host}" with 400`, async ({ server }) => {
        expect((await askRaw(server.address, '/', { Host: host })).status).toBe(400);
      });
    }
  });
}

base.describe('preview on all interfaces', () => {
  const test = base.extend<object, { server: RunningServer }>({
    server: [
      async ({}, use) => {
        const command = serverOfCheckout(resolve('.'), 'preview', 'sites/starter', ['--host', '0.0.0.0']);
        const server = await startServer(command);
        await use(server);
        await server.stop();
      },
      { scope: 'worker' }
    ]
  });

  test('accepts its addresses, and no other name', async ({ server }) => {
    for (const host of ['127.0.0.1', '0.0.0.0', 'localhost']) {
      expect((await askRaw(server.address, '/', { Host: host })).status, host).toBe(200);
    }
    expect((await askRaw(server.address, '/', { Host: 'evil.example' })).status).toBe(403);
  });
});
