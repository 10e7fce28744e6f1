import { expect, it } from 'vitest';

import { librarySheetProblems } from '../../src/check/librarySheets.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { exampleBlock, makeSource } from '../ui/acme.ts';

const RESET = '<style data-acme="global">@layer reset,tokens;@layer reset{*{margin:0}h1{font-size:1rem}}</style>';
const OWN = '<style data-acme="a">.a1b2{color:red}@media print{.a1b2{color:blue}}:root{--a:1px}</style>';

function problems(
  html: string,
  layers: string[] = [],
  isFullscreen = false
): { message: string; hint: string | null }[] {
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      styles: { layers }
    },
    'site.config.ts'
  );
  const block = exampleBlock();
  const example = { ...(block.kind === 'example' ? block.example : (undefined as never)), isFullscreen };
  const rendered = [{ example, source: makeSource({}), html }];
  return librarySheetProblems([...rendered, ...rendered], config).map(({ problem }) => problem);
}

it('reports layers with rules for plain elements once, with their names', () => {
  expect(problems(RESET)).toEqual([
    expect.objectContaining({
      code: 'global-style',
      message: expect.stringContaining('("*", "h1")') as string,
      hint: expect.stringContaining('styles: { layers: ["reset","tokens"] }') as string
    })
  ]);
  expect(problems(RESET, ['reset', 'tokens'])).toEqual([]);
  expect(problems(RESET, [], true)).toEqual([]);
});

it('reports rules for plain elements outside of layers', () => {
  const [problem] = problems('<style data-acme="">body{font:serif}</style>', ['reset']);
  expect(problem?.hint).toContain('Turn the global styles of the provider off');
});

it('reports no rules for classes, and no variables', () => {
  expect(problems(OWN)).toEqual([]);
  expect(problems('<style>h1{color:red}</style>')).toEqual([]);
});
