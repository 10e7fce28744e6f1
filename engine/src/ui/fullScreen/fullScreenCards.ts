import { subscribePreferences } from '../../browser/preferences.ts';

/**
 * Places of previews that have to show the document of an example: those without a picture, and all of them in themes
 * that pictures don't show. They show the first two, which are light and dark without anything else.
 */
const WITHOUT_PICTURE =
  '.pb-full-screen-frame, html:is(.pb-own, :not([data-in-theme=a], [data-in-theme=b])) .pb-full-screen-picture';

/**
 * Loads the script that shows full-screen examples in their cards if one of these is without a picture, or when it may
 * become so: the script follows the theme from then on.
 * @returns cleanup function
 */
export function startFullScreenCards(main: HTMLElement): () => void {
  const start = (reason: string): void => {
    if (main.querySelector(reason)) {
      void import('./fullScreenFrames.ts').then(
        ({ showDocuments }) => showDocuments(main, WITHOUT_PICTURE),
        // Without previews, the cards still link to the examples.
        () => undefined
      );
    }
  };
  start(WITHOUT_PICTURE);
  return subscribePreferences(() => start('.pb-full-screen-picture'));
}
