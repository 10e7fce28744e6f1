/** Time after the last key press for which the reader counts as typing. */
const TYPING_MS = 2000;
/** Time after a press in the frame or the Tab key during which the frame may receive the focus. */
const INTENT_MS = 500;
/** Maximum delay of the frame's message about a press, which may arrive after the focus has moved. */
const PRESS_DELAY_MS = 150;
/** Interval for checking the focus while the reader types: it may move from one frame to another without an event. */
const CHECK_INTERVAL_MS = 50;
/** Time until a removed frame has definitely lost the focus. */
const RETURN_DELAY_MS = 50;
/** Number of times within `TAKEOVER_WINDOW_MS` that a frame may steal the focus before it is removed. */
const MAX_TAKEOVERS = 3;
/** The same while the reader types, when no program can take the focus by mistake. */
const MAX_TAKEOVERS_WHILE_TYPING = 2;
const TAKEOVER_WINDOW_MS = 10_000;

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

export interface FocusKeeper {
  /** Notifies the keeper that the reader has pressed something in the frame. */
  pressed(): void;
}

interface WatchedFrame {
  /** Element whose shadow tree contains the frame; it is the active element while the frame has the focus. */
  host: HTMLElement;
  element: HTMLIFrameElement;
  onTyping: (isTyping: boolean) => void;
  onTakeover: () => void;
  /** Time of the reader's last press in the frame. */
  pressedAt: number;
}

const frames = new Set<WatchedFrame>();
let isTyping = false;
let typingTimer: ReturnType<typeof setTimeout> | undefined;
let checkTimer: ReturnType<typeof setInterval> | undefined;
let tabbedAt = -Infinity;
let lastFocused: Element | null = null;
let hasStarted = false;

/**
 * Keeps the focus in the field in which the reader types. Browsers let any frame take the page's focus, and with it the
 * keyboard input. Frames block autofocus while the reader types (`live/frame/hardening.ts`); focus that a frame steals
 * nevertheless is restored immediately.
 * @param onTyping called when the reader starts or stops typing in the page
 * @param onTakeover called when the frame has stolen the focus repeatedly
 * @param signal stops it
 */
export function keepFocus(
  host: HTMLElement,
  element: HTMLIFrameElement,
  onTyping: (isTyping: boolean) => void,
  onTakeover: () => void,
  signal: AbortSignal
): FocusKeeper {
  let takeovers: number[] = [];
  const frame: WatchedFrame = {
    host,
    element,
    onTyping,
    onTakeover() {
      const now = performance.now();
      takeovers = [...takeovers.filter((time) => now - time < TAKEOVER_WINDOW_MS), now];
      if (takeovers.length >= (isTyping ? MAX_TAKEOVERS_WHILE_TYPING : MAX_TAKEOVERS)) {
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
  // Virtual keyboards may not trigger key events.
  addEventListener('beforeinput', ({ target }) => isEditable(target) && setTyping(true), options);
  // Readers who move the pointer have stopped typing, and may be about to press something in a frame.
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
    clearInterval(checkTimer);
    checkTimer = value ? setInterval(checkFrames, CHECK_INTERVAL_MS) : undefined;
    frames.forEach(({ onTyping }) => onTyping(value));
  }
}

/** Runs when the window loses the focus to another window or to a frame. */
function checkFrames(): void {
  const frame = [...frames].find(({ host }) => host === document.activeElement);
  const before = lastFocused;
  if (!frame || !isEditable(before) || performance.now() - tabbedAt < INTENT_MS) {
    return;
  }
  // Deferred, because the browser moves the focus only after the event.
  setTimeout(() => restoreFocus(frame, before));
  // Returns the focus to the frame if it turns out that the reader has pressed something there.
  setTimeout(() => {
    if (isIntended(frame)) {
      frame.element.focus();
    }
  }, PRESS_DELAY_MS);
}

/** True if any frame has the focus: a program may have moved it to another one in the meantime. */
function isInFrame(): boolean {
  return [...frames].some(({ host }) => host === document.activeElement);
}

function isIntended({ pressedAt }: WatchedFrame): boolean {
  return performance.now() - pressedAt < INTENT_MS;
}

function restoreFocus(frame: WatchedFrame, before: Element | null): void {
  if (!isIntended(frame) && frames.has(frame) && isInFrame() && before instanceof HTMLElement) {
    before.focus({ preventScroll: true });
    frame.onTakeover();
    // The frame may have stolen the focus again before its removal, which moves the focus to the body.
    setTimeout(
      () => document.activeElement === document.body && before.focus({ preventScroll: true }),
      RETURN_DELAY_MS
    );
  }
}
