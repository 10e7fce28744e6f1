/**
 * Returns a function that opens an example in a page. Claims about the parts of one example share it, as long as they do nothing.
 * @param load opens an example, whatever the page shows, and waits until it works
 * @returns a function of the example, and of whether the claim only reads it
 */
export function shareExample(
  load: (example: string) => Promise<void>
): (example: string, isRead: boolean) => Promise<void> {
  /** The example in the page that nothing was done to yet. */
  let untouched: string | null = null;
  return async (example, isRead) => {
    if (isRead && untouched === example) {
      return;
    }
    untouched = null;
    await load(example);
    untouched = isRead ? example : null;
  };
}
