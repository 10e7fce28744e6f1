/** Buffers what the reader types until the field meant for it has loaded. */
export interface EarlyTyping {
  /** Gives text, selection and focus to the field, and Enter or Escape if that was pressed last. */
  handOver: (field: HTMLInputElement) => void;
  /** There is no field for now: what the reader types on is kept until they leave. */
  giveUp: () => void;
}

/** Focuses a visually hidden field meanwhile, so that input methods, pasted text and on-screen keyboards work. */
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
      // Not while React runs effects: it would put back the text that it has rendered.
      queueMicrotask(() => {
        const { value, selectionStart, selectionEnd } = catcher;
        catcher.remove();
        field.focus();
        // React watches the property of the element: set there, the text would not count as entered.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.setSelectionRange(selectionStart, selectionEnd);
        const last = lastKey;
        if (last) {
          // Once what was typed is asked for.
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
