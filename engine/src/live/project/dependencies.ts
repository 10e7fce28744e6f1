import type { LiveSetup, ProjectSetup } from '../../core/liveSetup.ts';

/**
 * The React of every project (requirement 7.16). Some packages that sites document allow nothing newer yet, and all
 * that allow a newer one allow this one, so that what is installed always fits together.
 */
const REACT_RANGE = '^18';

const REACT = new Set(['react', 'react-dom']);

/**
 * What a project depends on: the packages that its modules import and what these leave to the application.
 * @param specifiers of all imports
 * @returns package -> version as in the latest release, else the range that another package asks for, else `latest`
 */
export function dependenciesOf(
  specifiers: Iterable<string>,
  versions: LiveSetup['versions'],
  peers: ProjectSetup['peers']
): Record<string, string> {
  // Specifiers as well as packages: a module of a package may need more than the package.
  const ranges = new Map<string, string | null>();
  let wanted = [...specifiers].map((specifier) => [specifier, null as string | null] as const);
  // Level by level: what is closer to the project knows better which version it needs.
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
      .map(([name, range]) => [name, REACT.has(name) ? REACT_RANGE : (versions[name] ?? range ?? 'latest')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
  );
}

/** `@scope/name` or `name`, at the head of a specifier. */
const PACKAGE_NAME = /^(?:@[^/:]+\/)?[^./@:][^/:]*(?=\/|$)/;

/** Name of the package that a specifier names a module of; null for files and addresses. */
export function packageName(specifier: string): string | null {
  return PACKAGE_NAME.exec(specifier)?.[0] ?? null;
}
