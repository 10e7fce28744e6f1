import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Change } from '../../../src/history/change.ts';
import { compareSnapshots } from '../../../src/history/compareSnapshots.ts';
import { type Snapshot, NO_FACTS } from '../../../src/history/snapshot.ts';
import { storeHistory } from '../../../src/history/storeHistory.ts';
import { openSnapshot } from '../../../src/tools/diff/openSnapshot.ts';
import { releaseSource } from '../../../src/tools/diff/releaseSource.ts';
import { releasedVersions } from '../../../src/tools/releases/npm.ts';
import { writeReleases } from './acmeReleases.ts';
import { isTurn } from '../../../../scripts/testing/turn.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../src/tools/cli/main.ts');
/** The compiler runs in processes of its own. */
const LONG_MS = 180_000;

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'diff-command-')));
const at = (name: string): string => path.join(folder, name);
const site = at('site');
let [one, two]: [Snapshot, Snapshot] = [NO_FACTS, NO_FACTS];

beforeAll(async () => {
  writeReleases(folder);
  const source = await releaseSource({ packages: [], site });
  [one, two] = [await openSnapshot(at('one'), source), await openSnapshot(at('two'), source)];
  writeFileSync(at('one.json'), JSON.stringify(one));
  writeFileSync(at('two.json'), JSON.stringify(two));
  writeMended();
}, LONG_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMAND = 'npx mend --only {rules}';

/** Writes the site with codemods and stored releases. */
function writeMended(): void {
  cpSync(site, at('mended'), { recursive: true });
  const file = path.join(at('mended'), 'site.config.ts');
  const rules = { 'no-tile': { href: 'https://acme.example/no-tile', components: ['acme-ui/Tile'] } };
  const history = { releases: ['1.0', '2.0'], codemods: [{ release: '2.0', command: COMMAND, rules }] };
  writeFileSync(file, readFileSync(file, 'utf8').replace('};', `, history: ${JSON.stringify(history)} };`));
  const releases = [
    { name: '1.0', snapshot: one },
    { name: '2.0', snapshot: two }
  ];
  writeFileSync(path.join(at('mended'), 'history.json'), JSON.stringify(storeHistory(releases)));
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=patternbook-source', MAIN, ...args], {
    cwd: folder,
    encoding: 'utf8'
  });
  return { status, stdout, stderr };
}

function textOf({ kind, before, after, subject, ...names }: Change): string {
  const name = Object.entries(names)
    .filter(([key]) => key !== 'package' || subject === 'package')
    .map(([, value]) => value);
  return [subject, ...name, kind, ...((before ?? after) === null ? [] : [`${before} → ${after}`])].join(' ');
}

const OF_DECLARATIONS = [
  'package acme-ui version 1.0.0 → 2.0.0',
  'component acme-ui/Badge added',
  'prop acme-ui/Button size added null → number',
  'prop acme-ui/Button isOpen renamed open → isOpen',
  'prop acme-ui/Button label required optional → required',
  'prop acme-ui/Button note deprecated null → Say it in the label.',
  "prop acme-ui/Button variant type 'primary' | 'plain' → 'primary' | 'plain' | 'link'",
  "prop acme-ui/Button variant default 'primary' → 'plain'",
  'component acme-ui/Tile removed',
  'component acme-ui/deprecated/Dialog moved acme-ui/Dialog → acme-ui/deprecated/Dialog',
  'component acme-ui/deprecated/Dialog deprecated null → '
];

