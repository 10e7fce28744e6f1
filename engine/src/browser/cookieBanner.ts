import { LOW_WINDOW } from './lowWindow.ts';
import { storePreference } from './preferences.ts';

/** What the banner must not hide the end of. */
const ABOVE_BANNER = ':root, .pb-page, .pb-content, .pb-sidebar-pages, .pb-contents, .pb-back-to-top';

/** Closes the banner for good, and keeps what the reader focuses from getting below it while it is there. */
export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('.pb-cookies');
  if (!banner || banner.offsetHeight === 0) {
    return;
  }
  let height = '';
  const keepAbove = (): void => {
    for (const { style } of document.querySelectorAll<HTMLElement>(ABOVE_BANNER)) {
      style.setProperty('--pb-banner-height', height);
    }
  };
  const low = matchMedia(LOW_WINDOW);
  const measure = (): void => {
    // In a low window it covers nothing.
    height = `${low.matches ? 0 : banner.offsetHeight}px`;
    keepAbove();
  };
  new ResizeObserver(measure).observe(banner);
  low.addEventListener('change', measure);
  // What a new page brings; measuring here would have it laid out twice.
  document.addEventListener('patternbook:enter', keepAbove);
  banner.querySelector('.pb-cookies-close')?.addEventListener('click', () => {
    storePreference('gdpr-banner-closed', 'true');
    // The button is gone, and with it the reader's place.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  });
}
