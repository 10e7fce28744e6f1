import { watchSizes } from './watchSizes.ts';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * Lets the keyboard reach the parts of the content that scroll sideways (`data-scrolls` holds their name), while they
 * are wider than their place and hold nothing that takes the focus.
 * @returns stops
 */
export function startScrollableParts(main: HTMLElement): () => void {
  return watchSizes([...main.querySelectorAll<HTMLElement>('[data-scrolls]')], fitReach);
}

function fitReach(part: HTMLElement): void {
  const isWide = part.scrollWidth > part.clientWidth;
  // For style sheets.
  part.toggleAttribute('data-fits', !isWide);
  const isReachable = isWide && !part.querySelector(FOCUSABLE);
  if (isReachable === part.hasAttribute('tabindex')) {
    return;
  }
  if (isReachable) {
    part.tabIndex = 0;
    // Examples have names of their own; a dozen landmarks called "Table" would help nobody.
    part.setAttribute('role', 'preview' in part.dataset ? 'region' : 'group');
    part.setAttribute('aria-label', part.dataset['scrolls'] ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) {
      part.removeAttribute(name);
    }
  }
}
