import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '../support/test.ts';
import { casesOfTier } from '../support/tier.ts';
import { askRaw } from './rawRequest.ts';
import { SECRET, serverTest } from './serverTest.ts';

const root = resolve(import.meta.dirname, '../..');
const test = serverTest('dev');

/** Name in the repository's package.json, which is not part of the site. */
const WORKSPACE = 'patternbook-workspace';
const LEAK = new RegExp(`root:x:|${SECRET}|${WORKSPACE}`);

const QUERIES = [
  '',
  '?raw',
  '?raw??',
  '?raw&',
  '?import&raw',
  '?url',
  '?import&url',
  '?inline',
  '?url&inline',
  '?import',
  '?import&raw&inline',
  '?init',
  '.svg?.wasm?init',
  '?direct',
  '?html-proxy',
  '?worker',
  '?sharedworker&inline',
  '?v=1',
  '?t=1&raw',
  '?/../raw',
  '?raw#x'
];

/** URL forms that refer to a file by path. */
const FORMS: readonly ((file: string) => string)[] = [
  (file) => file,
  (file) => `/${file}`,
  (file) => `//${file}`,
  (file) => `/@fs${file}`,
  (file) => `/@fs/${file}`,
  (file) => `/@fs/x/..${file}`,
  (file) => `/@fs${file.replaceAll('/', '%2f')}`,
  (file) => `/@fs/${encodeURIComponent(file)}`,
  (file) => `/@fs${file.replaceAll('/', '\\')}`,
  (file) => `/@fs${file.replaceAll('/', '%5c')}`,
  (file) => `/@fs${file}%00`,
  (file) => `/@fs${file}/`,
  (file) => `/@fs${file}/.`,
  (file) => `/%40fs${file}`,
  (file) => `/@FS${file}`,
  (file) => `/@id/${file}`,
  (file) => `/@id/@fs${file}`,
  (file) => `/@id/__x00__${file}`,
  (file) => `/@id/file://${file}`,
  (file) => `/@id//@fs/${file}`,
  (file) => `/@vite/..${file}`,
  (file) => `/@vite/client/../../@fs${file}`,
  (file) => `/node_modules/../..${file}`,
  (file) => `/..%2f..%2f..%2f..%2f..%2f..${file.replaceAll('/', '%2f')}`,
  (file) => `/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e${file}`,
  (file) => `/%252e%252e/%252e%252e/%252e%252e/%252e%252e${file}`,
  (file) => `/....//....//....//....//..${file}`,
  (file) => `/api/../../../../../..${file}`,
  (file) => `/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e${file}`,
  (file) => `/data${file}.json`,
  (file) => `http://localhost/@fs${file}`,
  (file) => `/index.html/../@fs${file}`,
  (file) => `/.patternbook/../@fs${file}`
];

