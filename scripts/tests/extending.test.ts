/** Follows `docs/extending.md`: adds its worked example to a copy of the engine, and builds a site with it. */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type EditableSite, copyStarter } from '../../e2e/support/editableSite.ts';
import { parse, texts } from '../../engine/test/ui/parse.ts';
import { tier } from '../testing/tier.ts';
import { isTurn } from '../testing/turn.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/extending.md'), 'utf8');

/** Nothing is taken from earlier runs: types, test and site of a copy of the engine. */
const TIMEOUT = { timeout: 180_000 };

/** What the copy of the engine needs to be checked, tested and used. */
const COPIED = ['engine/src', 'engine/test', 'engine/package.json', 'scripts/testing', 'vitest.config.ts'];

interface Fence {
  lang: string;
  /** Path that its first line names, from the root of the repository; null without one. */
  file: string | null;
  code: string;
}

const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;
const FILE_LINE = /^(?:\/\/|\/\*) ([\w./]+\.\w+)(?: \*\/)?\n/;

const fences = [...page.matchAll(FENCE)].map(([, lang = '', text = '']): Fence => {
  const [line = '', file = null] = FILE_LINE.exec(text) ?? [];
  return { lang, file, code: text.slice(line.length) };
});

function filesBelow(folder: string): (Fence & { file: string })[] {
  return fences.flatMap((fence) => (fence.file?.startsWith(folder) ? { ...fence, file: fence.file } : []));
}

/** Lines of code, whatever their indentation and trailing comma. */
function linesOf(code: string): string[] {
  return code.split('\n').map((line) => line.trim().replace(/,$/, ''));
}

/** Runs a program of the project's Node. @throws (rejects) Error with what it printed if it fails */
function run(folder: string, ...args: string[]): Promise<string> {
  // Without what Vitest tells its own processes.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) => {
      if (error) {
        reject(new Error(`${args.join(' ')} fails:\n${stdout}${stderr}`));
      } else {
        resolve(stdout);
      }
    });
  });
}

const inModules = (file: string): string => path.join(root, 'node_modules', file);

describe('the Markdown component and the plugin of a site', () => {
  it('are those of the starter site', () => {
    const shown = filesBelow('sites/');
    expect(shown.length).toBeGreaterThan(3);
    for (const { file, code } of shown) {
      const text = readFileSync(path.join(root, file), 'utf8');
      const known = linesOf(text);
      // Of the configuration, there is a part.
      const unknown = file.endsWith('site.config.ts')
        ? linesOf(code).filter((line) => line !== '// …' && !known.includes(line))
        : [];
      expect(unknown, file).toEqual([]);
      expect(file.endsWith('site.config.ts') ? text : code, file).toBe(text);
    }
  });
});

describe.runIf(isTurn(5))('the Markdown component of the engine', () => {
  let copy: string;
  let site: EditableSite;

  beforeAll(() => {
    site = copyStarter();
    copy = mkdtempSync(path.join(root, '.cache/extending-'));
    for (const file of COPIED) {
      cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
    }
    for (const { file, code } of filesBelow('engine/')) {
      const target = path.join(copy, file);
      mkdirSync(path.dirname(target), { recursive: true });
      (existsSync(target) ? appendFileSync : writeFileSync)(target, code);
    }
  });
  afterAll(() => {
    rmSync(copy, { recursive: true });
    site.remove();
  });

  it('is one folder, and one line of a file that is there', () => {
    const [there, added] = [true, false].map((isThere) =>
      filesBelow('engine/').filter(({ file }) => existsSync(path.join(root, file)) === isThere)
    );
    expect(there?.map(({ file, code }) => [file, code.trim().split('\n').length])).toEqual([
      ['engine/src/ui/markdownComponents.ts', 1]
    ]);
    expect(new Set(added?.map(({ file }) => path.dirname(file)))).toEqual(new Set(['engine/src/ui/exampleIndex']));
  });

  it('has no error in its types', TIMEOUT, async () => {
    const config = {
      extends: path.join(root, 'tsconfig.json'),
      include: [
        ...filesBelow('engine/').flatMap(({ file }) => (file.endsWith('.css') ? [] : file)),
        // What the page's files import may need types that no package has.
        'engine/src/**/*.d.ts'
      ]
    };
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
    expect(await run(copy, inModules('typescript7/bin/tsc'), '-p', 'tsconfig.json')).toBe('');
  });

  it('passes its test', TIMEOUT, async () => {
    const printed = await run(
      root,
      inModules('vitest/vitest.mjs'),
      'run',
      '--root',
      copy,
      'engine/src/ui/exampleIndex'
    );
    expect(printed).toMatch(/Tests +1 passed/);
  });

  // A build of its own takes as long as all the others.
  if (tier === 'full') {
    it('is in the pages of a site that is built with it', TIMEOUT, async () => {
      const [markdown] = fences.filter(({ lang }) => lang === 'md');
      const folder = path.join(root, site.folder);
      writeFileSync(path.join(folder, 'content/all-examples.md'), markdown?.code ?? '');
      const command = path.join(copy, 'engine/src/tools/cli/main.ts');
      await run(root, '--conditions=patternbook-source', command, 'build', '--site', folder, '--json');

      const html = (address: string): string => readFileSync(path.join(folder, 'dist', address, 'index.html'), 'utf8');
      const document = parse(html('get-started/all-examples'));
      expect(texts(document, '.pb-example-index > .pb-heading h2')).toContain('Disclosure');
      const links = [...document.querySelectorAll('[aria-labelledby=examples-disclosure] li a')];
      expect(links.map((link) => link.getAttribute('href'))).toContain('/components/disclosure#basic');
      expect(document.querySelector('.pb-contents a[href="#examples-disclosure"]')?.textContent).toBe('Disclosure');
      const sheet = document.querySelector('link[data-tab-stylesheet]')?.getAttribute('href') ?? '';
      expect(readFileSync(path.join(folder, 'dist', sheet), 'utf8')).toMatch(
        /\.pb-example-index>ul\{[^}]*columns:16rem/
      );

      const train = parse(html('get-started/releases/release-notes'));
      expect(texts(train, '.release-train li')).toEqual(['1.4.0 This release', '1.5 2025-12-01']);
    });
  }
});
