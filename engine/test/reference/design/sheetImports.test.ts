import { expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { listThemes } from '../../../src/core/themes.ts';
import { deriveDesign } from '../../../src/reference/design/writeDesign.ts';
import { tokensSchema } from '../../../src/reference/tokens/schema.ts';
import { createTemporarySite } from '../../check/temporarySite.ts';

const UI = 'node_modules/@acme/ui';
const OTHER = 'node_modules/@acme/other';

function derive(files: Record<string, string>, include = ['index.css']) {
  const site = createTemporarySite({
    [`${UI}/package.json`]: JSON.stringify({ name: '@acme/ui', version: '1.0.0' }),
    [`${OTHER}/package.json`]: JSON.stringify({ name: '@acme/other', version: '1.0.0' }),
    [`${OTHER}/base.css`]: ':root { --other: 1 }',
    ...Object.fromEntries(Object.entries(files).map(([file, css]) => [`${UI}/${file}`, css]))
  });
  const { reference, themes } = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      reference: { tokens: { sheets: [{ package: '@acme/ui', include }], names: '^--' } }
    },
    'site.config.ts'
  );
  const design = deriveDesign(reference, site.folder, listThemes(themes));
  const { tokens } = tokensSchema.parse(design.files.get('/api/tokens.json'));
  return {
    tokens: Object.fromEntries(tokens.map(({ name, value }) => [name, value])),
    conditions: Object.fromEntries(tokens.map(({ name, condition }) => [name, condition])),
    problems: design.problems.map(({ code, message, location }) => ({ code, message, location })),
    path: (file: string) => site.path(`${UI}/${file}`)
  };
}

it('reads what a sheet imports, in its place', () => {
  const { tokens, problems } = derive({
    'index.css': `@charset "utf-8"; /* x */ @import "./a.css"; @import url( parts/b.css ); :root { --own: 1; --a: own }`,
    'a.css': ':root { --a: a; --b: a }',
    'parts/b.css': '@import url("../c.css"); :root { --b: b }',
    'c.css': '@import "index.css"; :root { --b: c; --c: c }'
  });
  expect(tokens).toEqual({ '--own': '1', '--a': 'own', '--b': 'b', '--c': 'c' });
  expect(problems).toEqual([]);
});

it('keeps the layer and the conditions of an import', () => {
  const { tokens, conditions, problems } = derive({
    'index.css': `@layer high, low; @import "a.css" layer(low); @import 'b.css' layer(high) supports(color: red);
      @import "c.css" supports(not (color: red)) screen and (min-width: 1px); @import "d.css" layer;`,
    'a.css': ':root { --a: low }',
    'b.css': ':root { --a: high; --b: 1 }',
    'c.css': ':root { --a: never; --c: 1 }',
    'd.css': ':root { --a: last }'
  });
  expect(tokens).toEqual({ '--a': 'last', '--b': '1', '--c': '1' });
  expect(conditions).toEqual({
    '--a': null,
    '--b': null,
    '--c': '@supports not (color: red) @media screen and (min-width: 1px)'
  });
  expect(problems).toEqual([]);
});

it('reads a listed sheet once, wherever it is imported', () => {
  const files = { 'a.css': '@import "b.css"; :root { --x: a }', 'b.css': ':root { --x: b }' };
  expect(derive(files, ['b.css', 'a.css']).tokens).toEqual({ '--x': 'a' });
  expect(derive(files, ['a.css', 'b.css']).tokens).toEqual({ '--x': 'b' });
});

it('reports imports that it can not follow, with their place', () => {
  const { tokens, problems, path } = derive({
    'index.css': `@import "missing.css";
@import url(https://fonts.example/x.css);
@import "@acme/other/base.css";
:root { --own: 1 }
  @import "late.css";
@media print { @import "inner.css"; }`,
    'late.css': ':root { --late: 1 }'
  });
  expect(tokens).toEqual({ '--own': '1' });
  const at = (line: number, column = 1) => ({ file: path('index.css'), line, column });
  expect(problems).toEqual(
    [
      [`The style sheet imports "missing.css", which doesn't exist.`, at(1)],
      ['The style sheet imports "https://fonts.example/x.css", whose CSS variables are unknown.', at(2)],
      ['The style sheet imports "@acme/other/base.css", which is in another package.', at(3)],
      ['The style sheet imports "late.css", but not at its beginning, where browsers look for imports.', at(5, 3)],
      ['The style sheet imports "inner.css", but not at its beginning, where browsers look for imports.', at(6, 16)]
    ].map(([message, location]) => ({ code: 'style-import', message, location }))
  );
});

it('lists tokens that only conditions define', () => {
  const { tokens, conditions } = derive({
    'index.css': `@media print { :root { --ink: black; --paper: 2 } } :root { --paper: 1 }
      @supports (color: red) { :root { --red: red } }
      @property --size { syntax: "<length>"; inherits: true; initial-value: 12px }`
  });
  expect(tokens).toEqual({ '--ink': 'black', '--paper': '1', '--red': 'red', '--size': '12px' });
  expect(conditions).toEqual({ '--ink': '@media print', '--paper': null, '--red': null, '--size': null });
});
