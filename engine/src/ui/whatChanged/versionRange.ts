/** Major and minor version. Patches of a release are not stored, so that they can't be compared. */
export type Version = readonly [major: number, minor: number];

/** The lowest version that a range allows, or the newest one there is. */
export type Lowest = Version | 'newest';

const COMPARATOR = /^(\^|~>?|>=?|<=?|=)?v?(\d+)(?:\.(\d+|[xX*]))?(?:\.(?:\d+|[xX*]))?(?:[-+][-+.\w]*)?$/;

/** Returns the major and minor version of a full version; null for other texts. */
export function parseVersion(text: string): Version | null {
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor)];
}

/**
 * Returns the lowest version that a range of npm allows: 6.2 for `^6.2.0`, `6.2.x`, and `>=6.2 <7`. Null for what names no
 * lowest version, such as a tag, an address, or `<7`.
 */
export function lowestVersion(range: string): Lowest | null {
  const text = range.trim();
  if (/^(?:latest|[xX*])?$/.test(text)) {
    return 'newest';
  }
  const lowest = text.split('||').map(lowestOfAll);
  return lowest.includes(null) ? null : ((lowest as Version[]).toSorted(compareVersions)[0] ?? null);
}

/** Negative if the first version is the lower one. */
export function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1];
}

/** Returns the lowest version that fits all comparators, such as `>=6.2 <7` and `6.2.0 - 6.4.0`. */
function lowestOfAll(comparators: string): Version | null {
  const [from = ''] = comparators.split(/\s-\s/);
  const bounds = from
    .trim()
    .replaceAll(/([<>=~^])\s+/g, '$1')
    .split(/\s+/)
    .map(lowerBound);
  return bounds.includes(null)
    ? null
    : ((bounds as (Version | 'none')[])
        .filter((bound) => bound !== 'none')
        .toSorted(compareVersions)
        .at(-1) ?? null);
}

/** Null if the text is no comparator. */
function lowerBound(comparator: string): Version | 'none' | null {
  const [whole, operator = '', major, minor] = COMPARATOR.exec(comparator) ?? [];
  if (whole === undefined) {
    return null;
  }
  if (operator.startsWith('<')) {
    return 'none';
  }
  const hasMinor = minor !== undefined && /\d/.test(minor);
  const version: Version = [Number(major), hasMinor ? Number(minor) : 0];
  // `>6` begins with 7, and `>6.2` with 6.3.
  const isAbove = operator === '>' && !/\.\d+\.\d/.test(whole);
  return isAbove ? (hasMinor ? [version[0], version[1] + 1] : [version[0] + 1, 0]) : version;
}
