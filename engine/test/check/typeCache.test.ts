import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { checkTypes } from '../../src/check/types/checkTypes.ts';
import * as worker from '../../src/check/types/compileInWorker.ts';
import type { TypeUnit } from '../../src/check/types/typeUnit.ts';
import { type TemporarySite, createTemporarySite } from './temporarySite.ts';
import { ACME_PACKAGE, ACME_TYPES, unitOf } from './typeUnits.ts';

async function faultsOf(site: TemporarySite, ...units: TypeUnit[]): Promise<string[]> {
  const results = await checkTypes(units, site.folder, site.cacheFolder);
  return results.flatMap(({ faults }) => faults.map(({ line, column, number }) => `${line}:${column} TS${number}`));
}

describe('the cache of type checks', () => {
  const WRONG = 'export const size: number = "large";\n';

  async function compiledPaths(site: TemporarySite, units: TypeUnit[]): Promise<string[]> {
    using compile = vi.spyOn(worker, 'compileInWorker');
    await checkTypes(units, site.folder, site.cacheFolder);
    return compile.mock.calls.flatMap(([compiled]) => compiled.map(({ path }) => path));
  }

  it('compiles nothing when nothing changed, and still reports', async () => {
    const site = createTemporarySite({});
    const unit = unitOf(site, 'content/Wrong.tsx', WRONG);
    const first = await faultsOf(site, unit);
    expect(await compiledPaths(site, [unit])).toEqual([]);
    expect(await faultsOf(site, unit)).toEqual(first);
    expect(first).toHaveLength(1);
  });

  it('compiles only what changed', async () => {
    const site = createTemporarySite({});
    const kept = unitOf(site, 'content/Kept.tsx', WRONG);
    const changed = unitOf(site, 'content/Changed.tsx', WRONG);
    await checkTypes([kept, changed], site.folder, site.cacheFolder);
    const mended = { ...changed, code: 'export const size = 1;\n' };
    expect(await compiledPaths(site, [kept, mended])).toEqual([changed.path]);
  });

  it('compiles again when a module that the example imports changed', async () => {
    const site = createTemporarySite({ 'content/data.ts': 'export const data = 1;' });
    const unit = unitOf(site, 'content/Uses.tsx', `import { data } from './data';\nexport const n: number = data;\n`);
    expect(await faultsOf(site, unit)).toEqual([]);
    site.write({ 'content/data.ts': 'export const data = "text";' });
    expect(await faultsOf(site, unit)).toEqual(['2:14 TS2322']);
  });

  it('compiles again when the installed packages changed', async () => {
    const site = createTemporarySite(ACME_PACKAGE);
    const code = `import { Button } from '@acme/ui';\nexport const Basic = () => <Button label="A" />;\n`;
    const unit = unitOf(site, 'content/Basic.tsx', code);
    expect(await faultsOf(site, unit)).toEqual([]);
    site.write({
      'node_modules/.package-lock.json': '{"installed":"second"}',
      'node_modules/@acme/ui/index.d.ts': ACME_TYPES.replace('label: string', 'label: number')
    });
    expect(await faultsOf(site, unit)).toEqual(['2:36 TS2322']);
  });

  it('does not remember that a module of the site itself is missing', async () => {
    const site = createTemporarySite({});
    const unit = unitOf(site, 'content/Early.tsx', `import { late } from './late';\nexport const x = late;\n`);
    expect(await faultsOf(site, unit)).toEqual(['1:22 TS2307']);
    site.write({ 'content/late.ts': 'export const late = 1;' });
    expect(await faultsOf(site, unit)).toEqual([]);
  });

  it('is empty when it is damaged', async () => {
    const site = createTemporarySite({});
    const unit = unitOf(site, 'content/Wrong.tsx', WRONG);
    const first = await faultsOf(site, unit);
    const file = site.path('.cache/types.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -10));
    expect(await faultsOf(site, unit)).toEqual(first);
  });

  it('keeps nothing when it cannot tell what is installed', async () => {
    const site = createTemporarySite({});
    rmSync(site.path('node_modules/.package-lock.json'));
    const unit = unitOf(site, 'content/Wrong.tsx', WRONG);
    await faultsOf(site, unit);
    expect(existsSync(site.path('.cache/types.json'))).toBe(false);
  });
});
