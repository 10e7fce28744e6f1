/** Root margin beyond which examples are far; more than that in which they are started (`islands/index.ts`). */
const NEAR_MARGIN = '1200px 0px';

/** Examples of a new page that are laid out at once. */
const FIRST_EXAMPLES = 2;

/** Marks all but the first examples of a page that is not shown yet, so that it is laid out sooner. */
export function skipLaterExamples(content: ParentNode): void {
  for (const example of [...content.querySelectorAll('.pb-example')].slice(FIRST_EXAMPLES)) {
    example.setAttribute('data-far', '');
  }
}

/**
 * Marks the examples that are far from the viewport (`data-far`). The style sheet has the browser skip them, so that a
 * change of the theme doesn't compute the styles of every example. Near ones stay as they are: skipping would clip
 * menus that reach out of them.
 * @returns cleanup function
 */
export function startFarExamples(main: HTMLElement): () => void {
  const skipped = [...main.querySelectorAll('.pb-example[data-far]')];
  const far = new Set<Element>(skipped);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-far', !isIntersecting);
        if (isIntersecting) {
          far.delete(target);
        } else {
          far.add(target);
        }
      }
    },
    { rootMargin: NEAR_MARGIN }
  );
  for (const example of main.querySelectorAll('.pb-example')) {
    observer.observe(example);
  }
  const stopMeasuring = measureSkipped(skipped, far);
  return () => {
    observer.disconnect();
    stopMeasuring();
  };
}

/**
 * Lays out examples that were skipped from the start, one by one while the browser is idle: it remembers their heights,
 * so that the page gets its real length.
 * @returns cleanup function
 */
function measureSkipped(skipped: readonly Element[], far: ReadonlySet<Element>): () => void {
  const rest = [...skipped];
  let stopped = false;
  const measureNext = (): void => {
    const example = rest.shift();
    if (!example || stopped) {
      return;
    }
    example.removeAttribute('data-far');
    // The next frame lays it out; the one after it may skip it again.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        example.toggleAttribute('data-far', far.has(example));
        whenIdle(measureNext);
      })
    );
  };
  whenIdle(measureNext);
  return () => {
    stopped = true;
  };
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(action);
  } else {
    setTimeout(action, 50);
  }
}
