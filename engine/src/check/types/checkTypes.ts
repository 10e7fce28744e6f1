import { join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

import type { TypeResult, TypeUnit } from './typeUnit.ts';
import { hashTexts, readCached, writeCached } from '../../content/files.ts';
import { isInstalled } from '../../content/packages.ts';
import { compileInWorker } from './compileInWorker.ts';
import { hashEnvironment } from './environment.ts';

/**
 * Type-checks examples against the packages installed for the site, incrementally: unchanged ones come from the cache.
 * @param cacheFolder folder of cached results
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

/** Diagnostic code of "Cannot find module". */
const MODULE_NOT_FOUND = 2307;

const entrySchema = z.object({
  /** Hash of the unit itself. */
  unit: z.string(),
  /** Hash of each file outside `node_modules` that the unit imports, directly or transitively. */
  dependencies: z.record(z.string(), z.string()),
  problems: z.array(z.object({ number: z.number(), message: z.string(), line: z.number(), column: z.number() }))
});
const cacheSchema = z.object({ environment: z.string(), entries: z.record(z.string(), entrySchema) });

type Entry = z.infer<typeof entrySchema>;

/** Results of earlier runs that are still valid. */
interface TypeCache {
  find(unit: TypeUnit): TypeResult | null;
  /** Replaces the whole cache with these results, so that it never outgrows the site. */
  write(units: readonly TypeUnit[], results: readonly TypeResult[]): void;
}

/** Opens the cache of type-check results in a folder, which need not exist yet. */
function openTypeCache(cacheFolder: string, siteFolder: string): TypeCache {
  const file = join(cacheFolder, 'types.json');
  const environment = hashEnvironment(siteFolder);
  const entries = readEntries(file, environment);
  const hashFile = createFileHasher();
  return {
    find(unit) {
      const entry = entries[unit.path];
      const holds =
        entry?.unit === hashUnit(unit) &&
        Object.entries(entry.dependencies).every(([dependency, known]) => hashFile(dependency) === known);
      return holds
        ? { path: unit.path, problems: entry.problems, dependencies: Object.keys(entry.dependencies) }
        : null;
    },
    write(units, results) {
      if (environment === null) {
        return;
      }
      const resultsByPath = new Map(results.map((result) => [result.path, result]));
      const kept = units.flatMap((unit): [string, Entry][] => {
        const result = resultsByPath.get(unit.path);
        return result && mayBeKept(result)
          ? [
              [
                unit.path,
                {
                  unit: hashUnit(unit),
                  dependencies: hashAll(result.dependencies, hashFile),
                  problems: result.problems
                }
              ]
            ]
          : [];
      });
      writeCached(file, { environment, entries: Object.fromEntries(kept) });
    }
  };
}

/** A missing module of a published package stays missing; one of the site itself may be added at any time. */
function mayBeKept({ path, problems }: TypeResult): boolean {
  return isInstalled(path) || !problems.some(({ number }) => number === MODULE_NOT_FOUND);
}

function readEntries(file: string, environment: string | null): Record<string, Entry> {
  const cache = cacheSchema.safeParse(readCached(file));
  return cache.success && cache.data.environment === environment ? cache.data.entries : {};
}

function hashUnit({ code, additions, markdownFolder, bindings }: TypeUnit): string {
  return hashTexts([code, additions, markdownFolder, ...Object.entries(bindings).flat()]);
}

function hashAll(files: readonly string[], hashFile: (file: string) => string): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, hashFile(file)]));
}

function createFileHasher(): (file: string) => string {
  const hashes = new Map<string, string>();
  return (file) => {
    const known = hashes.get(file) ?? hashTexts(existsSync(file) ? [readFileSync(file, 'utf8')] : []);
    hashes.set(file, known);
    return known;
  };
}
