import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { startPlainServer } from '../support/plainServer.ts';
import { test } from '../support/test.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Fixtures: the site on a host without the published headers (`plainAddress`), and an empty page of another site
 * (`stranger`).
 */
export const strangerTest = test.extend<object, { plainAddress: string; stranger: string }>({
  plainAddress: [
    async ({}, use) => {
      const server = await startPlainServer(join(root, 'sites/patternfly/dist'), 'localhost');
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' }
  ],
  stranger: [
    async ({}, use) => {
      const folder = join(root, '.cache/stranger');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Stranger</title><h1>Stranger</h1>');
      const server = await startPlainServer(folder, '127.0.0.1');
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' }
  ]
});
