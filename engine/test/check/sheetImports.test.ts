import { expect, it } from 'vitest';

import { exampleFileProblems } from '../../src/check/exampleFileProblems.ts';
import { pageSheetProblems, sheetImportProblems, sheetProblems } from '../../src/check/sheetImports.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { writeFiles } from '../content/support/writeFiles.ts';

const FONT = '@import url(https://fonts.example/css?a=1);';

it('reports imports of other sites, and those with conditions', () => {
  const folder = writeFiles({
    'a.css': `@charset "utf-8";\n${FONT}\n@import './b.css';\n@import "./c.css" print;\n@import '//cdn.example/x.css';\na { color: red }`,
    'b.css': 'a { content: "@import url(https://x.example)" } /* @import "https://x.example"; */'
  });
  expect(
    sheetImportProblems(`${folder}/a.css`).map(({ location, message }) => `${location?.line}: ${message}`)
  ).toEqual([
    '2: The style sheet imports "https://fonts.example/css?a=1" from another site, which has no effect.',
    '4: The style sheet imports "./c.css" with "print", which has no effect.',
    '5: The style sheet imports "//cdn.example/x.css" from another site, which has no effect.'
  ]);
  expect(sheetImportProblems(`${folder}/b.css`)).toEqual([]);
});

it('reports what browsers ignore, and blocks that are not closed', () => {
  const folder = writeFiles({
    'a.css': '.a { color: red; y z; }\n.b {\n  color: red;\n\n.c { color: blue }\n',
    'b.css': '@container (width > 10rem) { .a:open { color: red } }\n@later { .b { color: red } }',
    'node_modules/acme-ui/c.css': '.a {'
  });
  expect(sheetProblems(`${folder}/a.css`).map(({ location, message }) => `${location?.line}: ${message}`)).toEqual([
    '1: The style sheet has a mistake: Unexpected token Ident("z").',
    '2: A block is not closed: the rest of the style sheet is inside it.'
  ]);
  expect(sheetProblems(`${folder}/b.css`)).toEqual([]);
  expect(sheetProblems(`${folder}/node_modules/acme-ui/c.css`)).toEqual([]);
});

it('looks at the sheets of examples, of the configuration, and of components', async () => {
  const example = "### On\n\n```ts live\nimport './on.css';\nexport const On = () => null;\n```\n";
  const folder = writeFiles({
    'content/lamp.md': `---\nid: Lamp\nsection: parts\nsource: react\n---\n\n${example}`,
    'content/on.css': FONT,
    'base.css': FONT,
    'component.css': FONT,
    'node_modules/acme-ui/package.json': '{}',
    'node_modules/acme-ui/css/x.css': FONT
  });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      styles: { base: ['./base.css'], classSheets: [{ package: 'acme-ui', include: ['css/*.css'] }] }
    },
    'site.config.ts'
  );
  const ofExamples = exampleFileProblems(await loadSite(config, folder), config, folder);
  expect(ofExamples.map(({ problem }) => problem.code)).toEqual(['style-import']);
  const component = { component: () => null, sheets: [`${folder}/component.css`] };
  const problems = pageSheetProblems({ config, folder, components: new Map([['Foo', component]]) });
  expect(problems.map(({ location }) => location?.file.slice(folder.length))).toEqual([
    '/base.css',
    '/node_modules/acme-ui/css/x.css',
    '/component.css'
  ]);
});
