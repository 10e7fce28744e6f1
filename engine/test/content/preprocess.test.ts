import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import MarkdownIt from 'markdown-it';
import { parseDocument } from '../../src/content/parseDocument.ts';
import { splitImports, stripComments as stripFrom } from '../../src/content/preprocess.ts';
import { markdownCases, markdownDocuments, withoutNames } from '../support/arbitraryMarkdown.ts';

const stripComments = (text: string): string => stripFrom(text, 'page.md').text;

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

  it('reports those that include a file elsewhere', () => {
    const { problems } = stripFrom(
      'a\n\n<!-- @include: ./parts/knob.md{3,} -->\n<!-- include the knob. -->\n<!--@include: ./b.md-->',
      'page.md'
    );
    expect(problems.map(({ code, location }) => [code, location?.line])).toEqual([
      ['unsupported-include', 3],
      ['unsupported-include', 5]
    ]);
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

  it('reads fences as the parser does', () => {
    const span = '``` not a fence ``` but a code span.\n\n<!-- a note -->\n\nText';
    expect(stripComments(span)).toBe(span.replace('<!-- a note -->', ''));
    const inner = '```html noLive\n<p>\n    ```\n<!-- code -->\n</p>\n```';
    expect(stripComments(inner)).toBe(inner);
    const spanOfLines = 'Use `<!--\n-->` here';
    expect(stripComments(spanOfLines)).toBe(spanOfLines);
  });

  it('knows the short comments of HTML, and an escaped opening', () => {
    expect(stripComments('a <!--> b <!---> c \\<!-- d')).toBe('a  b  c \\<!-- d');
  });

  it('reports a comment that never ends, and shows it', () => {
    const { text, problems } = stripFrom('One\n\nTwo <!-- three\n\n`<!--` four', 'page.md');
    expect(text).toBe('One\n\nTwo &lt;!-- three\n\n`<!--` four');
    expect(problems).toMatchObject([{ code: 'open-comment', location: { file: 'page.md', line: 3 } }]);
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

describe('comments and imports of any document', () => {
  const commonMark = MarkdownIt({ html: true });

  it('go from prose, and stay in what a Markdown parser calls code', () => {
    fc.assert(
      fc.property(markdownCases, ({ text, kept, dropped, code }) => {
        const { text: stripped, problems } = stripFrom(text, 'page.md');
        const { body, imports } = splitImports(stripped, 'page.md');
        expect(problems).toEqual([]);
        expect(body.split('\n')).toHaveLength(text.split('\n').length);
        expect(kept.filter((name) => !body.includes(name))).toEqual([]);
        expect(dropped.filter((name) => body.includes(name))).toEqual([]);
        expect(imports.every(({ specifier }) => dropped.includes(specifier))).toBe(true);
        const blocks = commonMark.parse(body, {}).filter(({ type }) => type === 'fence');
        expect(blocks.map(({ content }) => withoutNames(content).replace(/\n$/, ''))).toEqual(code);
      })
    );
  });

  it('never stop the reader', () => {
    fc.assert(
      fc.property(markdownDocuments, (text) => {
        const { document } = parseDocument(`---\nid: Knob\n---\n${text}`, 'page.md', 'package');
        expect(document).not.toBeNull();
      })
    );
  });
});
