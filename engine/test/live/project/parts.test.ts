import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { moduleReferences } from '../../../src/live/project/importStatements.ts';
import { packageName } from '../../../src/live/project/dependencies.ts';
import { unlayeredStyles, titleIdentifier } from '../../../src/live/project/programParts.ts';

describe('titleIdentifier', () => {
  it.each([
    ['2 Lone jsx', 'LoneJsx'],
    ['With icon (beta)', 'WithIconBeta'],
    ['über-uns', 'ÜberUns'],
    ['42', 'Example']
  ])('of %j is %s', (title, name) => expect(titleIdentifier(title)).toBe(name));

  it('is a valid component name for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(titleIdentifier(title)).toMatch(/^\p{L}[\p{L}\p{Nd}]*$/u);
      })
    );
  });
});

describe('packageName', () => {
  it.each([
    ['react', 'react'],
    ['react/jsx-runtime', 'react'],
    ['@fern/ui', '@fern/ui'],
    ['@fern/icons/', '@fern/icons'],
    ['@fern/ui/dist/a.css', '@fern/ui'],
    ['./a', null],
    ['/a', null],
    ['https://a.example/b.js', null],
    ['node:fs', null]
  ])('of %j is %j', (specifier, name) => expect(packageName(specifier)).toBe(name));
});

describe('moduleReferences', () => {
  it('finds all forms of imports', () => {
    const code =
      "import A, { b, c as d, type E, default as F } from 'a';\nimport * as G from \"g\";\nimport type { H } from 'h';\nimport 'i';\nexport * from 'j';\nexport { k } from 'k';\nexport const l = () => import('l');\nexport const no = \"import x from 'x'\";";
    const { imports, others } = moduleReferences(code);
    expect(imports.map(({ specifier, isType }) => [specifier, isType])).toEqual([
      ['a', false],
      ['g', false],
      ['h', true],
      ['i', false]
    ]);
    expect(imports[0]?.bindings).toEqual([
      { local: 'A', imported: 'default', isType: false },
      { local: 'b', imported: 'b', isType: false },
      { local: 'd', imported: 'c', isType: false },
      { local: 'E', imported: 'E', isType: true },
      { local: 'F', imported: 'default', isType: false }
    ]);
    expect(imports[1]?.bindings).toEqual([{ local: 'G', imported: '*', isType: false }]);
    expect(others.map(({ specifier }) => specifier)).toEqual(['j', 'k', 'l']);
    const literals = [...imports, ...others].map(({ literal }) => code.slice(literal.start + 1, literal.end - 1));
    expect(literals).toEqual(['a', 'g', 'h', 'i', 'j', 'k', 'l']);
  });
});

describe('unlayeredStyles', () => {
  const from = new URL('https://fern.example/assets/page.css');

  it('removes cascade layers around rules', () => {
    const css =
      '@layer base, page;\n@layer page{.a{color:red}@media print{.b::after{content:"}"}}}.c{}@layer base {.d{}}';
    expect(unlayeredStyles(css, from)).toBe('.a{color:red}@media print{.b::after{content:"}"}}.c{}.d{}');
  });

  it('makes URLs absolute', () => {
    expect(unlayeredStyles('a{b:url("x.png") url(/y.png) url(data:z)}', from)).toBe(
      'a{b:url("https://fern.example/assets/x.png") url(https://fern.example/y.png) url(data:z)}'
    );
  });
});
