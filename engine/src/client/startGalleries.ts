/** Brings the galleries of a page to life; the script for it is fetched by pages that have one. */
export function startGalleries(main: HTMLElement): void {
  const galleries = main.querySelectorAll<HTMLElement>('[data-gallery]');
  if (galleries.length > 0) {
    void import('./lazy/gallery.ts').then(({ startGallery }) => {
      galleries.forEach(startGallery);
    });
  }
}
