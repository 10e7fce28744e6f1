import { afterNextFrame, whenIdle } from './dom.ts';

/** Root margin beyond which examples are far; more than that in which they are started (`islands/index.ts`). */
const NEAR_MARGIN = '1200px 0px';

/** Has the browser lay out all examples of a page with the page, although its document marks some as far. */
export function layOutFarExamples(content: ParentNode): void {
  for (const example of content.querySelectorAll('.pb-example[data-far]')) {
    example.removeAttribute('data-far');
  }
}

/**
 * Marks the examples that are far from the viewport (`data-far`). The style sheet has the browser skip them, so that a
 * change of the theme doesn't compute the styles of every example. Near ones stay as they are: skipping would clip
 * menus that reach out of them.
 *
 * Examples that were skipped from the start are laid out one by one while the browser is idle: it remembers their
 * heights, so that the page gets its real length. Those of folded parts have theirs from the moment that they are
 * opened, so that a link to one of them leads where it stays.
 * @returns cleanup function
 */
export function startFarExamples(main: HTMLElement): () => void {
  const root = document.documentElement;
  // Set by `farExamplesScript.ts` for new visits.
  if (!root.hasAttribute('data-skips-far')) {
    layOutFarExamples(main);
    root.setAttribute('data-skips-far', '');
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-far', !isIntersecting);
      }
    },
    { rootMargin: NEAR_MARGIN }
  );
  // Figures share the rows of their neighbors, which skipping would end.
  const examples = [...main.querySelectorAll('.pb-example:not(.pb-figure)')];
  const skipped = examples.filter((example) => example.hasAttribute('data-far'));
  for (const example of examples) {
    if (!example.closest('details:not([open])')) {
      observer.observe(example);
    }
  }
  // The element goes with the page. Observing an example again has no effect.
  main.firstElementChild?.addEventListener(
    'toggle',
    ({ target }) => examples.forEach((example) => (target as Element).contains(example) && observer.observe(example)),
    true
  );
  let isStopped = false;
  const measureNext = (): void => {
    const example = isStopped ? undefined : skipped.shift();
    if (!example) {
      return;
    }
    example.removeAttribute('data-far');
    // The next frame lays it out; after that, the observer marks it again if it is still far.
    afterNextFrame(() => {
      if (!isStopped) {
        observer.unobserve(example);
        observer.observe(example);
        whenIdle(measureNext);
      }
    });
  };
  whenIdle(measureNext);
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}
