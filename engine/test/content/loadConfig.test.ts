import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { writeFiles } from './support/writeFiles.ts';

const SITE = JSON.stringify({
  product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }]
});

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Loads the configurations of folders, as commands do, and prints the messages of their errors. */
const PROGRAM = `
  const { loadSiteContext } = await import('${ROOT}/engine/src/content/siteContext.ts');
  for (const folder of process.argv.slice(1)) {
    const message = await loadSiteContext(folder).then(() => 'loaded', (error) => error.name + ': ' + error.message);
    console.log(JSON.stringify(message.replaceAll(folder + '/', '').replaceAll(folder, 'the folder')));
  }`;

type Files = Record<string, string | Buffer>;

/** Loads configurations in Node.js, since other runners of modules have other errors. */
function messagesOf(sites: readonly Files[]): string[] {
  const folders = sites.map((files) => writeFiles({ 'package.json': '{ "type": "module" }', ...files }));
  const args = ['--conditions=patternbook-source', '--input-type=module', '-e', PROGRAM, '--', ...folders];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => String(JSON.parse(line)));
}

/** A site, and what the message about it says. */
type Case = [files: Files, expected: string | RegExp];

function expectMessages(cases: readonly Case[]): void {
  const messages = messagesOf(cases.map(([files]) => files));
  for (const [index, [files, expected]] of cases.entries()) {
    const message = messages[index] ?? '';
    expect(message, JSON.stringify(files)).toMatch(expected);
    expect(message).toMatch(/^ConfigError: /);
    expect(message).not.toMatch(/^\s+at |undefined/m);
  }
}

const config = (code: string, more: Files = {}): Files => ({ 'site.config.ts': code, ...more });

describe('a configuration that can not be loaded', () => {
  it('says where and what to do', () => {
    const importing = `import { a } from './nav.ts';\nexport default ${SITE};`;
    const loaded = (text: string): RegExp =>
      new RegExp(`^ConfigError: site\\.config\\.ts can't be loaded:\\n${text}`, 's');
    expectMessages([
      [
        config("const a = 1;\nthrow new Error('No key.');\nexport default {};"),
        loaded('Error: No key\\. \\(site\\.config\\.ts:2:7\\)$')
      ],
      [config("throw 'No key.';\nexport default {};"), loaded('No key\\.$')],
      [config('export default {\n  a: 1,;\n};'), loaded('SyntaxError: .*\\(site\\.config\\.ts:2:8\\)$')],
      [
        config(`enum A { B }\nexport default ${SITE};`),
        loaded('.*enum.*\\(site\\.config\\.ts:1\\)\\n.*constant object')
      ],
      [config(`import 'not-there';\nexport default ${SITE};`), loaded('.*not-there.*\\nInstall the package')],
      [config(`import './gone.ts';\nexport default ${SITE};`), loaded('.*gone\\.ts.*\\nCorrect the path')],
      [
        config(`const a = __dirname;\nexport default ${SITE};`),
        loaded('.*:1:11\\)\\nModules of a site are ES modules')
      ],
      [config(importing, { 'nav.ts': 'export const b = 1;\nexport const a = ;' }), loaded('.*\\(nav\\.ts:2:18\\)')],
      [config(importing, { 'nav.ts': 'export const b = 1;' }), loaded(".*named 'a'.*\\nCorrect the name")],
      [config(importing, { 'nav.ts': 'export const a = gone;' }), loaded('.*gone is not defined \\(nav\\.ts:1:18\\)')],
      [
        config(`import data from './data.json';\nexport default ${SITE};`, { 'data.json': '{}' }),
        loaded(".*with \\{ type: 'json' \\}")
      ]
    ]);
  });

  it('says what has to be exported', () => {
    expectMessages([
      [config(`export const site = ${SITE};`), 'has no default export'],
      [config(`export default () => (${SITE});`), 'exports a function. Call it'],
      [config(`export default Promise.resolve(${SITE});`), 'exports a promise. Wait for it'],
      [config("export default Promise.reject(new Error('x'));"), 'exports a promise. Wait for it']
    ]);
  });

  it('says which file is wrong', () => {
    expectMessages([
      [{}, 'the folder has no site.config.ts.'],
      [{ 'site.config.cjs': '' }, 'site.config.cjs is not read. Rename it to site.config.ts'],
      [{ 'site.config.json': SITE }, 'site.config.json is not read.'],
      [{ 'site.config.ts': '', 'site.config.js': '' }, 'has two configurations, site.config.ts and site.config.js.'],
      [{ 'site.config.ts/a.txt': '' }, 'site.config.ts is a folder.'],
      [{ 'site.config.ts': Buffer.from(`//\n// é\nexport default ${SITE};`, 'latin1') }, 'site.config.ts:2: ']
    ]);
  });

  it.each(['process.exit(0);', 'await new Promise(() => {});'])('is told from one that works: %s', (code) => {
    const folder = writeFiles({ 'site.config.ts': `${code}\nexport default ${SITE};` });
    const args = ['--conditions=patternbook-source', '--input-type=module', '-e', PROGRAM, '--', folder];
    const { stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toContain("site.config.ts can't be loaded:\nIt ends the program, or waits for what never comes.");
    expect(status).toBe(1);
  });
});
