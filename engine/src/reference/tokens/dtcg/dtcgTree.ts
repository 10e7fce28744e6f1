import type { DtcgValue } from './dtcgValue.ts';

/** A group of tokens. Names that begin with `$` are properties of the format. */
export type DtcgGroup = Record<string, unknown>;

/** Name of the token of a group that has the name of the group. */
const ROOT = '$root';

/**
 * Returns the function that divides names of custom properties into groups: `--acme--color--ink` is `ink` in `color` in
 * `acme`. Joined by two hyphens, with two before them, the names of groups are the name of the property.
 */
export function createPaths(names: readonly string[]): (name: string) => readonly string[] {
  const paths = new Map(names.map((name) => [name, segmentsOf(name)]));
  const groups = new Set(
    [...paths.values()].flatMap((path) => path.slice(1).map((_, index) => path.slice(0, index + 1).join('.')))
  );
  return (name) => {
    const path = paths.get(name) ?? segmentsOf(name);
    return groups.has(path.join('.')) ? [...path, ROOT] : path;
  };
}

/** The format allows neither dots nor braces in names, nor a dollar sign at their start. */
function segmentsOf(name: string): string[] {
  return name
    .replace(/^--/, '')
    .split('--')
    .map((segment) => segment.replaceAll(/[.{}]|^\$/g, '_'));
}

/** Adds a token to the groups of its path. */
export function addToken(root: DtcgGroup, path: readonly string[], value: DtcgValue): void {
  const group = path.slice(0, -1).reduce<DtcgGroup>((parent, name) => {
    const child = (parent[name] as DtcgGroup | undefined) ?? {};
    parent[name] = child;
    return child;
  }, root);
  group[path.at(-1) ?? ''] = value;
}
