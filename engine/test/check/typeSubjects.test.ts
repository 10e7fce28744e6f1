import { describe, expect, it } from 'vitest';
import { typeSubjects } from '../../src/check/types/typeProblems.ts';
import type { Example, LiveLanguage, Page, Source } from '../../src/model.ts';

const SOURCE = {
  file: '/site/docs/lamp.md',
  imports: [{ local: 'Bulb', imported: 'Bulb', specifier: '@acme/parts', line: 6 }]
} as Source;

function pathsOf(...examples: [lang: LiveLanguage, file: string | null, slug: string][]): string[] {
  const inPlace = examples.map(([lang, file, slug]) => ({
    example: { lang, file, excerptLine: null, slug, code: 'export const x = 1;' } as Example,
    source: SOURCE,
    page: {} as Page
  }));
  return typeSubjects(inPlace, { owner: () => null }).map(({ unit }) => unit.path);
}

describe('typeSubjects', () => {
  it("uses the path of TypeScript files, regardless of the fence's language", () => {
    expect(pathsOf(['ts', '/site/docs/A.tsx', 'a'], ['js', '/site/docs/B.tsx', 'b'])).toEqual([
      '/site/docs/A.tsx',
      '/site/docs/B.tsx'
    ]);
  });

  it('gives inline ts code a path next to its file', () => {
    expect(pathsOf(['ts', null, 'inline'], ['ts', '/site/docs/C.jsx', 'c'])).toEqual([
      '/site/docs/lamp.md~inline.tsx',
      '/site/docs/C.jsx~.tsx'
    ]);
  });

  it('leaves JavaScript out', () => {
    expect(pathsOf(['js', null, 'inline'], ['js', '/site/docs/C.jsx', 'c'])).toEqual([]);
  });

  it('gives parts of a file paths of their own', () => {
    const parts = [3, 9].map((excerptLine) => ({
      example: { lang: 'ts', file: '/site/docs/A.tsx', excerptLine, slug: 'a', code: 'export const x = 1;' } as Example,
      source: SOURCE,
      page: {} as Page
    }));
    expect(typeSubjects(parts, { owner: () => null }).map(({ unit }) => unit.path)).toEqual([
      '/site/docs/A.tsx~3.tsx',
      '/site/docs/A.tsx~9.tsx'
    ]);
  });

  it('checks a file once, even if several fences show it', () => {
    expect(pathsOf(['ts', '/site/docs/A.tsx', 'a'], ['ts', '/site/docs/A.tsx', 'again'])).toEqual(['/site/docs/A.tsx']);
  });
});
