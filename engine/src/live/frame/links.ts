/** Keeps links of an example from leading the frame away; those to a place in the example lead there. */
export function keepLinksIn(): void {
  // After the listeners of the example: routers leave events alone whose default is prevented already.
  document.addEventListener('click', keepIn);
}

function keepIn(event: MouseEvent): void {
  const { target } = event;
  const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : undefined;
  if (href !== undefined && href !== null) {
    event.preventDefault();
    if (href.startsWith('#') && href !== '#') {
      document.getElementById(decodeFragment(href.slice(1)))?.scrollIntoView();
    }
  }
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
