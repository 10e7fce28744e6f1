import { loadPart } from './loadPart.ts';

/**
 * Brings the generated parts of a page to life; their scripts are fetched by pages that have them.
 * @returns stops
 */
export function startGeneratedParts(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const withParts = <Module>(
    selector: string,
    what: string,
    load: () => Promise<Module>,
    start: (module: Module, part: HTMLElement) => unknown
  ): void => {
    const parts = [...main.querySelectorAll<HTMLElement>(selector)];
    if (parts.length > 0) {
      void loadPart(what, load, (module) => {
        if (!signal.aborted) {
          parts.forEach((part) => start(module, part));
        }
      });
    }
  };
  withParts(
    '[data-status]',
    'The sorting of the table',
    () => import('./lazy/statusMatrix.ts'),
    ({ startStatusMatrix }, part) => startStatusMatrix(part, signal)
  );
  const frames = [...main.querySelectorAll<HTMLElement>('[data-full-screen-frame]')];
  if (frames.length > 0) {
    void import('./lazy/fullScreenFrame.ts').then(
      ({ startFullScreenFrames }) => !signal.aborted && startFullScreenFrames(frames, signal),
      // Without pictures, the cards still lead to the examples.
      () => undefined
    );
  }
  return () => lifetime.abort();
}
