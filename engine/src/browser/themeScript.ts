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

  const address = document.querySelector<HTMLMetaElement>('meta[name="patternbook:theme-stylesheet"]')?.content;
  // While the document is parsed, in contrast to when an event is handled.
  let isParsing = document.currentScript !== null;
  let sheet: HTMLLinkElement | null = null;
  let isSheetLoaded = address === undefined;

  const watchSheet = (link: HTMLLinkElement): void => {
    sheet = link;
    link.addEventListener('load', () => {
      isSheetLoaded = true;
      apply();
    });
    link.addEventListener('error', () => {
      link.remove();
      sheet = null;
      isSheetLoaded = false;
    });
  };

  // Most readers don't need the rules of high contrast. If they can't be loaded, the page keeps its colors, and the next
  // call tries again.
  const loadSheet = (href: string): void => {
    if (isParsing) {
      // oxlint-disable-next-line typescript/no-deprecated -- only written links delay the first paint in all browsers
      document.write(`<link rel=stylesheet href="${href}">`);
      document.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`).forEach(watchSheet);
      isSheetLoaded = true;
    } else {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      watchSheet(link);
      document.head.append(link);
    }
  };

  const apply = (): void => {
    const theme = stored('theme-preference');
    const contrast = stored('high-contrast-preference');
    const isDark = theme === 'dark' || (theme !== 'light' && systemDark.matches);
    const isHighContrast = contrast === 'on' || (contrast !== 'off' && systemContrast.matches);
    root.classList.toggle('pf-v6-theme-dark', isDark);
    if (isHighContrast && sheet === null && address !== undefined) {
      loadSheet(address);
    }
    root.classList.toggle('pf-v6-theme-high-contrast', isHighContrast && isSheetLoaded);
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
  isParsing = false;
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
