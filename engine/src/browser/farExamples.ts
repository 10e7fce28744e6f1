/** Root margin beyond which examples are far; more than that in which they are started (`islands/index.ts`). */
const NEAR_MARGIN = '1200px 0px';

/**
 * Marks the examples that are far from the viewport (`data-far`). The style sheet has the browser skip them, so that a
 * change of the theme doesn't compute the styles of every example. Near ones stay as they are: skipping would clip
 * menus that reach out of them.
 * @returns cleanup function
 */
export function startFarExamples(main: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-far', !isIntersecting);
      }
    },
    { rootMargin: NEAR_MARGIN }
  );
  for (const example of main.querySelectorAll('.pb-example')) {
    observer.observe(example);
  }
  return () => observer.disconnect();
}
