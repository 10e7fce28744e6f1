/** Leaves the focus to the editor: what is shown may move it only while the reader is in the frame already. */
export function keepFocusOut(): void {
  const { prototype } = HTMLElement;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on an element below
  const focus = prototype.focus;
  prototype.focus = function focusWithinFrame(this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) {
      focus.call(this, options);
    }
  };
}
