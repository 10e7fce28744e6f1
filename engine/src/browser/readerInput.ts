/** What readers scroll with; from then on the position is theirs. */
const READER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls back at whatever the reader does next, before anything answers to it. */
export function onReaderInput(callback: () => void, signal: AbortSignal): void {
  for (const type of READER_EVENTS) {
    addEventListener(type, callback, { passive: true, capture: true, signal });
  }
}
