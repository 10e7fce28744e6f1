/**
 * Loads the script that previews full-screen examples in cards without a picture, on pages that have such cards.
 * @returns cleanup function
 */
export function startFullScreenCards(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const frames = [...main.querySelectorAll<HTMLElement>('.pb-full-screen-frame')];
  if (frames.length > 0) {
    void import('./fullScreenFrame.ts').then(
      ({ startFullScreenFrames }) => !signal.aborted && startFullScreenFrames(frames, signal),
      // Without previews, the cards still link to the examples.
      () => undefined
    );
  }
  return () => lifetime.abort();
}
