import type { IconsConfig } from '../../core/config/reference.ts';

/** What determines the place of an icon. */
interface Placed {
  name: string;
  group: string | null;
  purpose: string | null;
}

/** Returns purposes in the order of lists: those that come last at the end. */
export function inOrder(purposes: IconsConfig['purposes']): IconsConfig['purposes'] {
  return [...purposes.filter(({ isLast }) => !isLast), ...purposes.filter(({ isLast }) => isLast)];
}

/**
 * Creates the comparison that puts icons in order: those outside all groups first, then group by group; in each, those
 * with a recommended usage, then by purpose, those without one, and by name. Purposes that come last are at the end of all.
 */
export function createIconOrder({
  groups,
  purposes,
  usage
}: Pick<IconsConfig, 'groups' | 'purposes' | 'usage'>): (one: Placed, other: Placed) => number {
  const ordered = inOrder(purposes);
  const ranksOf = ({ name, group, purpose }: Placed): number[] => {
    const place = ordered.findIndex((each) => each.name === purpose);
    return [
      ordered[place]?.isLast === true ? 1 : 0,
      groups.findIndex((each) => each.name === group),
      Object.hasOwn(usage, name) ? 0 : 1,
      place < 0 ? ordered.length : place
    ];
  };
  return (one, other) => {
    const ranks = ranksOf(other);
    const difference = ranksOf(one)
      .map((rank, index) => rank - (ranks[index] ?? 0))
      .find((each) => each !== 0);
    return difference ?? (one.name < other.name ? -1 : 1);
  };
}

/** Creates the function that tells the purpose of an icon by its name without the prefix of its group; null for none. */
export function createPurposeFinder(purposes: IconsConfig['purposes']): (name: string) => string | null {
  const tests = purposes.map(({ name, pattern }) => ({ name, pattern: new RegExp(pattern) }));
  return (name) => tests.find(({ pattern }) => pattern.test(name))?.name ?? null;
}
