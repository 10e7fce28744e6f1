/**
 * The texts of the interface are in `core/texts.ts`, so that a site can replace them: lint finds others
 * (`eslint.language.js`). It checks one file at a time, so unused texts are found here.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { Linter } from 'eslint';
import { globSync } from 'tinyglobby';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

import { engineLanguage } from '../../eslint.language.js';
import * as texts from '../src/core/texts.ts';

const root = resolve(import.meta.dirname, '../..');
const engine = join(root, 'engine/src');

/** Returns the problems that lint finds in the code of a file of the interface. */
function problemsOf(code: string, file = 'ui/knob/Knob.tsx'): string[] {
  const config = [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser as Linter.Parser } },
    ...engineLanguage
  ];
  const linter = new Linter({ cwd: root });
  return linter.verify(code, config, join(engine, file)).map(({ message }) => message);
}

/** Returns the words that lint finds. */
function literalWords(code: string): string[] {
  return problemsOf(code).map((message) => /^"(.*)" is shown/.exec(message)?.[1] ?? message);
}

describe('literal words', () => {
  it('are found in markup, attributes, and objects', () => {
    const code = `
      const notice = { label: 'Knobs', id: 'knobs' };
      announce(isNew ? 'A new knob' : \`Knob \${name}\`);
      element.textContent = 'Turn it';
      const view = <p title="A knob" className="pb-knob"><kbd>Esc</kbd> Turn {count > 1 && 'them'}{label}</p>;
    `;
    expect(literalWords(code)).toEqual(['Knobs', 'A new knob', 'Knob', 'Turn it', 'A knob', 'Turn', 'them']);
  });

  it('are not names, keys, code, or descriptions for programs', () => {
    const code = `
      const view = <p title={texts.knob.title}>{texts.knob.text} <kbd>Esc</kbd> GitHub {name}</p>;
      const schema = z.object({}).meta({ title: 'Knobs' });
    `;
    expect(literalWords(code)).toEqual([]);
  });
});

describe('a variable named like the module of texts', () => {
  const shadowed = `const show = (texts) => texts.knob.title;`;

  it('is found where the module is imported', () => {
    const code = `import * as texts from '../core/texts.ts';\nshow(texts.knob.title);\n${shadowed}`;
    expect(problemsOf(code)).toEqual([expect.stringContaining('Use another name')]);
    expect(problemsOf(shadowed)).toEqual([]);
  });
});

describe('a language of its own', () => {
  it.each([
    `names.sort((a, b) => a.localeCompare(b, 'en'));`,
    `count.toLocaleString();`,
    `new Intl.NumberFormat('de').format(count);`
  ])('is found in %s', (code) => {
    expect(problemsOf(code, 'content/knobs.ts')).toHaveLength(1);
    expect(problemsOf(code, 'check/knobs.ts')).toEqual([]);
  });
});

/** Names of the texts, such as `search.recent`. */
function namesIn(node: unknown, path: string): string[] {
  return typeof node === 'string' || (typeof node === 'object' && node !== null && 'one' in node)
    ? [path]
    : Object.entries(node as object).flatMap(([name, member]) =>
        namesIn(member, path === '' ? name : `${path}.${name}`)
      );
}

describe('texts of the interface', () => {
  it('are used, all of them', () => {
    const code = globSync('**/*.{ts,tsx}', { cwd: engine, ignore: '**/*.test.{ts,tsx}' })
      .map((file) => readFileSync(join(engine, file), 'utf8'))
      .join('\n');
    const used = new Set(code.match(/(?<=\btexts\.)\w+(?:\.\w+)*/g));
    // What is read by a computed name is used as a whole, as is a record that is read by its own name.
    const records = new Set(code.match(/(?<=\btexts\.)\w+(?:\.\w+)*(?=\[)/g));
    const isUsed = (name: string): boolean => {
      const ancestors = name.split('.').map((_, depth, names) => names.slice(0, depth).join('.'));
      return (
        used.has(name) ||
        used.has(`${name}.other`) ||
        ancestors.some((record) => records.has(record) || (record.includes('.') && used.has(record)))
      );
    };
    const unused = namesIn({ ...texts }, '').filter((name) => !isUsed(name));
    expect(unused, 'No code reads these as texts.…: leave them out of core/texts.ts.').toEqual([]);
  });
});
