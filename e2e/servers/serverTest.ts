import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'vitest';
import { serverOfCheckout, startServer } from '../../scripts/startServer.ts';
import { copyStarter } from '../support/editableSite.ts';

const root = resolve(import.meta.dirname, '../..');

/** Stands in files outside of everything that a server may serve. */
export const SECRET = 'a-secret-outside-of-the-site';

/** A vitest `test` with one server of the starter site for a file: `preview` of the built one, or `dev` of a copy. */
export function serverTest(name: 'dev' | 'preview', options: readonly string[] = []) {
  return test
    .extend('site', { scope: 'file' }, ({}, { onCleanup }) => {
      if (name === 'preview') {
        return 'sites/starter';
      }
      const copy = copyStarter();
      onCleanup(copy.remove);
      return copy.folder;
    })
    .extend('server', { scope: 'file' }, async ({ site }, { onCleanup }) => {
      const server = await startServer(serverOfCheckout(root, name, site, options));
      onCleanup(server.stop);
      return server;
    })
    .extend('secretFolder', { scope: 'file' }, ({}, { onCleanup }) => {
      const folder = mkdtempSync(join(tmpdir(), 'patternbook-secret-'));
      onCleanup(() => rmSync(folder, { recursive: true }));
      writeFileSync(join(folder, 'secret.txt'), SECRET);
      writeFileSync(join(folder, 'secret.js'), `export default '${SECRET}';\n`);
      writeFileSync(join(folder, 'secret.json'), `{ "text": "${SECRET}" }\n`);
      writeFileSync(join(folder, 'secret.svg'), `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${SECRET} --></svg>\n`);
      return folder;
    });
}
