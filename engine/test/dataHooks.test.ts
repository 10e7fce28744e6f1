import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const engine = path.resolve(import.meta.dirname, '..');
const architecture = readFileSync(path.join(engine, '../docs/architecture.md'), 'utf8');

/** Patterns for reads of an attribute: selectors, `attr()` in CSS, `dataset` and DOM methods. */
const READS = [
  /\[data-([a-z-]+)/g,
  /attr\(data-([a-z-]+)/g,
  /(?<!delete .*)dataset\['(\w+)'\](?! (?:\?\?)?= )/g,
  /(?:get|has)Attribute\('data-([a-z-]+)/g,
  /'(\w+)' in \w+(?:\.\w+)*\.dataset/g,
  // Matches each name in `const { one, two: other } = element.dataset`.
  /(?<=\{ (?:[^{}]*, )?)(\w+)(?=[^{}]* \} = [\w.]+\.dataset)/g
];

/** Patterns for writes: in markup and from scripts. */
const WRITES = [
  /(?<![[\w'(-])data-([a-z-]+)(?=[=\s/>"`])/g,
  /'data-([a-z-]+)': /g,
  /dataset\['(\w+)'\] (?:\?\?)?= /g,
  /(?:set|toggle)Attribute\((?:\w+, )?'data-([a-z-]+)/g,
  /\bput\('data-([a-z-]+)/g,
  // In a list of the attributes that a script sets (`core/rootMarks.ts`).
  /\battribute: 'data-([a-z-]+)/g,
  // A constant with the name of a property in trees.
  /= 'data([A-Z]\w+)'/g
];

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');

function namesIn(patterns: readonly RegExp[], files: readonly string[]): Set<string> {
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, '');
      return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => kebab(name)));
    })
  );
}

function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, {
    cwd: path.join(engine, '..'),
    absolute: true,
    ignore: ['engine/src/**/*.test.{ts,tsx}']
  });
}

const files = filesOf('engine/src/**/*.{ts,tsx,css}');
const scripts = filesOf('engine/src/{browser,live/preview,ui}/**/*.{ts,tsx}');
const read = namesIn(READS, files);
const readByTests = namesIn(READS, filesOf('{e2e,bench}/**/*.ts'));
// The attributes of themes are read by the style sheets of design systems; what is not in Markdown, by converters of pages.
const written = namesIn(
  WRITES,
  files.filter((file) => !/\/(?:core\/builtInAxes|ui\/notInMarkdown)\.ts$/.test(file))
);

describe('data attributes', () => {
  it('that are written have a reader', () => {
    const unread = [...written].filter((name) => !read.has(name) && !readByTests.has(name)).sort();
    expect(unread, 'No script, style sheet, or test reads these: leave them out.').toEqual([]);
  });

  it('that are read are written', () => {
    const unwritten = [...read].filter((name) => !written.has(name)).sort();
    expect(unwritten, 'No element has these.').toEqual([]);
  });

  it('match the documented table', () => {
    const hooks = [...namesIn(READS, scripts)].filter((name) => written.has(name)).sort();
    const documented = [...architecture.matchAll(/^\| `data-([a-z-]+)`/gm)].map(([, name]) => name);
    const missing = hooks.filter((name) => !documented.includes(name));
    const outdated = documented.filter((name) => !hooks.includes(name ?? ''));
    expect(missing, 'Scripts read these: "Data attributes" in docs/architecture.md has to list them.').toEqual([]);
    expect(outdated, '"Data attributes" in docs/architecture.md has these, which no script reads.').toEqual([]);
    expect(new Set(documented).size, 'One is documented twice.').toBe(documented.length);
    expect(hooks.length, 'Too many: an island has props instead, and its parts have refs.').toBeLessThanOrEqual(40);
  });
});
