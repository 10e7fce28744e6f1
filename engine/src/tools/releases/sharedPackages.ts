import { packageOf, type Snapshot } from '../../history/snapshot.ts';

/**
 * Takes what is known of packages that two releases have in the same version from the newer one: the types of a package
 * may be read in other words with other packages around it, which is no change.
 */
export function withVersionsOf(newer: Snapshot, older: Snapshot): Snapshot {
  const isShared = (name: string): boolean =>
    older.packages[name] !== undefined && older.packages[name] === newer.packages[name];
  const byId = <Value>(recent: Readonly<Record<string, Value>>, old: Readonly<Record<string, Value>>) =>
    merge(recent, old, (id) => isShared(packageOf(id)));
  return {
    ...older,
    components: byId(newer.components, older.components),
    exports: byId(newer.exports, older.exports)
  };
}

function merge<Value>(
  newer: Readonly<Record<string, Value>>,
  older: Readonly<Record<string, Value>>,
  isShared: (key: string) => boolean
): Record<string, Value> {
  return Object.fromEntries(
    [
      ...Object.entries(older).filter(([key]) => !isShared(key)),
      ...Object.entries(newer).filter(([key]) => isShared(key))
    ].toSorted(([a], [b]) => (a < b ? -1 : 1))
  );
}
