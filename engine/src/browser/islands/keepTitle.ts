let observer: MutationObserver | null = null;

/**
 * Keeps the title of the page, whatever its examples render: the first title of a document counts, and React inserts
 * those of components before all others. They stay, because React removes them itself.
 */
export function keepTitle(): void {
  const title = document.querySelector('head > title');
  if (observer !== null || title === null) {
    return;
  }
  observer = new MutationObserver(() => {
    if (document.querySelector('title') !== title) {
      document.head.prepend(title);
    }
  });
  observer.observe(document.head, { childList: true });
}
