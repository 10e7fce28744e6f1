import type { LiveSetup, ProjectSetup } from '../../core/liveSetup.ts';

const REACT = new Set(['react', 'react-dom']);

/**
 * Returns the dependencies of a project: the packages that its modules import, and their peer dependencies.
 * @param specifiers of all imports
 * @returns package -> version in the latest release, otherwise the range of the peer dependency, otherwise `latest`
 */
export function dependenciesOf(
  specifiers: Iterable<string>,
  versions: LiveSetup['versions'],
  { peers, react }: Pick<ProjectSetup, 'peers' | 'react'>
): Record<string, string> {
  // Keys are both specifiers and package names: a subpath may have further peer dependencies.
  const ranges = new Map<string, string | null>();
  let wanted = [...specifiers].map((specifier) => [specifier, null as string | null] as const);
  // Breadth-first: ranges of packages closer to the project take precedence.
  while (wanted.length > 0) {
    const added = wanted
      .flatMap(([specifier, range]) => {
        const name = packageName(specifier);
        return name === null ? [] : [...new Set([name, specifier])].map((key) => [key, range] as const);
      })
      .filter(([key]) => !ranges.has(key));
    for (const [key, range] of added) {
      ranges.set(key, ranges.get(key) ?? range);
    }
    wanted = added.flatMap(([key]) => Object.entries(peers[key] ?? {}));
  }
  const names = [...ranges].filter(([specifier]) => packageName(specifier) === specifier);
  return Object.fromEntries(
    names
      .map(([name, range]) => [name, REACT.has(name) ? react : (versions[name] ?? range ?? 'latest')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
  );
}

/** `@scope/name` or `name` at the start of a specifier. */
const PACKAGE_NAME = /^(?:@[^/:]+\/)?[^./@:][^/:]*(?=\/|$)/;

/** Returns the package name in a specifier; null for files and URLs. */
export function packageName(specifier: string): string | null {
  return PACKAGE_NAME.exec(specifier)?.[0] ?? null;
}
