/**
 * Applies the stored preferences to the root element, and again when the operating system's settings change, or when
 * another tab or the page itself (event `patternbook:preferences`) stores others.
 *
 * Serialized into the head of every document, so it must not refer to anything outside itself.
 */
function followPreferences(): void {
  const root = document.documentElement;
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  // Edges that only high contrast shows are all that forced colors leave of a switch.
  const systemContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');

  const stored = (key: string): string | null => {
    try {
      // Values that the browser refused to store last for the visit.
      return root.getAttribute(`data-unsaved-${key}`) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // Setting an attribute to its current value would invalidate the styles of the whole page.
  const put = (name: string, value: string): void => {
    if (root.getAttribute(name) !== value) {
      root.setAttribute(name, value);
    }
  };

  const mark = (name: string, key: string, values: string[]): void => {
    const value = stored(key) ?? '';
    if (values.includes(value)) {
      put(name, value);
    } else {
      root.removeAttribute(name);
    }
  };

  const apply = (): void => {
    const theme = stored('theme-preference');
    const contrast = stored('high-contrast-preference');
    const isDark = theme === 'dark' || (theme !== 'light' && systemDark.matches);
    const isHighContrast = contrast === 'on' || (contrast !== 'off' && systemContrast.matches);
    root.classList.toggle('pf-v6-theme-dark', isDark);
    root.classList.toggle('pf-v6-theme-high-contrast', isHighContrast);
    put('data-theme', isDark ? 'dark' : 'light');
    put('dir', stored('patternbook-direction') === 'rtl' ? 'rtl' : 'ltr');
    mark('data-text-size', 'patternbook-text-size', ['small', 'large', 'larger']);
    mark('data-content-width', 'patternbook-content-width', ['wide']);
    mark('data-motion', 'patternbook-motion', ['reduced']);
    mark('data-cookie-banner', 'gdpr-banner-closed', ['true']);
    // The light color comes first. The browser's toolbar follows the reader's choice rather than the system's.
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, index) => {
      meta.media = isDark === (index === 1) ? '' : 'not all';
    });
  };

  const lightenForPaper = (): void => root.classList.remove('pf-v6-theme-dark');

  apply();
  addEventListener('beforeprint', lightenForPaper);
  addEventListener('afterprint', apply);
  // A page from the back/forward cache may have missed a change.
  addEventListener('pageshow', apply);
  systemDark.addEventListener('change', apply);
  systemContrast.addEventListener('change', apply);
  addEventListener('storage', apply);
  document.addEventListener('patternbook:preferences', apply);
}

/** Text of the script that applies stored preferences before the first paint (requirement 4.3). */
export const themeScript = `(${followPreferences.toString()})()`;
