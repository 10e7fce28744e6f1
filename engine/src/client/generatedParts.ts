/**
 * Brings the generated parts of a page to life; their scripts are fetched by pages that have them.
 * @returns stops
 */
export function startGeneratedParts(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const icons = main.querySelector<HTMLElement>('[data-icon-gallery]');
  if (icons) {
    void import('./lazy/icons/iconGallery.ts').then(({ startIconGallery }) => startIconGallery(icons, signal));
  }
  const tables = main.querySelectorAll<HTMLElement>('[data-status]');
  if (tables.length > 0) {
    void import('./lazy/statusMatrix.ts').then(({ startStatusMatrix }) => tables.forEach(startStatusMatrix));
  }
  return () => lifetime.abort();
}
