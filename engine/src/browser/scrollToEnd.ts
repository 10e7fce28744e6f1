import { onReaderInput } from './readerInput.ts';

/** Where the key moves the caret instead. */
const TEXT = 'input, textarea, select, [contenteditable]';

/**
 * Lets the End key lead to the end of the page: parts that are laid out only as they near the window may turn out
 * taller than they seemed, and leave the reader somewhere above.
 */
export function startScrollingToEnd(): void {
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (key === 'End' && !defaultPrevented && !(target instanceof Element && target.closest(TEXT))) {
      goOnToEnd();
    }
  });
}

/** Scrolls on whenever scrolling ends too soon, until the end is reached or the reader does anything. */
function goOnToEnd(): void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const leave = (): void => lifetime.abort();
  const goOn = (): void => {
    const { scrollHeight } = document.documentElement;
    if (scrollY + innerHeight >= scrollHeight - 1) {
      leave();
    } else {
      scrollTo({ top: scrollHeight, behavior: 'instant' });
    }
  };
  document.addEventListener('scrollend', goOn, { signal });
  onReaderInput(leave, signal);
}
