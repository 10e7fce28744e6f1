/** Counts the changes of components, or of other groups. */
export function countChanges(groups: readonly { changes: readonly unknown[] }[]): number {
  return groups.reduce((total, { changes }) => total + changes.length, 0);
}
