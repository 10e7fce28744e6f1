import { afterAll, describe, expect, it } from 'vitest';

import type { LinkedExample } from '../../src/examples/linkExample.ts';
import { ExamplePreparer } from '../../src/examples/prepareExample.ts';
import type { MarkdownImport } from '../../src/model.ts';
import { createAcmeSite } from './render/acmeSite.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const site = createAcmeSite({
  'content/menu.md': '',
  'content/data.ts': '',
  'content/logo.svg': SVG,
  'content/examples/data.ts': '',
  'content/examples/only.json': '{}',
  'content/examples/menu.css': ''
});
afterAll(() => site.remove());

const markdown = site.path('content/menu.md');
const exampleFile = site.path('content/examples/Menu.tsx');
const preparer = new ExamplePreparer(site.folder, ['acme-ui', 'react']);

function bind(local: string, specifier: string, imported = 'default'): MarkdownImport {
  return { local, imported, specifier, line: 1 };
}

function prepare(code: string, imports: MarkdownImport[] = [], file: string | null = exampleFile): LinkedExample {
  const prepared = preparer.link({ code, file }, { file: markdown, imports });
  if (!prepared.ok) {
    throw new Error(prepared.message);
  }
  return prepared;
}

/** Returns the imports of the module, from its first line. */
function header(code: string, imports: MarkdownImport[] = [], file: string | null = exampleFile): string {
  const [line = ''] = prepare(code, imports, file).code.split('\n');
  return line;
}

describe('an imported name', () => {
  it('is bound by the Markdown, relative to the folder of the Markdown', () => {
    const code = "import { data } from './data';\nexport const A = () => data;";
    expect(header(code, [bind('data', './data', 'rows')])).toBe(
      `import { rows as data } from "${site.path('content/data.ts')}";`
    );
  });

  it('is bound by the example, relative to its own folder before that of the Markdown', () => {
    const code = "import { data } from './data';\nimport logo from './logo.svg';\nexport const A = () => [data, logo];";
    expect(header(code)).toContain(`import { data } from "${site.path('content/examples/data.ts')}";`);
    expect(header(code)).toMatch(/const logo = "\/assets\/logo-\w{8}\.svg";/);
  });

  it("falls back to the example if the Markdown's import can't be resolved", () => {
    const code = "import { data } from './data';\nexport const A = () => data;";
    expect(header(code, [bind('data', './gone')])).toContain(site.path('content/examples/data.ts'));
  });

  it('may be a default, a namespace, or renamed', () => {
    const code = `
import Default, { Button as B, Panel } from 'acme-ui';
import * as all from 'acme-ui';
import only from './only.json';
export const A = () => [Default, B, Panel, all, only];`;
    expect(prepare(code).code).toContain(
      `import * as all from "acme-ui"; import { default as Default, Button as B, Panel } from "acme-ui"; import { default as only } from "${site.path('content/examples/only.json')}";`
    );
  });

  it('is elided if only types use it', () => {
    const code = `
import { type Kind, Panel, Button } from 'acme-ui';
import type { Props } from './props';
export const A = (props: Props & Kind): typeof Panel => <Button {...props} />;`;
    expect(prepare(code).code.startsWith('import { Button } from "acme-ui";\n')).toBe(true);
  });
});

describe('a name that is not imported', () => {
  it('is bound by the Markdown', () => {
    expect(header('export const A = () => <Card />;', [bind('Card', 'acme-ui', 'Panel')])).toContain(
      'import { Panel as Card } from "acme-ui";'
    );
  });

  it('is bound to the export of a scope package', () => {
    expect(header('export const A = () => useState(<Button />);')).toBe(
      'import { useState } from "react"; import { Button } from "acme-ui";export const A = () => useState(<Button />);'
    );
  });

  it('may be React', () => {
    expect(header('export const A = () => React.useState(1);')).toContain('import * as React from "react";');
  });

  it('is left unbound if nothing provides it', () => {
    expect(prepare('export const A = () => document.title;').code).toMatch(/^export const A/);
  });

  it('is declared if the last statement assigns to it', () => {
    expect(header('Button = () => null;')).toBe('let Button;export default (Button = () => null);');
    expect(header('let Card; Card = () => null;')).toBe('let Card; export default (Card = () => null);');
  });
});

describe('an unresolved import', () => {
  it('makes the component throw, not its module', () => {
    const code = "import { a } from 'acme-none';\n\nimport b from './b.svg';\nexport const A = () => a(b);";
    const prepared = prepare(code);
    expect(prepared.unresolved).toMatchObject([
      { specifier: 'acme-none', line: 1, message: 'Cannot find "acme-none"' },
      { specifier: './b.svg', line: 3, message: 'Cannot find "./b.svg"' }
    ]);
    expect(prepared.code).toContain('Cannot find \\"acme-none\\", imported by Menu.tsx, line 1.');
    expect(prepared.code).toMatch(/^export default function MissingImport\(\) \{ throw /);
  });

  it('falls back to the scope under the same name', () => {
    const prepared = prepare("import { Button } from 'acme-none/button';\nexport const A = () => <Button />;");
    expect(prepared.code).toContain('import { Button } from "acme-ui";');
    expect(prepared.unresolved).toEqual([]);
  });

  it('is ignored if it is a style sheet', () => {
    const prepared = prepare("import './gone.css';\nexport const A = () => null;");
    expect(prepared.unresolved).toMatchObject([{ specifier: './gone.css', line: 1 }]);
    expect(prepared.code).toContain('export const A');
  });

  it('is ignored if it is unused', () => {
    expect(prepare("import { Props } from './gone';\nexport const A = (props: Props) => null;").unresolved).toEqual([]);
  });
});

describe('a prepared module', () => {
  it('lists the imported files and images', () => {
    const code =
      "import './menu.css';\nimport { data } from './data';\nimport logo from './logo.svg';\nexport default () => [data, logo];";
    const { imports, assets } = prepare(code);
    expect(imports).toEqual([site.path('content/examples/data.ts'), site.path('content/examples/menu.css')]);
    expect(assets.map(({ file }) => file)).toEqual([site.path('content/logo.svg')]);
  });

  it('keeps the line numbers of statements', () => {
    const code =
      "import {\n  Button,\n  Panel\n} from 'acme-ui';\n\nexport * from './data';\nexport const A = () => <Button />;";
    expect(prepare(code).code.split('\n')[6]).toBe('export const A = () => <Button />;');
  });

  it('may come from inline code in the Markdown', () => {
    expect(header("import { data } from './data';\n<p>{data}</p>", [], null)).toContain(site.path('content/data.ts'));
  });
});

describe('code that does not parse', () => {
  it('is reported with the error location', () => {
    expect(preparer.prepare({ code: 'const a = 1;\nconst = 2;', file: null }, { file: markdown, imports: [] })).toEqual(
      {
        ok: false,
        file: null,
        message: expect.any(String) as string,
        line: 2,
        column: 7
      }
    );
  });
});
