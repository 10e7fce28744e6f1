import { basename } from 'node:path';
import { expect, it } from 'vitest';

import { exampleFileProblems } from '../../src/check/exampleFileProblems.ts';
import { readWordList } from '../../src/check/prose/spellingProblems.ts';
import { readChangeLogs } from '../../src/content/releases/changeLogs.ts';
import { encodingFault, readText } from '../../src/content/textFile.ts';
import { resolveConfig } from '../../src/core/config.ts';
import type { Problem } from '../../src/model.ts';
import { readIcons } from '../../src/reference/icons/readIcons.ts';
import { SheetImports } from '../../src/reference/design/sheetImports.ts';
import { loadAcme, markdown } from './support/acmeSite.ts';
import { writeFiles } from './support/writeFiles.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const places = (problems: readonly Problem[]): string[] =>
  problems.map(({ code, location }) => `${code} ${basename(location?.file ?? '')}:${location?.line}`);

it('finds the first line whose bytes are not UTF-8', () => {
  expect(encodingFault(Buffer.from('Größe, 寸法, 👍'))).toBeNull();
  expect(encodingFault(Buffer.alloc(0))).toBeNull();
  expect(encodingFault(latin1('one\r\nGröße\nthree'))?.line).toBe(2);
  expect(encodingFault(latin1('one\n\nlast: é'))?.line).toBe(3);
  // Half a letter, and what looks like a letter of three bytes across a line break.
  expect(encodingFault(Buffer.from([0x61, 0x0a, 0xe2, 0x82]))?.line).toBe(2);
  expect(encodingFault(Buffer.from([0xe2, 0x0a, 0x82, 0xac]))?.line).toBe(1);
  expect(encodingFault(Buffer.from('\uFEFF---\n', 'utf16le'))?.message).toContain('UTF-16');
});

it('reports Markdown, included files, code, and examples whose letters would be lost', async () => {
  const fence = '```ts noLive file="./Knob.ts"\n```\n\n### On\n\n```ts file="./On.tsx"\n```\n';
  const { pages, problems } = await loadAcme({
    content: {
      'knob.md': latin1(markdown({ id: 'Knob', section: 'components' }, `Text.\n\nDrehknöpfe.\n\n${fence}`)),
      'Knob.ts': latin1('export const size = "größer";'),
      'On.tsx': latin1('\n// für\nexport const On = () => null;'),
      'dial.mdx': markdown({ id: 'Dial', section: 'components' }, "import Part from './_part.mdx';\n\n<Part />"),
      '_part.mdx': latin1('Große Wörter.')
    }
  });
  expect(pages.map(({ id }) => id)).toEqual(['Dial', 'Knob']);
  expect(places(problems).toSorted()).toEqual([
    'file-encoding Knob.ts:1',
    'file-encoding On.tsx:2',
    'file-encoding _part.mdx:1',
    'file-encoding knob.md:8'
  ]);
  expect(problems.every(({ severity, hint }) => severity === 'error' && hint === 'Save the file as UTF-8.')).toBe(true);
});

it('reports files that examples import', async () => {
  const code =
    "import './knob.css';\nimport data from './data.json';\nimport text from './text.csv?raw';\nimport './code';";
  const site = await loadAcme({
    content: {
      'knob.md': markdown(
        { id: 'Knob', section: 'components', source: 'react' },
        `### On\n\n\`\`\`ts\n${code}\nexport const On = () => <p>{data.a}{text}</p>;\n\`\`\`\n`
      ),
      'knob.css': latin1('p::before { content: "é" }'),
      'data.json': latin1('{\n "a": "é" }'),
      'text.csv': latin1('a;b\n1;2\né;3'),
      'code.ts': latin1('export const a = "é";')
    }
  });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }]
    },
    'site.config.ts'
  );
  const problems = exampleFileProblems(site, config, site.folder).map(({ problem }) => problem);
  expect(places(problems).toSorted()).toEqual([
    'example-file code.ts:1',
    'example-file data.json:2',
    'example-file knob.css:1',
    'example-file text.csv:3'
  ]);
});

it('reports style sheets, icons, change logs, and lists of words', () => {
  const folder = writeFiles({
    'a.css': latin1(':root { --a: "é"; }'),
    'icons/a.svg': latin1('<svg viewBox="0 0 1 1">\n<title>é</title><path d="M0 0"/></svg>'),
    'words.txt': latin1('Größe\n'),
    'node_modules/acme-ui/package.json': '{}',
    'node_modules/acme-ui/CHANGELOG.md': latin1('# Change log\n\n## 1.0.0\n\n- Größe\n')
  });
  const sheets = new SheetImports([], folder);
  sheets.read(`${folder}/a.css`);
  expect(places(sheets.problems)).toEqual(['file-encoding a.css:1']);
  const icons = { package: 'acme-ui', include: ['icons/*.svg'], sets: [], groups: [], purposes: [] };
  expect(places(readIcons(icons as never, folder).problems)).toEqual(['icon-left-out a.svg:2']);
  expect(places(readWordList('words.txt', folder).problems)).toEqual(['file-encoding words.txt:1']);
  expect(places(readChangeLogs(['acme-ui'], folder).problems)).toEqual(['file-encoding CHANGELOG.md:5']);
  expect(() => readText(`${folder}/a.css`)).toThrow('Save the file as UTF-8.');
});
