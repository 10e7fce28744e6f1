import { describe, expect, it } from 'vitest';

import { programOf, projectOf } from './fixtures.ts';

const BOX = "import { Box } from 'fern-ui';\nexport const TwoBoxes: React.FC = () => <Box />;";

describe('dependencies', () => {
  it('are the imported packages in the versions of the release, and React 18', () => {
    const code = `import { Line } from 'fern-charts/lines';\nimport x from '@fern/tokens/dist/x';\n${BOX}\nexport { Line, x };`;
    expect(programOf(`${code}\nTwoBoxes`).dependencies).toEqual({
      '@fern/tokens': 'latest',
      'fern-charts': 'latest',
      'fern-ui': '2.0.0',
      // Peer dependencies of the package.
      'line-math': '^3.0.0',
      react: '^18',
      'react-dom': '^18'
    });
  });

  it('have the version of React that the site names', () => {
    const { dependencies } = programOf(BOX, { setup: { react: '^19' } });
    expect(dependencies).toMatchObject({ react: '^19', 'react-dom': '^19' });
  });

  it('include packages that types are imported from', () => {
    expect(programOf(`import type { X } from 'fern-types';\n${BOX}`).dependencies).toHaveProperty('fern-types');
  });

  it('include the packages of style sheets', () => {
    const { dependencies, sheets } = programOf(BOX.replace('<Box />', '<Box className="fern-u-m" />'));
    expect(sheets).toEqual(['fern-ui/base.css', 'fern-css/utilities.css']);
    expect(dependencies).toHaveProperty('fern-css', '2.1.0');
  });

  it('include style sheets that a package leaves to the application, unless the code imports them', () => {
    const chat = `import { Chat } from 'fern-chat';\n${BOX.replace('<Box />', '<Chat />')}`;
    expect(programOf(chat).sheets).toContain('fern-chat/chat.css');
    expect(programOf(chat).dependencies).toMatchObject({ marked: '^15.0.0', 'react-dom': '^18' });
    expect(programOf(`import 'fern-chat/chat.css';\n${chat}`).sheets).not.toContain('fern-chat/chat.css');
  });
});

describe("the site's own style sheets", () => {
  const setup = { baseSheets: ['fern-ui/base.css', './fern.css'], markupSheets: ['./theme/fern.css', './fern.css'] };
  const ownSheets = { './fern.css': '.a {}', './theme/fern.css': '.b {}' };

  it('are files of the project, and no dependencies', () => {
    const project = programOf(BOX, { setup, ownSheets });
    expect(project.sheets).toEqual(['fern-ui/base.css', './styles/fern.css']);
    expect(project.ownSheets).toEqual({ 'styles/fern.css': '.a {}' });
    expect(Object.keys(project.dependencies)).toEqual(['fern-ui', 'react', 'react-dom']);
  });

  it('keep their order and have paths of their own', () => {
    const project = projectOf('<b>a</b>', { lang: 'html', setup, ownSheets });
    expect(project.sheets).toEqual(['./styles/1/fern.css', './styles/fern.css']);
    expect(project.ownSheets).toEqual({ 'styles/1/fern.css': '.b {}', 'styles/fern.css': '.a {}' });
    expect(project.dependencies).toEqual({});
  });

  it("don't replace files of the example", () => {
    const project = programOf(`import './x/styles/fern.css';\nimport './fern.css';\n${BOX}`, {
      setup,
      ownSheets,
      imports: { './x/styles/fern.css': 'fern/x/styles/fern.css', './fern.css': 'fern/fern.css' },
      files: {
        'fern/x/styles/fern.css': { kind: 'style', code: '.x {}' },
        'fern/fern.css': { kind: 'style', code: '.y {}' }
      }
    });
    const paths = [...Object.keys(project.files), ...Object.keys(project.ownSheets)];
    expect(new Set(paths).size).toBe(3);
  });
});

describe('names without an import', () => {
  it('are imported from the libraries in scope', () => {
    const { header, code } = programOf(
      'const A = () => { const [x] = useState(1); return <Box>{x}{React.version}</Box>; };'
    );
    expect(header).toEqual([
      "import { useState } from 'react';",
      "import { Box } from 'fern-ui';",
      "import * as React from 'react';"
    ]);
    expect(code).toContain('const A');
  });

  it('are unchanged if they are globals or declared', () => {
    expect(programOf('const Box = () => window.name; const A = () => <Box />;').header).toEqual([]);
  });

  it('prefer the imports of the Markdown file', () => {
    const bindings = {
      Box: { from: { package: 'fern-next' }, imported: 'default' },
      data: { from: { file: 'fern-ui/data.ts' }, imported: 'data' }
    };
    const files = { 'fern-ui/data.ts': { kind: 'code', code: 'export const data = 1;', imports: {} } as const };
    const project = programOf("import { Box, Card } from 'fern-ui';\nconst A = () => <Box><Card>{data}</Card></Box>;", {
      bindings,
      files
    });
    expect(project.header).toEqual(["import Box from 'fern-next';", "import { data } from './data';"]);
    expect(project.code).toBe("import { Card } from 'fern-ui';\nconst A = () => <Box><Card>{data}</Card></Box>;");
    expect(project.files).toEqual({ 'data.ts': 'export const data = 1;' });
  });

  it("keep an import that matches the Markdown's", () => {
    const bindings = { Box: { from: { package: 'fern-ui' }, imported: 'Box' } };
    expect(programOf(BOX, { bindings })).toMatchObject({ header: [], code: BOX });
  });
});

