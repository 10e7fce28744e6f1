import { describe, expect, it } from 'vitest';
import { compileUnits } from '../../src/check/types/compileUnits.ts';
import type { TypeUnit } from '../../src/check/types/typeUnit.ts';
import { type TemporarySite, createTemporarySite } from './temporarySite.ts';
import { ACME_PACKAGE, COMPILES, unitOf } from './typeUnits.ts';

function problemsOf(site: TemporarySite, ...units: TypeUnit[]): string[] {
  const results = compileUnits(units, site.folder);
  return results.flatMap(({ problems }) => problems.map(({ line, column, number }) => `${line}:${column} TS${number}`));
}

describe('compileUnits', COMPILES, () => {
  it('reports type errors with their location', () => {
    const site = createTemporarySite(ACME_PACKAGE);
    const code = `import { Button } from '@acme/ui';\nexport const Basic = () => <Button label="A" size="huge" />;\n`;
    expect(problemsOf(site, unitOf(site, 'content/Basic.tsx', code))).toEqual(['2:46 TS2322']);
  });

  it('allows what example authors rely on: implicit any, null, React without an import', () => {
    const site = createTemporarySite({});
    const code = `let width: number = null;\nexport const Loose = (props) => {\n  React.useState(0);\n  return <b>{props.x}{width}</b>;\n};\n`;
    expect(problemsOf(site, unitOf(site, 'content/Loose.tsx', code))).toEqual([]);
  });

  it('accepts imports of images and style sheets', () => {
    const site = createTemporarySite({});
    const code = `import picture from './a.svg';\nimport './a.css';\nexport const Picture = () => <img src={picture} />;\n`;
    expect(problemsOf(site, unitOf(site, 'content/Picture.tsx', code))).toEqual([]);
  });

  it('isolates the declarations of examples', () => {
    const site = createTemporarySite({});
    const first = unitOf(site, 'content/A.tsx', 'const Shared = () => <b />;\n');
    const second = unitOf(site, 'content/B.tsx', 'const Shared = () => <i />;\n');
    expect(problemsOf(site, first, second)).toEqual([]);
  });

  it('resolves names bound by the Markdown, and reports nothing for the added imports', () => {
    const site = createTemporarySite(ACME_PACKAGE);
    const code = 'export const Basic = () => <Button label={1} />;\n';
    const additions = `import { Button } from '@acme/ui';\nimport { Gone } from '@acme/gone';`;
    expect(problemsOf(site, unitOf(site, 'content/Basic.tsx', code, { additions }))).toEqual(['1:36 TS2322']);
  });

  it("resolves an import from the Markdown's folder, then by the Markdown's binding", () => {
    const site = createTemporarySite({
      'content/data.ts': 'export const data: number = 1;',
      'shared/icons.ts': 'export const icon: number = 1;'
    });
    const code = `import { data } from './data';\nimport { icon } from '../../nowhere/icons';\nexport const sum: string = data + icon;\n`;
    const unit = unitOf(site, 'content/examples/Sum.tsx', code, {
      markdownFolder: site.path('content'),
      bindings: { icon: '../shared/icons' }
    });
    expect(problemsOf(site, unit)).toEqual(['3:14 TS2322']);
  });

  it('reports unresolved imports and syntax errors', () => {
    const site = createTemporarySite({});
    const missing = unitOf(site, 'content/Missing.tsx', `import { x } from './gone';\nexport const y = x;\n`);
    const broken = unitOf(site, 'content/Broken.tsx', 'export const = 1;\n');
    expect(problemsOf(site, missing, broken)).toEqual(['1:19 TS2307', '1:14 TS1134', '1:16 TS1134']);
  });

  it('lists the site modules that an example imports, transitively', () => {
    const site = createTemporarySite({
      ...ACME_PACKAGE,
      'content/data.ts': `import { unit } from './unit';\nexport const data = [unit];`,
      'content/unit.ts': 'export const unit = 1;',
      'content/other.ts': 'export const other = 1;'
    });
    const code = `import { Button } from '@acme/ui';\nimport { data } from './data';\nexport const x = [Button, data];\n`;
    const [result] = compileUnits([unitOf(site, 'content/Uses.tsx', code)], site.folder);
    expect(result?.dependencies).toEqual([site.path('content/data.ts'), site.path('content/unit.ts')]);
  });
});
