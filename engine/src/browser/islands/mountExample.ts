import type { ComponentType } from 'react';

import type { EarlyInputs } from './earlyInput.ts';
import { type IslandElement, setState, showError } from './islandElement.ts';
import { keepTitle } from './keepTitle.ts';
import { mountIsland } from './mountIsland.tsx';

/**
 * Exports of a built example module: a loader per example, by slug. Loaders of examples that threw while they were
 * evaluated at build time import their code on call, so that they can't break the others on the page.
 */
export interface ExampleModule {
  examples: Record<string, () => ComponentType | Promise<ComponentType>>;
}

interface MountOptions {
  /** Aborted when the reader leaves the page, which unmounts the example. */
  signal: AbortSignal;
  /** What the reader does with examples until they are mounted. */
  earlyInputs: EarlyInputs;
  /** Called when the code of the example can't be fetched. */
  onLoadFailure: () => void;
}

/** Mounts one example of a page. @param ready resolves to the page's example module when the example can be shown */
export async function mountExample(
  island: IslandElement,
  ready: Promise<[ExampleModule, unknown]>,
  { signal, earlyInputs, onLoadFailure }: MountOptions
): Promise<void> {
  try {
    const [{ examples }] = await ready;
    const Example = await examples[island.slug]?.();
    const input = earlyInputs.get(island.root);
    // Nearly all examples are live before somebody presses them.
    const early = input?.pressed ? await import('./notePress.ts').catch(() => null) : null;
    if (signal.aborted) {
      return;
    }
    if (!Example) {
      throw new Error(`The page's example module has no example "${island.slug}".`);
    }
    suppressInitialFocus(signal);
    keepTitle();
    const repeatPress = input?.pressed && early?.notePress(input.pressed, island.root);
    earlyInputs.delete(island.root);
    const mounted = mountIsland(island, Example, {
      isEntered: (field) => input?.fields.has(field) === true,
      onLive() {
        if (repeatPress) {
          // After values from before hydration have been rendered.
          setTimeout(() => {
            allowFocus(signal);
            repeatPress();
          });
        }
      }
    });
    signal.addEventListener('abort', () => mounted.unmount());
  } catch (error) {
    if (signal.aborted) {
      return;
    }
    if (isLoadFailure(error)) {
      onLoadFailure();
      return;
    }
    earlyInputs.delete(island.root);
    console.error(`Example "${island.slug}" could not be started.`, error);
    setState(island.host, 'error');
    showError(island.root, error);
  }
}

/** Browsers' error messages for a module that could not be fetched, or whose imports could not. */
const MESSAGES = /dynamically imported module|Importing a module script failed/i;

/** Checks that an `import()` failed to fetch and may succeed later, unlike errors of the module itself. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && MESSAGES.test(error.message);
}

/** Functions that end the suppression of focus, by page. */
const suppressed = new WeakMap<AbortSignal, () => void>();

/** What readers do first; `click` and `input` are all that assistive technology sends. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'touchstart', 'click', 'input'] as const;

/**
 * Keeps the examples of a page from taking the focus while they start, which would scroll the page. Ends with the
 * reader's next input, after which examples may move the focus.
 */
export function suppressInitialFocus(page: AbortSignal): void {
  if (suppressed.has(page)) {
    return;
  }
  const { prototype } = HTMLElement;
  // oxlint-disable-next-line typescript/unbound-method -- called on an element below, and put back as it was
  const focus = prototype.focus;
  const lifetime = new AbortController();
  const stop = (): void => {
    prototype.focus = focus;
    lifetime.abort();
  };
  suppressed.set(page, stop);

  // Focus events come too late: the browser has scrolled by then.
  prototype.focus = function focusOutsideExamples(this: HTMLElement, options?: FocusOptions) {
    if (!this.closest('[data-preview]')) {
      focus.call(this, options);
    }
  };
  page.addEventListener('abort', stop, lifetime);
  const stopByReader = ({ isTrusted }: Event): void => {
    // Examples also press elements while they start.
    if (isTrusted) {
      stop();
    }
  };
  for (const name of INPUT_EVENTS) {
    addEventListener(name, stopByReader, { capture: true, passive: true, signal: lifetime.signal });
  }
}

/** Lets the examples of a page take the focus. */
function allowFocus(page: AbortSignal): void {
  suppressed.get(page)?.();
}
