import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteTest } from '../support/siteTest.ts';
import { SHARED_SITE } from '../support/shared.ts';
import { startPlainServer } from '../support/plainServer.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Tests with the site on a host without the published headers (`plainAddress`), and an empty page of another site
 * (`stranger`).
 */
export const strangerTest = siteTest(SHARED_SITE)
  .extend('plainAddress', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startPlainServer(join(root, SHARED_SITE, 'dist'), 'localhost');
    onCleanup(() => server.close());
    return server.address;
  })
  .extend('stranger', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = join(root, '.cache/stranger');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Stranger</title><h1>Stranger</h1>');
    const server = await startPlainServer(folder, '127.0.0.1');
    onCleanup(() => server.close());
    return server.address;
  });
