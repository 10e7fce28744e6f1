import { createElement } from './dom.ts';

/** Typed text that waits for the field that it is meant for to load (`ui/search/SearchPalette.tsx`). */
export interface EarlyTyping {
  /** Contains the text, and has the focus. */
  input: HTMLInputElement;
  /** Enter or Escape if it was pressed last, to be pressed again in the field. */
  lastKey: KeyboardEventInit | null;
}

/** Focuses a visually hidden input meanwhile, so that IMEs, pasting and on-screen keyboards work. */
export function catchTyping(label: string): EarlyTyping {
  const input = createElement('input', 'pb-early-typing');
  const typing: EarlyTyping = { input, lastKey: null };
  input.setAttribute('aria-label', label);
  input.addEventListener('keydown', ({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }) => {
    const isLast = !isComposing && (key === 'Enter' || key === 'Escape');
    typing.lastKey = isLast ? { key, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true } : null;
  });
  document.body.append(input);
  input.focus({ preventScroll: true });
  return typing;
}

/** Call if the field failed to load: the typed text is kept until the focus leaves it. */
export function giveUpTyping({ input }: EarlyTyping): void {
  input.addEventListener('blur', () => input.remove());
  if (document.activeElement !== input) {
    input.remove();
  }
}
