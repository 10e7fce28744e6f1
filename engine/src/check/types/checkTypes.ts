import { compileInWorker } from './compileInWorker.ts';
import { openTypeCache } from './typeCache.ts';
import type { TypeResult, TypeUnit } from './typeUnit.ts';

/**
 * Type-checks examples against the packages installed for the site; only those that changed since the last run.
 * @param cacheFolder folder that keeps the results
 * @returns one result per unit, in the units' order
 */
export async function checkTypes(units: TypeUnit[], siteFolder: string, cacheFolder: string): Promise<TypeResult[]> {
  const cache = openTypeCache(cacheFolder, siteFolder);
  const known = new Map(units.map((unit) => [unit.path, cache.find(unit)]));
  const changed = units.filter((unit) => !known.get(unit.path));
  if (changed.length === 0) {
    return units.flatMap((unit) => known.get(unit.path) ?? []);
  }
  const compiled = new Map((await compileInWorker(changed, siteFolder)).map((result) => [result.path, result]));
  const results = units.flatMap((unit) => known.get(unit.path) ?? compiled.get(unit.path) ?? []);
  cache.write(units, results);
  return results;
}