describe.runIf(isTurn(2))('patternbook diff', () => {
  it('compares everything that a site says of its system', () => {
    expect(compareSnapshots(one, two).map(textOf)).toEqual([
      ...OF_DECLARATIONS,
      'export acme-ui/deprecated/DialogProps moved acme-ui/DialogProps → acme-ui/deprecated/DialogProps',
      'export acme-ui/useGrid added',
      'export acme-ui/useLayout removed',
      'field acme-ui/Column sortable added null → boolean',
      'field acme-ui/Column width type number → number | string',
      'field acme-ui/Column width required optional → required',
      'variable --acme-v1-button--Old acme-button removed',
      'variable --acme-v2-button--Color acme-button renamed --acme-v1-button--Color → --acme-v2-button--Color',
      'variable --acme-v2-button--New acme-button added',
      'token --acme-color dark value pink → blue',
      'token --acme-size  removed 4px → null',
      'token --acme-space  added null → 8px',
      'icon bell removed',
      'icon clock added',
      'example New look /components/button added',
      'example Old look /components/button removed'
    ]);
  });

  it(
    'compares the dependencies of a project and a package, without a site',
    async () => {
      const source = await releaseSource({ packages: [], site: folder });
      const installed = await openSnapshot(at('two/node_modules'), source);
      const folderOfPackage = await openSnapshot(at('package'), source);
      expect(compareSnapshots(installed, folderOfPackage)).toEqual([]);
      expect(folderOfPackage.components).toEqual(two.components);
      expect(folderOfPackage.variables['button']).toEqual(two.variables['acme-button']);
    },
    LONG_MS
  );

  it(
    'prints Markdown, also of one component',
    () => {
      const { stdout, status } = run('diff', 'one.json', 'two.json', '--only', 'Button');
      expect(status).toBe(0);
      expect(stdout).toContain('# Changes from one.json to two.json');
      expect(stdout).toContain("- default of `variant` changed: `'primary'` → `'plain'`");
      expect(stdout).toContain('- property `note` deprecated: Say it in the label.');
      expect(stdout).not.toContain('Dialog');
      const unknown = run('diff', 'one.json', 'two.json', '--only', 'Buton');
      expect(unknown.status).toBe(1);
      expect(unknown.stderr).toContain('Neither release has a component "Buton". Did you mean Button?');
    },
    LONG_MS
  );

  it(
    'compares releases that a site has stored, as JSON',
    () => {
      const releases = [
        { name: '1.0', snapshot: one },
        { name: '2.0', snapshot: two }
      ];
      writeFileSync(path.join(site, 'history.json'), JSON.stringify(storeHistory(releases)));
      const { stdout } = run('diff', '1.0', '2.0', '--site', site, '--json');
      expect(JSON.parse(stdout)).toEqual({
        from: { name: '1.0', packages: { 'acme-ui': '1.0.0' } },
        to: { name: '2.0', packages: { 'acme-ui': '2.0.0' } },
        changes: compareSnapshots(one, two)
      });
    },
    LONG_MS
  );

  it(
    'names the codemods of the site, of stored releases and of folders with their versions',
    () => {
      const text = (...releases: string[]): string => run('diff', ...releases, '--site', at('mended')).stdout;
      const { stdout } = run('diff', '1.0', '2.0', '--site', at('mended'), '--json');
      const { changes } = JSON.parse(stdout) as { changes: { component?: string; codemods?: unknown }[] };
      expect(changes.filter(({ codemods }) => codemods)).toMatchObject([
        { component: 'acme-ui/Tile', codemods: [{ rule: 'no-tile', release: '2.0', command: COMMAND }] }
      ]);
      for (const printed of [text('1.0', '2.0'), text(at('one.json'), at('two.json'))]) {
        expect(printed).toContain('- component removed; codemod: [no-tile](https://acme.example/no-tile)');
        expect(printed).toContain('## Codemods\n\n- `npx mend --only no-tile`');
        expect(printed).toContain('### Column\n\nFrom `acme-ui`\n\n- property `sortable` added: `boolean`');
      }
      expect(text('2.0', '1.0')).not.toContain('no-tile');
    },
    LONG_MS
  );

  it('says what is wrong with a name', async () => {
    const source = await releaseSource({ packages: [], site: folder });
    const message = (name: string): Promise<string> =>
      openSnapshot(name, source).then(
        () => '',
        (error: unknown) => String(error)
      );
    expect(await message('nowhere')).toContain('"nowhere" is neither a file or folder nor a version');
    expect(await message('1.2')).toContain('Nothing says which packages version 1.2 is of.');
    expect(await message(site)).toContain('has no packages');
    expect(await message(path.join(site, 'site.config.ts'))).toContain('is no snapshot');
  });

  it(
    'says that the network is missing',
    async () => {
      process.env['npm_config_registry'] = 'http://127.0.0.1:9/';
      process.env['npm_config_fetch_retries'] = '0';
      await expect(releasedVersions('acme-ui')).rejects.toThrow('npm can’t reach its registry');
      delete process.env['npm_config_registry'];
      delete process.env['npm_config_fetch_retries'];
    },
    LONG_MS
  );
});
