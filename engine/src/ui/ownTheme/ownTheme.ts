import { AXES } from '../../core/siteThemes.ts';
import { listThemes } from '../../core/themes.ts';
import { readPreference, storePreference } from '../../browser/preferences.ts';
import { STANDALONE_ROOT_ID, interfaceId } from '../../core/interfaceIds.ts';
import { IN_PREVIEWS, setOwnValues } from '../../live/preview/previewEnvironment.ts';
import { type OwnTheme, isTooLarge, matchesRoot, readTheme, rootElement } from './readTheme.ts';
import { repeatDependents, rootRules } from './rootRules.ts';
import { OWN_THEME } from './startOwnTheme.ts';
import { declarationsIn, pageThemeSheet } from './themeSheets.ts';

const NONE: OwnTheme = { declarations: [], leftOut: [] };
const THEMES = listThemes(AXES);
const CODES = THEMES.map(({ code }) => code);

/** The controls of an example's own document keep a look of their own: a theme could hide them. */
const PLAIN_CONTROLS = `.pb-controls {
  --pb-controls-text: CanvasText; --pb-controls-ground: Canvas; --pb-controls-line: GrayText;
  --pb-controls-link: LinkText; --pb-controls-radius: 0.375rem; font: 0.875rem/1.5 system-ui, sans-serif;
}`;

let css = '';
let theme = NONE;
let style: HTMLStyleElement | null = null;

const listeners = new Set<() => void>();

/** The text of the reader's own theme; empty for none. */
export function ownThemeText(): string {
  return readPreference(OWN_THEME) ?? '';
}

/** Whether the browser has stored it; otherwise it lasts for the visit. */
export function isKept(): boolean {
  try {
    return (localStorage.getItem(OWN_THEME) ?? '') === ownThemeText();
  } catch {
    return false;
  }
}

/** The reader's own theme, as it is shown. */
export function ownTheme(): OwnTheme {
  return theme;
}

/** @returns a function that stops watching */
export function watchOwnTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the text of a theme, which is then shown in all examples; a blank text ends it. */
export function changeOwnTheme(text: string): void {
  if (!isTooLarge(text)) {
    storePreference(OWN_THEME, text.trim() === '' ? null : text);
    showOwnTheme();
  }
}

/** Shows the stored theme, which is read and checked again. */
export function showOwnTheme(): void {
  const text = ownThemeText();
  if (text !== css) {
    css = text;
    theme = text === '' ? NONE : readTheme(text, THEMES);
    const { declarations } = theme;
    setOwnValues(declarations.length === 0 ? null : ({ code }) => declarationsIn(declarations, code));
    updateSheet();
    listeners.forEach((listener) => listener());
  }
}

/** Writes the style sheet of this document; again when it has got other style sheets. */
export function updateSheet(): void {
  const { declarations } = theme;
  if (declarations.length === 0) {
    style?.remove();
    return;
  }
  style ??= document.createElement('style');
  style.id = interfaceId('own-theme');
  const isStandalone = document.getElementById(STANDALONE_ROOT_ID) !== null;
  // Without its former rules.
  style.remove();
  style.textContent = isStandalone
    ? `${pageThemeSheet(declarations, CODES, '')}\n${PLAIN_CONTROLS}`
    : [
        repeatDependents(pageRules(), new Set(declarations.map(({ property }) => property)), IN_PREVIEWS),
        pageThemeSheet(declarations, CODES, ` :where(${IN_PREVIEWS})`)
      ].join('\n');
  document.head.append(style);
}

function pageRules() {
  const roots = THEMES.map(rootElement);
  return rootRules((selector) => roots.some((root) => matchesRoot(root, selector)));
}
