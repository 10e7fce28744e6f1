/** Names that two releases don't have in common. */
export interface NameDifference {
  added: string[];
  removed: string[];
  /** Those that have another name, or another place, in the later release. */
  renamed: { before: string; after: string }[];
}

/**
 * Compares sets of names.
 * @param formOf what two names have in common that mean the same; a name is renamed if exactly one is left on each side
 */
export function compareNames(
  before: readonly string[],
  after: readonly string[],
  formOf: (name: string) => string
): NameDifference {
  const known = new Set(before);
  const current = new Set(after);
  const removed = before.filter((name) => !current.has(name));
  const added = after.filter((name) => !known.has(name));
  const candidates = Map.groupBy(added, formOf);
  const origins = Map.groupBy(removed, formOf);
  const renamed = removed.flatMap((name) => {
    const [only, ...others] = candidates.get(formOf(name)) ?? [];
    const isOnlyOne = origins.get(formOf(name))?.length === 1;
    return only !== undefined && others.length === 0 && isOnlyOne ? [{ before: name, after: only }] : [];
  });
  const oldNames = new Set(renamed.map((pair) => pair.before));
  const newNames = new Set(renamed.map((pair) => pair.after));
  return {
    added: added.filter((name) => !newNames.has(name)),
    removed: removed.filter((name) => !oldNames.has(name)),
    renamed
  };
}

/** Returns the name of a variable without the number of a version in it. */
export function withoutVersion(name: string): string {
  return name.replace(/(?<=[-_])v\d+(?=[-_])/g, 'v');
}
