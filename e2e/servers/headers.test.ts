import { readFileSync } from 'node:fs';
import { expect } from '../support/test.ts';

import { headersAt, parseHeaderRules } from '../../engine/src/site/publish/hostFiles.ts';
import { askRaw } from './rawRequest.ts';
import { serverTest } from './serverTest.ts';

const preview = serverTest('preview');
const dev = serverTest('dev');

const rules = parseHeaderRules(readFileSync('sites/starter/dist/_headers', 'utf8'));
const { frame } = JSON.parse(readFileSync('sites/starter/dist/code.json', 'utf8')) as { frame: string };

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

preview.describe('preview', () => {
  for (const address of [
    '/',
    '/components/button',
    '/components/button/',
    '/routes.json',
    '/robots.txt',
    frame,
    '/data/none'
  ]) {
    preview(`answers ${address} with the headers that the build publishes`, async ({ server }) => {
      const { headers } = await askRaw(server.address, address);
      expect(headers).toMatchObject(lowerCase(headersAt(rules, address)));
    });
  }

  preview('puts the isolated frame into an origin of its own, and no page', async ({ server }) => {
    const policy = async (address: string): Promise<string | undefined> =>
      (await askRaw(server.address, address)).headers['content-security-policy'];
    expect(await policy(frame)).toBe("frame-ancestors 'self'; sandbox allow-scripts allow-forms");
    expect(await policy('/components/button')).toBe("frame-ancestors 'self'");
  });

  preview('lets browsers keep files named by their content, and nothing else', async ({ server }) => {
    const kept = async (address: string): Promise<string | undefined> =>
      (await askRaw(server.address, address)).headers['cache-control'];
    expect(await kept(frame)).toBe('max-age=31536000, immutable');
    expect(await kept('/components/button')).toBe('no-cache');
    expect(await kept('/assets/none.js')).toBe('no-cache');
  });

  preview('sends them with refusals too', async ({ server }) => {
    const refused = [
      await askRaw(server.address, '//['),
      await askRaw(server.address, '/', {}, 'POST'),
      await askRaw(server.address, '/', { Host: 'evil.example' }),
      await askRaw(server.address, '/\x01')
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 405, 403, 400]);
    for (const { headers } of refused) {
      expect(headers).toMatchObject(lowerCase(headersAt(rules, '/')));
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });
});

dev.describe('dev', () => {
  for (const address of [
    '/',
    '/components/button',
    '/routes.json',
    '/@vite/client',
    '/node_modules/none',
    '/nothing'
  ]) {
    dev(`answers ${address} with the headers that the build publishes`, async ({ server }) => {
      const { headers } = await askRaw(server.address, address);
      expect(headers).toMatchObject(lowerCase(headersAt(rules, '/')));
    });
  }

  dev('puts the isolated frame into an origin of its own', async ({ server }) => {
    const setup = JSON.parse(await (await fetch(`${server.address}/code.json`)).text()) as { frame: string };
    const { status, headers } = await askRaw(server.address, setup.frame);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/; sandbox allow-scripts allow-forms$/);
  });
});
