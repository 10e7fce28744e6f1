/** Time after the last key for which the reader counts as typing. */
const TYPING_MS = 2000;
/** After a press in the frame or the Tab key, the focus may go there. */
const INTENT_MS = 500;
/** A press in the frame is told by message, which may come after the focus has gone. */
const PRESS_DELAY_MS = 150;
/** Until a frame that was taken away has lost the focus, too. */
const RETURN_DELAY_MS = 50;
/** Times within `TAKEOVER_WINDOW_MS` that a frame may take the focus before it is taken away. */
const MAX_TAKEOVERS = 3;
const TAKEOVER_WINDOW_MS = 10_000;

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

export interface FocusKeeper {
  /** The reader has pressed something in the frame. */
  pressed(): void;
}

interface KeptFrame {
  element: HTMLIFrameElement;
  onTyping: (isTyping: boolean) => void;
  onTakeover: () => void;
  /** When the reader last pressed something in it. */
  pressedAt: number;
}

const frames = new Set<KeptFrame>();
let isTyping = false;
let typingTimer: ReturnType<typeof setTimeout> | undefined;
let tabbedAt = -Infinity;
let lastFocused: Element | null = null;
let hasStarted = false;

/**
 * Keeps the focus where the reader types. Browsers let every frame take the focus of the page, and with it the keys: a
 * frame blocks autofocus while the reader types (`live/frame/hardening.ts`), and focus that it takes nevertheless is
 * moved back at once.
 * @param onTyping called when the reader starts or stops to type in the page
 * @param onTakeover called when the frame has taken the focus again and again
 * @param signal ends it
 */
export function keepFocus(
  element: HTMLIFrameElement,
  onTyping: (isTyping: boolean) => void,
  onTakeover: () => void,
  signal: AbortSignal
): FocusKeeper {
  let takeovers: number[] = [];
  const frame: KeptFrame = {
    element,
    onTyping,
    onTakeover() {
      const now = performance.now();
      takeovers = [...takeovers.filter((time) => now - time < TAKEOVER_WINDOW_MS), now];
      if (takeovers.length >= MAX_TAKEOVERS) {
        onTakeover();
      }
    },
    pressedAt: -Infinity
  };
  frames.add(frame);
  signal.addEventListener('abort', () => frames.delete(frame));
  if (!hasStarted) {
    hasStarted = true;
    lastFocused = document.activeElement;
    watchReader();
  }
  if (isTyping) {
    onTyping(true);
  }
  return {
    pressed() {
      setTyping(false);
      frame.pressedAt = performance.now();
    }
  };
}

function watchReader(): void {
  const options = { capture: true, passive: true };
  addEventListener('keydown', onKey, options);
  // Keyboards on screens may send no keys.
  addEventListener('beforeinput', ({ target }) => isEditable(target) && setTyping(true), options);
  // Whoever reaches for the pointer has stopped typing, and may be about to press something in a frame.
  addEventListener('pointermove', () => isTyping && setTyping(false), options);
  addEventListener('pointerdown', () => isTyping && setTyping(false), options);
  addEventListener('focusin', ({ target }) => (lastFocused = target instanceof Element ? target : null), options);
  addEventListener('blur', ({ target }) => target === window && checkFrames());
}

function onKey({ key, target }: KeyboardEvent): void {
  if (key === 'Tab') {
    tabbedAt = performance.now();
    setTyping(false);
  } else if (isEditable(target)) {
    setTyping(true);
  }
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

function setTyping(value: boolean): void {
  clearTimeout(typingTimer);
  if (value) {
    typingTimer = setTimeout(() => setTyping(false), TYPING_MS);
  }
  if (value !== isTyping) {
    isTyping = value;
    frames.forEach(({ onTyping }) => onTyping(value));
  }
}

/** The window has lost the focus: to another window, or to a frame. */
function checkFrames(): void {
  const frame = [...frames].find(({ element }) => element === document.activeElement);
  const before = lastFocused;
  if (!frame || !isEditable(before) || performance.now() - tabbedAt < INTENT_MS) {
    return;
  }
  // Not in the event itself: the browser is about to give the frame the focus.
  setTimeout(() => giveBack(frame, before));
  // Unless it turns out that the reader has pressed something there.
  setTimeout(() => {
    if (isIntended(frame)) {
      frame.element.focus();
    }
  }, PRESS_DELAY_MS);
}

function isIntended({ pressedAt }: KeptFrame): boolean {
  return performance.now() - pressedAt < INTENT_MS;
}

function giveBack(frame: KeptFrame, before: Element | null): void {
  if (!isIntended(frame) && document.activeElement === frame.element && before instanceof HTMLElement) {
    before.focus({ preventScroll: true });
    frame.onTakeover();
    // It may have taken the focus once more meanwhile, and with it into nowhere if it is gone.
    setTimeout(
      () => document.activeElement === document.body && before.focus({ preventScroll: true }),
      RETURN_DELAY_MS
    );
  }
}
