/**
 * Follows whether a pointer is down on an element.
 * @returns what tells so, and what calls back when it is up again and its click is over
 */
export function whilePressed(element: HTMLElement): {
  isPressed: () => boolean;
  onRelease: (callback: () => void) => void;
} {
  let isPressed = false;
  let callback: () => void = () => undefined;
  const release = (): void => {
    // The click comes after.
    setTimeout(() => {
      isPressed = false;
      callback();
    });
  };
  element.addEventListener('pointerdown', () => {
    isPressed = true;
    const lifetime = new AbortController();
    const { signal } = lifetime;
    for (const type of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(
        type,
        () => {
          lifetime.abort();
          release();
        },
        { signal }
      );
    }
  });
  return {
    isPressed: () => isPressed,
    onRelease(next) {
      callback = next;
    }
  };
}
