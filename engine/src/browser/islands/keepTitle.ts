let observer: MutationObserver | null = null;

/**
 * Keeps the title of the page, whatever its examples render. When React hydrates a title, it takes over the first one
 * of the document, unless that is data of an item (`itemprop`); then it inserts its own before it. The first title of
 * a document counts, so that of the page moves up again. Those of examples stay, because React removes them itself.
 */
export function keepTitle(): void {
  const title = document.querySelector('head > title');
  if (observer !== null || title === null) {
    return;
  }
  title.setAttribute('itemprop', '');
  observer = new MutationObserver(() => {
    if (document.querySelector('title') !== title) {
      document.head.prepend(title);
    }
  });
  observer.observe(document.head, { childList: true });
}
