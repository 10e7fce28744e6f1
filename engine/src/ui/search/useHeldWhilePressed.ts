import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface HeldWhilePressed {
  listRef: RefObject<HTMLDivElement | null>;
  /** Changes what is shown: at once, or, while a pointer is down on the list, once its click is over. */
  holdWhilePressed: (change: () => void) => void;
}

/** Holds changes back that would move something under a finger. Of several, the last one counts. */
export function useHeldWhilePressed(): HeldWhilePressed {
  const listRef = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const held = useRef<(() => void) | null>(null);

  useEffect(() => {
    const list = listRef.current;
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      if (isPressed.current) {
        // The click comes after.
        setTimeout(() => {
          isPressed.current = false;
          held.current?.();
          held.current = null;
        });
      }
    };
    list?.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      list?.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, []);

  const holdWhilePressed = useCallback((change: () => void): void => {
    if (isPressed.current) {
      held.current = change;
    } else {
      change();
    }
  }, []);
  return { listRef, holdWhilePressed };
}
