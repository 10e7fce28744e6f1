type Numbers = readonly [major: number, minor: number, patch: number];

/** A released version, or the beginning of one: `2.4` stands for its newest patch. */
const VERSION = /^(\d+)(?:\.(\d+)(?:\.(\d+))?)?$/;

/** True for a version, or for the beginning of one. */
export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/**
 * Returns the version of a package that belongs to a release of the product: the newest one that is no newer than the
 * release, of its major version or the one before it. Null if there is none.
 * @param versions of the package
 * @param release its version, or the beginning of it
 * @param majors major version of the product -> that of the package, where they differ
 */
export function versionIn(
  versions: readonly string[],
  release: string,
  majors: Readonly<Record<string, number>> = {}
): string | null {
  const [, major = '', minor, patch] = VERSION.exec(release) ?? [];
  const own = majors[major] ?? Number(major);
  const limit: Numbers = [own, Number(minor ?? Infinity), Number(patch ?? Infinity)];
  const fitting = versions
    .map((version) => ({ version, numbers: numbersOf(version) }))
    .filter(({ numbers }) => numbers[0] >= own - 1 && compare(numbers, limit) <= 0)
    .toSorted((a, b) => compare(a.numbers, b.numbers));
  return fitting.at(-1)?.version ?? null;
}

function numbersOf(version: string): Numbers {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

function compare(a: Numbers, b: Numbers): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
