import type { Release } from '../model.ts';
import { isMotionAllowed, LOW_WINDOW } from './mediaQueries.ts';
import { storePreference } from './preferences.ts';
import { focusHeading } from './dom.ts';
import { MAIN_ID } from '../core/interfaceIds.ts';
import { onPage } from '../core/pageEvents.ts';

/** Elements whose end must stay above the banner. */
const ABOVE_BANNER = ':root, .pb-page, .pb-sidebar-pages, .pb-contents';

/** Closes the banner for good, and keeps it from covering the focused element while it is open. */
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
    // In low windows, the banner covers nothing.
    height = `${low.matches ? 0 : banner.offsetHeight}px`;
    keepAbove();
  };
  new ResizeObserver(measure).observe(banner);
  low.addEventListener('change', measure);
  // For the elements of a new page; measuring here would force a second layout.
  onPage('enter', keepAbove);
  banner.querySelector('button')?.addEventListener('click', () => {
    storePreference('gdpr-banner-closed', 'true');
    // The button is gone, and with it the focus.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
}

/** Scroll position from which the link to the top is shown. */
const FAR_PX = 400;

/** Shows the back-to-top link after scrolling down, and makes it move focus and window to the top. */
export function startBackToTop(main: HTMLElement): void {
  const link = document.querySelector<HTMLElement>('.pb-back-to-top');
  if (!link) {
    return;
  }
  const fitPosition = (): void => {
    link.toggleAttribute('data-far', scrollY > FAR_PX);
  };
  fitPosition();
  addEventListener('scroll', fitPosition, { passive: true });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    focusHeading(main, '');
    scrollTo({ top: 0, behavior: isMotionAllowed() ? 'smooth' : 'instant' });
  });
}

/** Updates the year of the copyright line if the site was built in an earlier one (requirement 2.6.3). */
export function startCurrentYear(): void {
  const year = document.querySelector('.pb-footer-copyright time');
  const current = new Date().getFullYear();
  if (year && Number(year.textContent) < current) {
    year.textContent = String(current);
  }
}

let releases: Promise<unknown> | undefined;

/**
 * Fetches `/versions.json` (requirement 7.1), which is newer than the published pages: once per visit. Null if the
 * request fails.
 */
export function fetchReleases(): Promise<unknown> {
  return (releases ??= fetch('/versions.json', { priority: 'low' })
    .then((response): unknown => (response.ok ? response.json() : null))
    .catch(() => null));
}

/** Updates the button of the release menu with the name of the current latest release (requirement 7.1). */
export async function startReleaseName(): Promise<void> {
  const shown = document.querySelector('.pb-release-name');
  const latest = latestName(await fetchReleases());
  if (shown && latest !== null) {
    shown.textContent = latest;
  }
}

/** Reads only the name, in few bytes; the menu reads the whole list (`parseReleases`). */
function latestName(answer: unknown): string | null {
  const { Releases: list } = (answer ?? {}) as { Releases?: unknown };
  const entries = Array.isArray(list) ? (list as (Partial<Release> | null)[]) : [];
  const name: unknown = entries.find((entry) => entry?.latest === true)?.name;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
