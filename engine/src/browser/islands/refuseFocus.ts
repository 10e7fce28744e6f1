/**
 * Keeps examples from taking the focus while they start, which would scroll the page away under the reader.
 * Ends with the reader's first act on the page, from which on examples may do as they like.
 * @returns stops
 */
export function refuseFocus(): () => void {
  const { prototype } = HTMLElement;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on an element below, and put back as it was
  const focus = prototype.focus;
  const lifetime = new AbortController();
  const stop = (): void => {
    prototype.focus = focus;
    lifetime.abort();
  };

  // An event that tells of the focus comes too late: the browser has scrolled by then.
  prototype.focus = function focusOutsideExamples(this: HTMLElement, options?: FocusOptions) {
    if (!this.closest('[data-preview]')) {
      focus.call(this, options);
    }
  };
  for (const act of ['pointerdown', 'keydown', 'touchstart'] as const) {
    addEventListener(act, stop, { capture: true, passive: true, signal: lifetime.signal });
  }
  return stop;
}
