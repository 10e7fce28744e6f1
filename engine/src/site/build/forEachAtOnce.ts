/**
 * Does something for each item, in order, for some of them at the same time.
 * @param limit how many at most
 * @throws (rejects) with the first error
 */
export async function forEachAtOnce<T>(
  items: readonly T[],
  limit: number,
  action: (item: T) => Promise<void>
): Promise<void> {
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) {
      await action(item);
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
}
