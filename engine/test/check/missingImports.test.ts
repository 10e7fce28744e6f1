import { describe, expect, it } from 'vitest';
import { type ScopeNames, missingImports } from '../../src/check/types/typeProblems.ts';
import type { MarkdownImport } from '../../src/model.ts';

const SCOPE: ScopeNames = { owner: (name) => (name === 'Lamp' ? '@acme/ui' : null) };

const IMPORTS: MarkdownImport[] = [
  { local: 'Bulb', imported: 'Bulb', specifier: '@acme/parts', line: 6 },
  { local: 'data', imported: 'default', specifier: './data.json', line: 7 },
  { local: 'icons', imported: '*', specifier: '../icons', line: 8 },
  { local: 'Lamp', imported: 'OldLamp', specifier: '@acme/old', line: 9 }
];

function importsOf(code: string, imports: MarkdownImport[] = IMPORTS): string[] {
  return missingImports(code, { file: '/site/docs/lamp.md', imports }, SCOPE).split('\n').filter(Boolean);
}

describe('missingImports', () => {
  it('binds names as the Markdown does, with relative paths from its folder', () => {
    expect(importsOf('export const X = () => <Bulb {...data} icon={icons.on} />;')).toEqual([
      'import { Bulb as Bulb } from "@acme/parts";',
      'import { default as data } from "/site/docs/data.json";',
      'import * as icons from "/site/icons";'
    ]);
  });

  it("prefers the Markdown's imports to the scope packages", () => {
    expect(importsOf('export const X = () => <Lamp />;')).toEqual(['import { OldLamp as Lamp } from "@acme/old";']);
    expect(importsOf('export const X = () => <Lamp />;', [])).toEqual(['import { Lamp as Lamp } from "@acme/ui";']);
  });

  it.each([
    ['imports', `import { Bulb } from '@acme/new';\nexport const X = () => <Bulb />;`],
    ['declares', 'const Bulb = () => <b />;\nexport const X = () => <Bulb />;'],
    ['declares in an inner scope', 'export const X = ({ data }) => <b>{data}</b>;'],
    ['uses as a type only', 'export const X = (props: Bulb) => <b />;'],
    ['does not import', 'export const X = () => <b>{document.title}</b>;'],
    ['mentions if it does not parse', 'export const = <Bulb />;']
  ])('adds nothing for a name that the code %s', (_, code) => {
    expect(importsOf(code)).toEqual([]);
  });
});
