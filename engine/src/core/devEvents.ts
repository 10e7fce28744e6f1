/** Events of the dev server's WebSocket, besides Vite's own. */

/** The content has changed: pages replace what they show. */
export const CONTENT_EVENT = 'patternbook:content';

/** Sent by a page as soon as it is connected, with a {@link PageOpened}. */
export const PAGE_EVENT = 'patternbook:page';

export interface PageOpened {
  /** Frame that the page was rendered with, see `DocumentContext.frame`. */
  frame: string | undefined;
}
