import { AXES } from '../../core/siteThemes.ts';
import { type Theme, listThemes } from '../../core/themes.ts';

const THEMES = listThemes(AXES);

/** Returns the page's theme, which the script in the head has named on the root element. */
export function pageTheme(): Theme {
  const { inTheme } = document.documentElement.dataset;
  return THEMES.find(({ code }) => code === inTheme) ?? (THEMES[0] as Theme);
}

/** Calls a listener when attributes of the root element change. @returns a function that stops watching */
export function watchRoot(attributes: readonly string[], listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [...attributes] });
  return () => observer.disconnect();
}

/** Calls a listener when the page's theme changes. @returns a function that stops watching */
export function watchTheme(listener: () => void): () => void {
  return watchRoot([THEME_ATTRIBUTE], listener);
}

/** Attribute of the root element with the code of its theme. */
export const THEME_ATTRIBUTE = 'data-in-theme';
