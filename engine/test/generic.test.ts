/**
 * The engine documents any design system, so it must not name one, and neither must the packages beside it.
 *
 * It is built with one, though: its shell uses a published React library. Identifiers of that library – package
 * specifiers (`@vendor/package`), class names and custom properties (`pf-…`, `--pf-…`) – are allowed in the files that
 * make up the shell only. Any other mention of the product, its parts or its URLs, in code, comments or fixtures, is a
 * leak.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Files that implement, test or bundle the shell, or list its packages. */
const SHELL_FILES =
  /^((src|test)\/(browser|ui|live\/(frame|preview)|site\/(documents|publish)|bundle\/scripts)\/|src\/bundle\/styles\/frameLibrary\.ts$|test\/bundle\/styles\/baseRules\.test\.ts$|package\.json$)/;
const LIBRARY_SPECIFIER = /@patternfly\/[\w./*-]*/g;
const LIBRARY_CLASS = /(?:--)?\bpf-(?:v6|t|m|c|l|u)\b[\w-]*/g;
/** Property of the library's components. */
const LIBRARY_PROPERTY = /\bouiaId\b/g;

const LIBRARY_NAMES = [LIBRARY_SPECIFIER, LIBRARY_CLASS, LIBRARY_PROPERTY];

/** The product, its parts, its sections, and its kinds of tabs, as words or parts of a URL. */
const PRODUCT_WORDS = [
  'patternfly',
  'pf-v\\d',
  'red ?hat',
  'openshift',
  'victory',
  'echarts',
  'chatbot',
  'topology',
  'quick-?starts?',
  'get-started',
  'design-foundations',
  'foundations-and-styles',
  'utility-classes',
  'component-groups',
  'developer-(guides|resources)',
  'ux-writing',
  'open-ui-automation',
  'ouia',
  '(?:react|html)-(?:next|demos|deprecated|templates)',
  '(?:design-guidelines|upgrade-guide|landing-pages)'
];
const LEAK = new RegExp(PRODUCT_WORDS.join('|'), 'gi');

/** Finds mentions of the product in a file of the engine, each as `line: text`. */
function leaks(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const own = SHELL_FILES.test(file) ? LIBRARY_NAMES.reduce((text, names) => text.replace(names, ''), line) : line;
    return [...own.matchAll(LEAK)].map((match) => `${file}:${index + 1}: ${match[0]}`);
  });
}

describe('leaks', () => {
  it('allows the shell to use its library', () => {
    const line = "import { Page } from '@patternfly/react-core'; const dark = 'pf-v6-theme-dark';";
    expect(leaks('src/ui/root.tsx', line)).toEqual([]);
    expect(leaks('src/content/root.ts', line)).toHaveLength(2);
  });

  it('finds the product and its URLs anywhere', () => {
    expect(leaks('src/ui/home.tsx', '// the PatternFly home')).toEqual(['src/ui/home.tsx:1: PatternFly']);
    expect(leaks('src/ui/home.tsx', "<a href='/get-started/design'>")).toEqual(['src/ui/home.tsx:1: get-started']);
    expect(leaks('src/core/tabs.ts', "const FIRST = ['react', 'react-next'];")).toEqual([
      'src/core/tabs.ts:1: react-next'
    ]);
    expect(leaks('src/reference/props.ts', "const hidden = 'ouiaId';")).toHaveLength(1);
  });
});

const PUBLISHED = ['src/**', 'test/**', 'schemas/**', 'package.json', '*.md'];
const packages = globSync('packages/*/package.json', { cwd: root }).map(dirname);

describe.each(['engine', ...packages])('%s', (name) => {
  const folder = join(root, name);
  const files = globSync(PUBLISHED, { cwd: folder, ignore: ['test/generic.test.ts'] });

  it('does not name the product', () => {
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap((file) => leaks(file, readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});
