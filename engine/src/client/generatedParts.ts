/**
 * Brings the generated parts of a page to life; their scripts are fetched by pages that have them.
 * @returns stops
 */
export function startGeneratedParts(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const withParts = (selector: string, start: (parts: HTMLElement[]) => Promise<void>): void => {
    const parts = [...main.querySelectorAll<HTMLElement>(selector)];
    if (parts.length > 0) {
      void start(parts);
    }
  };
  withParts('[data-gallery]', async (parts) => {
    const { startGallery } = await import('./lazy/gallery.ts');
    parts.forEach((part) => startGallery(part));
  });
  withParts('[data-tokens]', async (parts) => {
    const { startTokenTable } = await import('./lazy/tokenTable.ts');
    parts.forEach((part) => startTokenTable(part, signal));
  });
  withParts('[data-icon-gallery]', async (parts) => {
    const { startIconGallery } = await import('./lazy/icons/iconGallery.ts');
    parts.forEach((part) => void startIconGallery(part, signal));
  });
  withParts('[data-status]', async (parts) => {
    const { startStatusMatrix } = await import('./lazy/statusMatrix.ts');
    parts.forEach((part) => startStatusMatrix(part, signal));
  });
  withParts('[data-releases]', async (parts) => {
    const { startReleaseNotes } = await import('./lazy/releaseNotes.ts');
    parts.forEach((part) => startReleaseNotes(part, signal));
  });
  withParts('[data-full-screen-frame]', async (parts) => {
    const { startFullScreenFrames } = await import('./lazy/fullScreenFrame.ts');
    startFullScreenFrames(parts, signal);
  });
  return () => lifetime.abort();
}
