import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunningServer, serverOfCheckout, startServer } from '../../scripts/startServer.ts';
import { copyStarter } from '../support/editableSite.ts';
import { test } from '../support/test.ts';

const root = resolve(import.meta.dirname, '../..');

/** Content of files outside of everything that a server may serve. */
export const SECRET = 'a-secret-outside-of-the-site';

interface ServerFixtures {
  /** Folder of the served site. */
  folder: string;
  server: RunningServer;
  /** Folder of files that must not be served. */
  secretFolder: string;
}

/** Creates a `test` with one server of the starter site per file: `preview` of the built site, or `dev` of a copy. */
export function serverTest(name: 'dev' | 'preview', options: readonly string[] = []) {
  return test.extend<object, ServerFixtures>({
    folder: [
      async ({}, use) => {
        if (name === 'preview') {
          await use('sites/starter');
        } else {
          const copy = copyStarter();
          await use(copy.folder);
          copy.remove();
        }
      },
      { scope: 'worker' }
    ],
    server: [
      async ({ folder }, use) => {
        const server = await startServer(serverOfCheckout(root, name, folder, options));
        await use(server);
        await server.stop();
      },
      { scope: 'worker' }
    ],
    secretFolder: [
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'patternbook-secret-'));
        writeFileSync(join(folder, 'secret.txt'), SECRET);
        writeFileSync(join(folder, 'secret.js'), `export default '${SECRET}';\n`);
        writeFileSync(join(folder, 'secret.json'), `{ "text": "${SECRET}" }\n`);
        writeFileSync(join(folder, 'secret.svg'), `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${SECRET} --></svg>\n`);
        await use(folder);
        rmSync(folder, { recursive: true });
      },
      { scope: 'worker' }
    ]
  });
}
