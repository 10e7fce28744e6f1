import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { copyStarter, type EditableSite } from '../../../e2e/support/editableSite.ts';
import { casesOfCommit, tier } from '../../../e2e/support/tier.ts';
import { isTurn } from '../../../scripts/testing/turn.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMMAND = ['--conditions=patternbook-source', 'engine/src/tools/cli/main.ts', 'build', '--site'];
const TIMEOUT_MS = 120_000;
const QUICK_EDITS = 3;

let site: EditableSite;
let folder: string;
let output: string;

/** Builds the site; edits may leave errors in its content, such as links to what is gone. */
function build(): void {
  const { status, stderr } = spawnSync(process.execPath, [...COMMAND, site.folder], { cwd: ROOT, encoding: 'utf8' });
  expect([0, 1], stderr).toContain(status);
}

/** Returns the hash of each output file, by path. */
function hashes(): Map<string, string> {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(output, file)).isFile()
  );
  return new Map(
    files.toSorted().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(output, file)))
        .digest('hex')
    ])
  );
}

/** Returns the files that differ between two builds. */
function differences(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[] {
  const files = new Set([...first.keys(), ...second.keys()]);
  return [...files].filter((file) => first.get(file) !== second.get(file));
}

/** Returns the inode of an output file, which stays the same as long as builds keep the file. */
const inodeOf = (file: string): number => statSync(path.join(output, file)).ino;

interface Edit {
  name: string;
  change: () => void;
  /** A file that the edit changes, and one that it doesn't. */
  written: string;
  kept: string | null;
}

const edit = (file: string, text: string, replacement: string) => (): void => site.edit(file, text, replacement);

/** The quick tier tries one of the first, which don't depend on each other. */
const edits: readonly Edit[] = [
  {
    name: 'a sentence',
    change: edit('content/get-started/introduction.md', 'opinions about words', 'firm opinions about words'),
    written: 'get-started/introduction/index.html',
    kept: 'components/button/index.html'
  },
  {
    name: 'a title',
    change: edit('content/get-started/installation.md', 'id: Installation', 'id: Installing'),
    written: 'get-started/installing/index.html',
    kept: 'assets/larkspur/flower.svg'
  },
  {
    name: 'the configuration',
    change: edit('site.config.ts', 'A small design system for calm', 'A tiny design system for calm'),
    written: 'index.html',
    kept: null
  },
  {
    name: 'a new page',
    change: () => {
      const text = [
        '---\nid: Spacing\nsection: foundations\n---',
        "import './spacing.css'",
        'Space separates what differs.',
        '### Two boxes',
        '```html live\n<div class="site-box"></div>\n```\n'
      ].join('\n\n');
      writeFileSync(path.join(folder, 'content/foundations/spacing.md'), text);
      writeFileSync(path.join(folder, 'content/foundations/spacing.css'), '.site-box { padding: 1rem }');
    },
    written: 'foundations/spacing/index.html',
    kept: 'components/button/busy/index.html'
  },
  {
    name: 'a style sheet of a page',
    change: edit('content/foundations/spacing.css', '1rem', '2rem'),
    written: 'foundations/spacing/index.html',
    kept: 'components/button/index.html'
  },
  {
    name: 'a removed page',
    change: () => rmSync(path.join(folder, 'content/foundations/spacing.md')),
    written: 'routes.json',
    kept: null
  },
  {
    name: 'an example',
    change: edit('packages/larkspur-ui/docs/button/react/ButtonSizes.tsx', 'Regular', 'Usual size'),
    written: 'components/button/sizes/index.html',
    kept: 'code/components/button.json'
  },
  {
    name: 'a style sheet',
    change: edit('packages/larkspur-ui/css/tag.css', '{', '{ outline-offset: 3px;'),
    written: 'components/tag/index.html',
    kept: null
  },
  {
    name: 'the version of a package',
    change: edit('packages/larkspur-ui/package.json', '"version": "', '"version": "9'),
    written: 'versions.json',
    kept: null
  },
  {
    name: 'the order of the navigation',
    change: edit('content/get-started/introduction.md', 'sortValue: 1', 'sortValue: 3'),
    written: 'get-started/introduction/index.html',
    kept: 'assets/larkspur/flower.svg'
  },
  {
    name: 'a redirect',
    change: edit('site.config.ts', "'/components/pill'", "'/components/label'"),
    written: '_redirects',
    kept: null
  }
];

/** Copies the site and builds it. */
function startSite(): void {
  site = copyStarter();
  folder = path.join(ROOT, site.folder);
  output = path.join(folder, 'dist');
  build();
}

describe.runIf(isTurn(0))('a build after another', () => {
  beforeAll(startSite, TIMEOUT_MS);
  afterAll(() => site.remove());

  it(
    'writes nothing if nothing changed',
    () => {
      const before = inodeOf('index.html');
      const { mtimeMs } = statSync(output);
      build();
      expect(inodeOf('index.html')).toBe(before);
      expect(statSync(output).mtimeMs).toBe(mtimeMs);
    },
    TIMEOUT_MS
  );

  it(
    'writes a file again that was removed from the output',
    () => {
      const before = hashes();
      rmSync(path.join(output, 'index.html'));
      writeFileSync(path.join(output, 'routes.json'), '[]');
      build();
      expect(differences(before, hashes())).toEqual([]);
    },
    TIMEOUT_MS
  );
});

describe.runIf(isTurn(1))('a build after an edit', () => {
  beforeAll(startSite, TIMEOUT_MS);
  afterAll(() => site.remove());

  it.each(tier === 'full' ? edits : casesOfCommit(edits.slice(0, QUICK_EDITS), QUICK_EDITS))(
    'of $name has the same files as a cold one, and keeps those that stay the same',
    ({ change, written, kept }) => {
      const before = kept === null ? null : inodeOf(kept);
      const old = existsSync(path.join(output, written)) ? inodeOf(written) : null;
      change();
      build();
      const incremental = hashes();
      expect(inodeOf(written)).not.toBe(old);
      if (kept !== null) {
        expect(inodeOf(kept)).toBe(before);
      }
      rmSync(path.join(folder, '.patternbook'), { recursive: true });
      rmSync(output, { recursive: true });
      build();
      expect(differences(incremental, hashes())).toEqual([]);
    },
    TIMEOUT_MS
  );
});
