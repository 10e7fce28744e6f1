import { storePreference } from './preferences.ts';

/** Closes the banner for good, and keeps what the reader focuses from getting below it while it is there. */
export function startCookieBanner(): void {
  const banner = document.body.querySelector<HTMLElement>('[data-cookie-banner]');
  if (!banner) {
    return;
  }
  const root = document.documentElement;
  if (banner.offsetHeight === 0) {
    return;
  }
  new ResizeObserver(() => root.style.setProperty('--pb-banner-height', `${banner.offsetHeight}px`)).observe(banner);
  banner.querySelector('[data-close-cookies]')?.addEventListener('click', () => {
    storePreference('gdpr-banner-closed', 'true');
    // The button is gone, and with it the reader's place.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  });
}
