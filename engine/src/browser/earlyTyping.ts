/** Buffers typed text until the field that it is meant for has loaded. */
export interface EarlyTyping {
  /** Moves text, selection and focus to the field, then replays Enter or Escape if it was pressed last. */
  handOver: (field: HTMLInputElement) => void;
  /** Call if the field failed to load: the typed text is kept until the focus leaves it. */
  giveUp: () => void;
}

/** Focuses a visually hidden input meanwhile, so that IMEs, pasting and on-screen keyboards work. */
export function catchTyping(label: string): EarlyTyping {
  const catcher = document.createElement('input');
  let lastKey: KeyboardEventInit | null = null;
  catcher.className = 'pb-early-typing';
  catcher.setAttribute('aria-label', label);
  catcher.addEventListener('keydown', ({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }) => {
    const isLast = !isComposing && (key === 'Enter' || key === 'Escape');
    lastKey = isLast ? { key, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true } : null;
  });
  document.body.append(catcher);
  catcher.focus({ preventScroll: true });

  return {
    handOver(field) {
      // Not while React runs effects: it would restore the rendered value.
      queueMicrotask(() => {
        const { value, selectionStart, selectionEnd } = catcher;
        catcher.remove();
        field.focus();
        // React overrides the element's own `value` property and would not see a value set there as user input.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.setSelectionRange(selectionStart, selectionEnd);
        const last = lastKey;
        if (last) {
          // After the query for the typed text has started.
          setTimeout(() => field.dispatchEvent(new KeyboardEvent('keydown', last)));
        }
      });
    },
    giveUp() {
      catcher.addEventListener('blur', () => catcher.remove());
      if (document.activeElement !== catcher) {
        catcher.remove();
      }
    }
  };
}
