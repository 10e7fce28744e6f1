/** Names that two releases don't have in common. */
export interface NameDifference {
  added: string[];
  removed: string[];
  /** Those that have another name, or another place, in the later release. */
  renamed: { before: string; after: string }[];
}

/**
 * Compares sets of names.
 * @param formOf what two names have in common that mean the same; a name is renamed if each side has exactly one of a form
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
  const forms = Map.groupBy(current, formOf);
  const formerForms = Map.groupBy(known, formOf);
  const renamed = removed.flatMap((name) => {
    const [only, ...others] = forms.get(formOf(name)) ?? [];
    const isOnlyOne = formerForms.get(formOf(name))?.length === 1;
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
