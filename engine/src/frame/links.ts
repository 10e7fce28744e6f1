/** Keeps links of an example from leading the frame away; those to a place in the example lead there. */
export function keepLinksIn(): void {
  document.addEventListener('click', (event) => {
    const href = event.target instanceof Element ? event.target.closest('a[href]')?.getAttribute('href') : undefined;
    if (href !== undefined && href !== null) {
      event.preventDefault();
      if (href.startsWith('#') && href !== '#') {
        document.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
      }
    }
  });
}
