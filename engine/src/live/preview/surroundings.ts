import type { Surroundings } from '../frame/protocol.ts';
import { changedVariables, watchVariables } from './changedVariables.ts';
import { frameSheet } from './variableSheet.ts';

/** Per cent of the text sizes that readers choose for the page. */
const TEXT_SIZES: Record<string, number> = { small: 93.75, large: 112.5, larger: 125 };

/** How the page looks now. */
export function pageSurroundings(): Surroundings {
  const root = document.documentElement;
  return {
    theme: root.dataset['theme'] === 'dark' ? 'dark' : 'light',
    highContrast: root.classList.contains('pf-v6-theme-high-contrast'),
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
    textSize: TEXT_SIZES[root.dataset['textSize'] ?? ''] ?? 100,
    hasOutlines: false,
    variables: frameSheet([...changedVariables().values()])
  };
}

/** Tells when the page looks different. @returns stops */
export function watchPageSurroundings(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'dir', 'data-text-size'] });
  const stopWatching = watchVariables(onChange);
  return () => {
    observer.disconnect();
    stopWatching();
  };
}
