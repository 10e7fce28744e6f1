/**
 * Puts the stored preferences on the root element and keeps them there: when the operating system's
 * settings change, and when another tab or the page itself (event `patternbook:preferences`) stores others.
 *
 * Runs as text in the head of every document, so it can refer to nothing outside itself.
 */
function followPreferences(): void {
  const root = document.documentElement;
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const systemContrast = matchMedia('(prefers-contrast: more)');

  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const apply = (): void => {
    const theme = stored('theme-preference');
    const contrast = stored('high-contrast-preference');
    const isDark = theme === 'dark' || (theme !== 'light' && systemDark.matches);
    const isHighContrast = contrast === 'on' || (contrast !== 'off' && systemContrast.matches);
    root.classList.toggle('pf-v6-theme-dark', isDark);
    root.classList.toggle('pf-v6-theme-high-contrast', isHighContrast);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.dir = stored('patternbook-direction') === 'rtl' ? 'rtl' : 'ltr';
  };

  const lightenForPaper = (): void => root.classList.remove('pf-v6-theme-dark');

  apply();
  addEventListener('beforeprint', lightenForPaper);
  addEventListener('afterprint', apply);
  systemDark.addEventListener('change', apply);
  systemContrast.addEventListener('change', apply);
  addEventListener('storage', apply);
  document.addEventListener('patternbook:preferences', apply);
}

/** Text of the script that applies stored preferences before the first paint (spec §4). */
export const themeScript = `(${followPreferences.toString()})()`;
