/** Keys that move the focus. Focus moved by scripts, e.g. into an opening dialog, shows no tooltip. */
export const MOVES_FOCUS = /^(Tab|Arrow)/;

/** Finds the element whose tooltip applies to the target; none for buttons whose popup is open. */
export function ownerOf(target: EventTarget | null): HTMLElement | null {
  const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  const isOpen = owner?.matches('[aria-haspopup][aria-expanded=true]');
  return isOpen ? null : owner;
}
