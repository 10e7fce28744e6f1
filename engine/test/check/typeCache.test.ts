import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { checkTypes } from '../../src/check/types/checkTypes.ts';
import * as worker from '../../src/check/types/compileInWorker.ts';
import type { TypeDiagnostic, TypeResult, TypeUnit } from '../../src/check/types/typeUnit.ts';
import { type TemporarySite, createTemporarySite } from './temporarySite.ts';
import { COMPILES, unitOf } from './typeUnits.ts';

const CODE = 'export const size = 1;\n';
const MISSING_MODULE: TypeDiagnostic = { number: 2307, message: "Cannot find module './late'.", line: 1, column: 1 };

/**
 * Checks with a stub compiler that returns the same result for every unit. Returns the units that it was called for.
 */
async function compiledPaths(
  site: TemporarySite,
  units: TypeUnit[],
  answer: Partial<TypeResult> = {}
): Promise<string[]> {
  using compile = vi.spyOn(worker, 'compileInWorker');
  compile.mockImplementation((asked) =>
    Promise.resolve(asked.map(({ path }) => ({ path, problems: [], dependencies: [], ...answer })))
  );
  await checkTypes(units, site.folder, site.cacheFolder);
  return compile.mock.calls.flatMap(([asked]) => asked.map(({ path }) => path));
}

describe('checkTypes', COMPILES, () => {
  it('compiles in a worker, and reuses the result without compiling', async () => {
    const site = createTemporarySite({});
    const unit = unitOf(site, 'content/Wrong.tsx', 'export const size: number = "large";\n');
    using compile = vi.spyOn(worker, 'compileInWorker');
    const first = await checkTypes([unit], site.folder, site.cacheFolder);
    expect(first).toMatchObject([{ path: unit.path, problems: [{ number: 2322, line: 1, column: 14 }] }]);
    expect(await checkTypes([unit], site.folder, site.cacheFolder)).toEqual(first);
    expect(compile).toHaveBeenCalledTimes(1);
  });
});

describe('the cache of type checks', () => {
  it('compiles only changed units', async () => {
    const site = createTemporarySite({});
    const kept = unitOf(site, 'content/Kept.tsx', CODE);
    const changed = unitOf(site, 'content/Changed.tsx', CODE);
    expect(await compiledPaths(site, [kept, changed])).toEqual([kept.path, changed.path]);
    expect(await compiledPaths(site, [kept, changed])).toEqual([]);
    const mended = { ...changed, code: 'export const size = 2;\n' };
    expect(await compiledPaths(site, [kept, mended])).toEqual([changed.path]);
  });

  it.each<[string, Partial<TypeUnit>]>([
    ['imports that the Markdown adds', { additions: `import { size } from './size';` }],
    ['bindings of the Markdown', { bindings: { size: './size' } }],
    ['the folder of the Markdown', { markdownFolder: '/elsewhere' }]
  ])('compiles again after a change of %s', async (_, change) => {
    const site = createTemporarySite({});
    const unit = unitOf(site, 'content/Size.tsx', CODE);
    await compiledPaths(site, [unit]);
    expect(await compiledPaths(site, [{ ...unit, ...change }])).toEqual([unit.path]);
  });

  it('compiles again if an imported module changed or was removed', async () => {
    const site = createTemporarySite({ 'content/data.ts': 'export const data = 1;' });
    const unit = unitOf(site, 'content/Uses.tsx', CODE);
    const answer = { dependencies: [site.path('content/data.ts')] };
    await compiledPaths(site, [unit], answer);
    site.write({ 'content/data.ts': 'export const data = "text";' });
    expect(await compiledPaths(site, [unit], answer)).toEqual([unit.path]);
    rmSync(site.path('content/data.ts'));
    expect(await compiledPaths(site, [unit], answer)).toEqual([unit.path]);
  });

  it('compiles again when the installed packages changed', async () => {
    const site = createTemporarySite({});
    const unit = unitOf(site, 'content/Size.tsx', CODE);
    await compiledPaths(site, [unit]);
    site.write({ 'node_modules/.package-lock.json': '{"installed":"second"}' });
    expect(await compiledPaths(site, [unit])).toEqual([unit.path]);
  });

  it('caches a module missing from a package, but not one missing from the site, where it may be added', async () => {
    const site = createTemporarySite({});
    const own = unitOf(site, 'content/Early.tsx', CODE);
    const published = unitOf(site, 'node_modules/@acme/ui/docs/Early.tsx', CODE);
    await compiledPaths(site, [own, published], { problems: [MISSING_MODULE] });
    expect(await compiledPaths(site, [own, published])).toEqual([own.path]);
  });

  it('is empty if it is corrupt', async () => {
    const site = createTemporarySite({});
    const unit = unitOf(site, 'content/Size.tsx', CODE);
    await compiledPaths(site, [unit]);
    const file = site.path('.cache/types.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -10));
    expect(await compiledPaths(site, [unit])).toEqual([unit.path]);
  });

  it('stores nothing if the installed packages are unknown', async () => {
    const site = createTemporarySite({});
    rmSync(site.path('node_modules/.package-lock.json'));
    await compiledPaths(site, [unitOf(site, 'content/Size.tsx', CODE)]);
    expect(existsSync(site.path('.cache/types.json'))).toBe(false);
  });
});
