import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';
import { isTurn } from '../../../../scripts/testing/turn.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'patternbook-user-errors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONFIG = {
  product: { name: 'Larkspur', slug: 'larkspur', description: 'A design system.', versionOf: 'larkspur-ui' },
  sections: [{ slug: 'components', title: 'Components' }]
};

function run(args: string[], config = `export default ${JSON.stringify(CONFIG)};`) {
  writeFileSync(path.join(folder, 'site.config.js'), config);
  const main = ['--conditions=patternbook-source', 'engine/src/tools/cli/main.ts'];
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [...main, ...args, '--site', folder], options);
}

const STACK_FRAME = /^\s+at /m;

describe.runIf(isTurn(5))('the command line', () => {
  it.each([
    ['an unknown command', ['biuld'], undefined, 2, /There is no command "biuld"/],
    ['a site that is not built', ['preview'], undefined, 1, /holds no built site\. Run "patternbook build" first\./],
    ['an unknown key of the configuration', ['check'], 'export default { sektions: [] };', 1, /sektions/],
    ['a configuration that is not a module', ['build'], 'export default {{;', 1, /site\.config\.js can't be loaded:/],
    ['a configuration whose import fails', ['build'], "import './footer.js';", 1, /footer\.js/]
  ])('explains %s without a stack trace', (_, args, config, status, message) => {
    const result = run(args, config);
    expect(result.stderr).toMatch(message);
    expect(result.stderr).not.toMatch(STACK_FRAME);
    expect(result.status).toBe(status);
  });

  it.each(['dev', 'preview --build'])('reports a port in use before it builds: %s', async (command) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    const result = run([...command.split(' '), '--port', `${port}`]);
    await new Promise((resolve) => server.close(resolve));
    expect(result).toMatchObject({
      stdout: '',
      stderr: `Port ${port} is in use. Choose another one with --port.\n`,
      status: 1
    });
  });
});