test.describe('dev', () => {
  test('answers byte ranges, including overflowing ones', async ({ server }) => {
    for (const range of ['bytes=0-0', 'bytes=0-99999999999999999999', 'bytes=99999999999999999999-', 'bytes=a-b']) {
      const { status, body } = await askRaw(server.address, '/README.md', { Range: range });
      expect([range, status, body.length > 100]).toEqual([range, 200, true]);
    }
  });

  test('serves no file outside of the site, the engine and the packages', async ({ server, secretFolder }) => {
    const secrets = ['secret.txt', 'secret.js', 'secret.json', 'secret.svg'].map((name) => join(secretFolder, name));
    const leaks: string[] = [];
    for (const [turn, file] of [...secrets, '/etc/passwd', join(root, 'package.json')].entries()) {
      const all = FORMS.flatMap((form) => QUERIES.map((query) => form(file) + query));
      const targets = casesOfTier(all, { turn, share: 60 });
      await Promise.all(
        targets.map(async (target) => {
          const { status, body } = await askRaw(server.address, target);
          if (LEAK.test(body) || status >= 500 || status === 0) {
            leaks.push(`${status} ${target}`);
          }
        })
      );
    }
    expect(leaks).toEqual([]);
    expect(server.isRunning()).toBe(true);
  });

  test("serves nothing through Vite's internal module URLs", async ({ server }) => {
    // The server is shared with the tests before.
    const before = server.errors().length;
    for (const target of ['/@vite/client/x', '/@vite/clientx', '/@vite/env.js', '/@id/@vite/client/x?import']) {
      expect([target, (await askRaw(server.address, target)).status]).toEqual([target, 404]);
    }
    expect(server.errors().slice(before)).not.toContain('Internal server error');
  });

  test('serves no file by a path that a page imports as a module', async ({ server, secretFolder }) => {
    const headers = { 'Sec-Fetch-Dest': 'script', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin' };
    for (const form of FORMS) {
      const { body } = await askRaw(server.address, form(join(secretFolder, 'secret.js')), headers);
      expect(body).not.toContain(SECRET);
    }
  });

  test('serves the files that pages need: engine, packages and site', async ({ server, folder }) => {
    const files = [
      '/@vite/client',
      `/@fs${join(root, 'engine/src/ui/dev.ts')}`,
      `/@fs${join(root, 'node_modules/react/package.json')}?raw`,
      `/@fs${join(root, folder, 'site.config.ts')}`,
      '/packages/larkspur-ui/docs/button/react/ButtonVariants.tsx'
    ];
    for (const file of files) {
      expect((await askRaw(server.address, file)).status, file).toBe(200);
    }
  });

  test('serves no secret files of the site', async ({ server, folder }) => {
    const site = join(root, folder);
    const files = [
      '.env',
      '.env.local',
      '.npmrc',
      '.git/config',
      '.ssh/id_rsa',
      'server.key',
      'server.pem',
      '.htpasswd'
    ];
    for (const file of files) {
      mkdirSync(join(site, file, '..'), { recursive: true });
      writeFileSync(join(site, file), SECRET);
    }
    for (const [turn, file] of files.entries()) {
      for (const target of [`/${file}`, `/@fs${site}/${file}`, `/x/..%2f${file}`, `/${file}/`, `/.${file}`]) {
        for (const query of casesOfTier(QUERIES, { turn, share: 9 })) {
          expect((await askRaw(server.address, target + query)).body, target + query).not.toContain(SECRET);
        }
      }
    }
  });

  test('blocks reads from other origins', async ({ server }) => {
    for (const path of ['/', '/@vite/client', '/routes.json', '/package.json', '/nothing']) {
      for (const origin of ['http://localhost:9999', 'https://evil.example', 'null']) {
        const { headers } = await askRaw(server.address, path, { Origin: origin });
        expect(headers, `${path} from ${origin}`).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });
});

test('opens the editor for its own pages alone', async ({ server }) => {
  const status = async (target: string, headers: Record<string, string>): Promise<number> =>
    (await askRaw(server.address, target, headers)).status;
  const address = '/__open-in-editor?file=/etc/passwd';
  expect(await status(address, {})).toBe(403);
  expect(await status(address, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await status(address, { 'Sec-Fetch-Site': 'same-origin' })).toBe(403);
  expect(await status('/__open-in-editor', { 'Sec-Fetch-Site': 'same-origin' })).toBe(400);
});

test.describe('the WebSocket for page updates', () => {
  const upgrade = (protocol: string, headers: Record<string, string> = {}): Record<string, string> => ({
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': protocol,
    ...headers
  });

  test('rejects other origins and hosts', async ({ server }) => {
    const open = async (target: string, headers: Record<string, string>): Promise<number> =>
      (await askRaw(server.address, target, upgrade('vite-hmr', headers))).status;
    expect(await open('/', { Origin: 'https://evil.example' })).toBe(400);
    expect(await open('/?token=wrong', { Origin: 'http://localhost:9999' })).toBe(400);
    expect(await open('/', { Origin: server.address })).toBe(400);
    expect(await open('/', {})).toBe(400);
    expect(await open('/?token=wrong', {})).toBe(400);
    expect(await open('/', { Host: 'evil.example' })).toBe(403);
    expect(await open('http://evil.example/', {})).toBe(403);
    const ping = await askRaw(server.address, '/', upgrade('vite-ping', { Host: 'evil.example' }));
    expect(ping.status).toBe(403);
  });

  test('accepts pages with the token', async ({ server }) => {
    const { body } = await askRaw(server.address, '/@vite/client');
    const token = /wsToken = "([\w-]+)"/.exec(body)?.[1] ?? '';
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/?token=${token}`, {
      protocols: 'vite-hmr',
      headers: { Origin: server.address }
    } as never);
    const isOpen = await new Promise((settle) => {
      socket.addEventListener('open', () => settle(true));
      socket.addEventListener('error', () => settle(false));
    });
    socket.close();
    expect(isOpen).toBe(true);
  });
});
