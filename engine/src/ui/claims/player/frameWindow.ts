/** The window of an example's document, with the constructors and prototypes that its scripts use. */
export type FrameWindow = Window & typeof globalThis;

/** Returns the window of a frame with a document of this site; null before it has loaded, or for another origin. */
export function windowOf({ contentDocument }: HTMLIFrameElement): FrameWindow | null {
  return contentDocument?.defaultView ?? null;
}

/** Links that would load another document. */
function leadsAway({ href, target }: HTMLAnchorElement, { href: here }: Location): boolean {
  return (target !== '' && target !== '_self') || href.split('#')[0] !== here.split('#')[0];
}

/** Keeps links and forms of an example from loading another document in its frame, or in a new tab. */
export function stayInExample({ document, location }: FrameWindow): void {
  // At the end of the event's way, after the handlers of the example.
  document.defaultView?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && leadsAway(link, location)) {
      event.preventDefault();
    }
  });
  document.defaultView?.addEventListener('submit', (event) => event.preventDefault());
}
