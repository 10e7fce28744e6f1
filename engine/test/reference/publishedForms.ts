import { afterAll, beforeAll } from 'vitest';

import type { Entry, PropRow } from '../../src/reference/entry.ts';
import { type ReferenceResult, extractReference } from '../../src/reference/properties/extract.ts';
import { type NameRequest, nameKey } from '../../src/reference/properties/request.ts';
import { createReferenceFolder } from './acmePackages.ts';

const MINUTE_MS = 60_000;

/** A page's request for a name of one package. */
export function ask(packageName: string, name: string): NameRequest {
  return { name, packages: [packageName], ownPackages: 1, variants: ['react'] };
}

/** Reference data of packages that are written for one test file. */
interface PackageReference {
  folder: string;
  result: () => ReferenceResult;
  /** @throws Error if there is no entry of this kind */
  entry: <K extends Entry['kind']>(kind: K, packageName: string, name: string) => Extract<Entry, { kind: K }>;
  /** Rows of a component: `name` or, if required, `name!` -> type. */
  rows: (packageName: string, name: string) => Record<string, string>;
}

/** Writes packages, documents names of them, and removes them after the tests of the file. */
export function usePackages(files: Record<string, string>, names: Record<string, readonly string[]>): PackageReference {
  const site = createReferenceFolder(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`node_modules/${path}`, text]))
  );
  const requests = Object.entries(names).flatMap(([owner, all]) => all.map((name) => ask(owner, name)));
  let result: ReferenceResult;
  beforeAll(() => {
    result = extractReference({
      siteFolder: site.folder,
      packages: Object.keys(names),
      specifiers: [],
      names: requests,
      functions: []
    });
  }, MINUTE_MS);
  afterAll(() => site.remove());

  const entry: PackageReference['entry'] = (kind, owner, name) => {
    const found = result.entries[result.names[nameKey(ask(owner, name))] ?? ''];
    if (found?.kind !== kind) {
      throw new Error(`${name} of ${owner} is ${found?.kind ?? 'unknown'}.`);
    }
    return found as Extract<Entry, { kind: typeof kind }>;
  };
  return {
    folder: site.folder,
    result: () => result,
    entry,
    rows: (owner, name) =>
      Object.fromEntries(
        allRows(entry('component', owner, name)).map((row) => [`${row.name}${row.required ? '!' : ''}`, row.type])
      )
  };
}

/** Rows of a component, with the inherited ones. */
export function allRows({ props, inherited }: Extract<Entry, { kind: 'component' }>): PropRow[] {
  return [...props, ...inherited.flatMap((group) => group.props)];
}

/** Manifest of a package whose declarations are in `index.d.ts`. */
export function manifest(name: string, more: object = {}): string {
  return JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts', ...more });
}
