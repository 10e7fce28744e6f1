import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');
const files = globSync('**/*.{ts,tsx}', { cwd: source, ignore: '**/*.test.{ts,tsx}' });

/** Returns the static imports of a file, without type imports and dynamic imports. */
function importsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(path.join(source, file), 'utf8')).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []))
  );
  return [...imported, ...exported]
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}

/** Finds import cycles. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, chain: readonly string[]): void => {
    if (chain.includes(file)) {
      cycles.push([...chain.slice(chain.indexOf(file)), file].join(' -> '));
    } else if (!done.has(file)) {
      imports.get(file)?.forEach((imported) => follow(imported, [...chain, file]));
      done.add(file);
    }
  };
  [...imports.keys()].forEach((file) => follow(file, []));
  return cycles;
}

it('finds a cycle', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']]
  ]);
  expect(findCycles(imports)).toEqual(['b -> c -> b']);
});

it('has no cycles in the engine', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(findCycles(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});
