/** Updates within a second that no animation needs; two such seconds in a row are a storm. */
const STORM_COMMITS = 200;
const WINDOW_MS = 1000;
/** Elements that browsers still lay out without stopping for seconds. */
const MAX_ELEMENTS = 100_000;

const STORM = 'The example renders again and again without an end. Does an effect change the state that it depends on?';
const FLOOD = `The example shows more than ${MAX_ELEMENTS.toLocaleString('en')} elements.`;

/** Watches the updates of React, which tells developer tools of each; has to be there before React is. */
export function watchRenders(onStorm: (message: string) => void): void {
  let windowStart = 0;
  let commits = 0;
  let wasBusy = false;
  const onCommitFiberRoot = (): void => {
    const now = performance.now();
    if (now - windowStart > WINDOW_MS) {
      wasBusy = commits > STORM_COMMITS && now - windowStart < 2 * WINDOW_MS;
      windowStart = now;
      commits = 0;
    }
    commits += 1;
    if (wasBusy && commits > STORM_COMMITS) {
      onStorm(STORM);
    } else if (document.getElementsByTagName('*').length > MAX_ELEMENTS) {
      onStorm(FLOOD);
    }
  };
  const nothing = (): void => undefined;
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: nothing,
      onScheduleFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      onCommitFiberRoot
    }
  });
}
