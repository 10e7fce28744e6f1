import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loadSite } from '../../../src/content/loadSite.ts';
import { findPackageFolder } from '../../../src/content/packages.ts';
import { loadSiteContext } from '../../../src/content/siteContext.ts';
import { documentingPages, siteLintFile } from '../../../src/reference/lint/lintFile.ts';
import { loadSiteReference } from '../../../src/reference/siteReference.ts';
import type { LintReport } from '../../../src/tools/lint/report.ts';
import { isTurn } from '../../../../scripts/testing/turn.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../..');
const STARTER = path.join(ENGINE, '../sites/starter');
const LARKSPUR = path.join(STARTER, 'packages/larkspur-ui');

const folder = mkdtempSync(path.join(tmpdir(), 'lint-command-'));
const site = path.join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** A project with a release of the package in which its button has other variants. */
function installOlder(project: string, isTyped = true): void {
  const modules = path.join(folder, project, 'node_modules');
  cpSync(LARKSPUR, path.join(modules, 'larkspur-ui'), { recursive: true });
  write(
    `${project}/node_modules/larkspur-ui/package.json`,
    readFileSync(path.join(LARKSPUR, 'package.json'), 'utf8').replace('1.4.0', '1.2.0')
  );
  const types = readFileSync(path.join(LARKSPUR, 'src/Button.d.ts'), 'utf8');
  write(`${project}/node_modules/larkspur-ui/src/Button.d.ts`, types.replace("'quiet'", "'plain'"));
  if (!isTyped) {
    return;
  }
  mkdirSync(path.join(modules, '@types'));
  symlinkSync(findPackageFolder('@types/react', ENGINE) ?? '', path.join(modules, '@types/react'));
}

function lint(project: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=patternbook-source', path.join(ENGINE, 'src/tools/cli/main.ts'), 'lint', ...args],
    { cwd: path.join(folder, project), encoding: 'utf8' }
  );
  return { status, stdout, stderr };
}

function report(project: string, ...args: string[]): LintReport {
  return JSON.parse(lint(project, '--from', site, '--json', ...args).stdout) as LintReport;
}

const BUTTON = 'import { Button } from \'larkspur-ui\';\nexport const A = () => <Button variant="quiet">A</Button>;\n';

describe.runIf(isTurn(3))('patternbook lint', () => {
  let pages: Record<string, string>;

  beforeAll(async () => {
    const context = await loadSiteContext(STARTER);
    const content = await loadSite(context.config, context.folder);
    const reference = await loadSiteReference(content, context.config, context);
    pages = documentingPages(content, reference);
    const file = await siteLintFile(context, { pages, tokensPage: '/foundations/tokens' });
    write('site/routes.json', '[]');
    write('site/api/lint.json', JSON.stringify(file));
    write('new/src/A.tsx', BUTTON);
    write('old/src/A.tsx', BUTTON);
    write('old/src/styles/a.css', '.a { color: var(--lark-color-txt); gap: 1rem }');
    write('old/src/broken.ts', 'const = 1;');
    installOlder('old');
  });

  it('says that properties are not checked without the types of React', () => {
    installOlder('untyped', false);
    write('untyped/a.tsx', BUTTON);
    const { status, stdout } = lint('untyped', '--from', site, 'a.tsx');
    expect(status).toBe(0);
    expect(stdout).toMatch(/properties of components are not checked\. Run "npm install --save-dev @types\/react/);
    expect(report('untyped', 'a.tsx').unchecked).toContain('@types/react');
  });

  it('knows the pages of components', () => {
    expect(pages['larkspur-ui/Button']).toBe('/components/button');
  });

  it('judges by the installed packages', () => {
    const { judges, packages, files, errors } = report('old', 'src/**/*.tsx');
    expect({ judges, packages, errors }).toEqual({
      judges: 'installed',
      packages: [{ name: 'larkspur-ui', version: '1.2.0' }],
      errors: 1
    });
    expect(files[0]?.findings).toMatchObject([
      {
        rule: 'wrong-value',
        line: 2,
        message: '"variant" of <Button> can\'t be "quiet"; it takes "primary", "secondary", "plain".',
        page: 'https://larkspur.example/components/button'
      }
    ]);
  });

  it('judges by the packages of the site if none is installed', () => {
    expect(report('new', 'src')).toMatchObject({ checked: 1, errors: 0, judges: 'site', files: [] });
  });

  it('checks style sheets, and reports files that are no code', () => {
    const { files, errors, warnings } = report('old', 'src/**/*.{css,ts}');
    expect({ errors, warnings }).toEqual({ errors: 2, warnings: 1 });
    expect(files.map(({ file: name, failure }) => [name, failure === null])).toEqual([
      ['src/broken.ts', false],
      ['src/styles/a.css', true]
    ]);
  });

  it.each([
    [0, 'new', ['src', '--from', site]],
    [1, 'old', ['src/A.tsx', '--package', 'larkspur-ui']],
    [0, 'old', ['src/A.tsx', '--from', site, '--rule', 'wrong-value=warning']],
    [2, 'old', ['src', '--rule', 'wrong=off']],
    [2, 'old', []]
  ])('ends with the code %i in %s with %j', (status, project, args) => {
    expect(lint(project, ...args).status).toBe(status);
  });

  it.each([
    [['src'], 'Nothing says which design system to check against.'],
    [['none/*.tsx', '--from', 'x'], 'No file matches "none/*.tsx".'],
    [['src', '--from', 'nowhere'], 'is no built site'],
    [['src', '--package', 'other-ui'], 'None of the packages other-ui is installed'],
    [['src', '--from', 'http://127.0.0.1:9'], "http://127.0.0.1:9/api/lint.json can't be read"]
  ])('says what is missing: %j', (args, message) => {
    const { status, stderr } = lint('new', ...args);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  });
});
