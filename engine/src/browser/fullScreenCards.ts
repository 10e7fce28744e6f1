/**
 * Loads what shows the examples of full-screen cards that have no picture, in pages that have such.
 * @returns stops
 */
export function startFullScreenCards(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const frames = [...main.querySelectorAll<HTMLElement>('.pb-full-screen-frame')];
  if (frames.length > 0) {
    void import('./fullScreenFrame.ts').then(
      ({ startFullScreenFrames }) => !signal.aborted && startFullScreenFrames(frames, signal),
      // Without pictures, the cards still lead to the examples.
      () => undefined
    );
  }
  return () => lifetime.abort();
}
