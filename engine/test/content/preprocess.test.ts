import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitImports, stripComments } from '../../src/content/preprocess.ts';

describe('stripComments', () => {
  it('removes comments in a line and across lines', () => {
    expect(stripComments('a <!-- b --> c')).toBe('a  c');
    expect(stripComments('a\n<!-- b\nc -->\nd')).toBe('a\n\n\nd');
  });

  it('removes fences and headings in a comment, even if the comment ends on the line of a fence', () => {
    expect(stripComments('<!-- ## A\n```html\n<a>\n``` -->\n## B\n```html\n<b>\n```')).toBe(
      '\n\n\n\n## B\n```html\n<b>\n```'
    );
  });

  it('keeps comments in code', () => {
    const code = 'Use `<!-- x -->` so:\n```html\n<!-- y -->\n```';
    expect(stripComments(code)).toBe(code);
    const nested = '- item\n\n      ```html\n      <!-- y -->\n      ```';
    expect(stripComments(nested)).toBe(nested);
  });

  it('does not let an unclosed code span hide a comment', () => {
    expect(stripComments('a ` b <!-- c --> d')).toBe('a ` b  d');
  });

  it('keeps the number of lines, and text without comments unchanged', () => {
    const part = fc.constantFrom('<!--', '-->', '`', '``', '```', '\n', 'text', ' ', '<', '--');
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (text) => {
          expect(stripComments(text).split('\n')).toHaveLength(text.split('\n').length);
          expect(text.includes('<!--') || stripComments(text) === text).toBe(true);
        }
      )
    );
  });
});

describe('splitImports', () => {
  it('reads all forms of imports with their line', () => {
    const text = [
      '',
      "import Button, { Icon as AcmeIcon } from 'acme-ui';",
      "import * as all from 'acme-ui'",
      'import {',
      '  useState,',
      '  useEffect',
      "} from 'react';",
      "import './button.css'"
    ].join('\n');
    const { imports, body, problems } = splitImports(text, 'page.md');
    expect(problems).toEqual([]);
    expect(imports).toEqual([
      { local: 'Button', imported: 'default', specifier: 'acme-ui', line: 2 },
      { local: 'AcmeIcon', imported: 'Icon', specifier: 'acme-ui', line: 2 },
      { local: 'all', imported: '*', specifier: 'acme-ui', line: 3 },
      { local: 'useState', imported: 'useState', specifier: 'react', line: 4 },
      { local: 'useEffect', imported: 'useEffect', specifier: 'react', line: 4 },
      { local: null, imported: null, specifier: './button.css', line: 8 }
    ]);
    expect(body).toBe('\n'.repeat(7));
  });

  it('drops type imports', () => {
    const { imports } = splitImports(
      "import type { A } from 'acme-ui';\nimport { type B, C } from 'acme-ui';",
      'page.md'
    );
    expect(imports.map(({ local }) => local)).toEqual(['C']);
  });

  it('finds imports after a note, and leaves prose and code unchanged', () => {
    const text =
      "A note.\n\nimport Button from 'acme-ui';\n\nimport the button from 'acme-ui'.\n\n```js\nimport a from 'a';\n```";
    const { imports, body } = splitImports(text, 'page.md');
    expect(imports.map(({ line }) => line)).toEqual([3]);
    expect(body).toBe(text.replace("import Button from 'acme-ui';", ''));
  });

  it('treats an import that never ends as prose', () => {
    const text = 'import {\n\nText "quoted"';
    expect(splitImports(text, 'page.md')).toEqual({ imports: [], body: text, problems: [] });
  });

  it('reports an import that does not parse', () => {
    expect(splitImports("\nimport { a b } from 'acme-ui';", 'page.md').problems).toMatchObject([
      { code: 'import-syntax', location: { file: 'page.md', line: 2 } }
    ]);
  });
});