describe('files', () => {
  it('are placed next to the example, with their imports', () => {
    const project = programOf(
      "import type { Row } from '../data/rows';\nimport { rows } from '../data/rows';\nimport './a.css';\nconst A = () => rows as Row;",
      {
        imports: { '../data/rows': 'fern-ui/data/rows.ts', './a.css': 'fern-ui/docs/a.css' },
        files: {
          'fern-ui/data/rows.ts': {
            kind: 'code',
            code: "import words from './words.json';\nimport { x } from 'fern-words';\nexport const rows = [words, x];",
            imports: { './words.json': 'fern-ui/data/words.json' }
          },
          'fern-ui/data/words.json': { kind: 'json', code: '[]' },
          'fern-ui/docs/a.css': { kind: 'style', code: 'a {}' }
        }
      }
    );
    expect(project.code).toMatch(
      /import type \{ Row \} from '\.\/rows';\nimport \{ rows \} from '\.\/rows';\nimport '\.\/a\.css';/
    );
    expect(Object.keys(project.files)).toEqual(['rows.ts', 'a.css', 'words.json']);
    expect(project.files['rows.ts']).toContain("import words from './words.json';");
    expect(project.dependencies).toHaveProperty('fern-words');
  });

  it('have unique names', () => {
    const file = { kind: 'code', code: '', imports: {} } as const;
    const { files, code } = programOf(
      "import a from './x/one';\nimport b from './y/one';\nimport c from './main';\nconst A = () => [a, b, c];",
      {
        imports: { './x/one': 'fern/x/one.ts', './y/one': 'fern/y/one.tsx', './main': 'fern/main.ts' },
        files: { 'fern/x/one.ts': file, 'fern/y/one.tsx': file, 'fern/main.ts': file }
      }
    );
    expect(Object.keys(files)).toEqual(['one.ts', 'y/one.tsx', 'fern/main.ts']);
    expect(code).toContain("import b from './y/one';");
  });

  it('have a JSX extension if they contain JSX', () => {
    const { files } = programOf("import { B } from './b.js';\nconst A = () => <B />;", {
      imports: { './b.js': 'fern/b.js' },
      files: { 'fern/b.js': { kind: 'code', code: 'export const B = () => <b />;', imports: {} } }
    });
    expect(Object.keys(files)).toEqual(['b.jsx']);
  });
});

describe('images', () => {
  const around = {
    imports: { './logo.svg': 'fern/logo.svg', './photo.png': 'fern/photo.png' },
    files: {
      'fern/logo.svg': {
        kind: 'image',
        path: '/assets/logo-1.svg',
        sourceLink: 'https://git.example/f/blob/main/logo.svg'
      },
      'fern/photo.png': { kind: 'image', path: '/assets/photo-1.png', sourceLink: null }
    }
  } as const;
  const code =
    "import logo from './logo.svg';\nimport photo from './photo.png';\nconst A = () => <img src={logo + photo} />;";

  it('are loaded from the repository, or else from the site', () => {
    expect(programOf(code, around).code).toMatch(
      /^const logo = 'https:\/\/git\.example\/f\/raw\/main\/logo\.svg';\nconst photo = 'https:\/\/fern\.example\/assets\/photo-1\.png';\n/
    );
  });

  it('are files if their bytes are known', () => {
    const bytes = new Uint8Array([1, 2]);
    const project = programOf(code, { ...around, images: new Map([['fern/photo.png', bytes]]) });
    expect(project.code).toContain("import photo from './assets/photo.png';");
    expect(project.files).toEqual({ 'assets/photo.png': bytes });
  });

  it('keep their address if only the site serves them', () => {
    const project = programOf(
      'const A = () => <img src="/assets/fern/a.png" srcSet="/assets/fern/b.png, /assets/fern/c.png 2x" />;'
    );
    expect(project.code.match(/https:\/\/fern\.example\/assets\/fern\/[abc]\.png/g)).toHaveLength(3);
    expect(projectOf('<img src="/assets/fern/a.png">', { lang: 'html' })).toMatchObject({
      markup: '<img src="https://fern.example/assets/fern/a.png">'
    });
  });
});

describe('the component', () => {
  it.each([
    ['export const A = () => 1;', 'A', true],
    ['const A = () => 1;\nexport default A;', 'A', false],
    ['export default function A() { return 1; }', 'A', false],
    ['class A extends Box {}', 'A', false],
    ['const A = () => 1;\nconst B = () => 2;\nexport { B, A };', 'A', true],
    ['let A;\nA = () => 1;', 'A', false]
  ])('of %j is %s', (code, name, isExported) => {
    expect(programOf(code)).toMatchObject({ root: { name, isExported, isElement: false }, code });
  });

  it.each([
    ['const x: number = 1;\n<b>{x}</b>', 'const x: number = 1;\nconst TwoBoxes = () => <b>{x}</b>'],
    ['const x = 1 as any; <b>{x}</b>;', 'const x = 1 as any; const TwoBoxes = () => <b>{x}</b>;'],
    ['export default () => <b />;', 'const TwoBoxes = () => <b />;'],
    ['const TwoBoxes = 1;\n<b />;', 'const TwoBoxes = 1;\nconst TwoBoxesExample = () => <b />;'],
    ['A = () => 1;', 'const A = () => 1;']
  ])('is given a name: %j', (code, expected) => {
    expect(programOf(code).code).toBe(expected);
  });

  it('may be an element', () => {
    expect(programOf('const a = <b />;').root).toEqual({ name: 'a', isElement: true, isExported: false });
  });

  it.each(['const { A } = Box;', 'const A = 1, B = 2;', 'let A;'])('must be a single expression: %j', (code) => {
    expect(() => programOf(code)).toThrow('The last example variable declaration must be a single expression.');
  });
});
