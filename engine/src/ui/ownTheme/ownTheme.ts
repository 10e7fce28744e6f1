import { AXES } from '../../core/siteThemes.ts';
import { createStore } from '../../core/store.ts';
import { listThemes } from '../../core/themes.ts';
import { readPreference, storePreference } from '../../browser/preferences.ts';
import { OWN_THEME_ID, STANDALONE_ROOT_ID } from '../../core/interfaceIds.ts';
import { IN_PREVIEWS, setOwnValues } from '../../live/preview/previewEnvironment.ts';
import { type OwnTheme, isTooLarge, matchesRoot, readTheme, rootElement } from './readTheme.ts';
import { layerOrder, repeatDependents, rootRules } from './rootRules.ts';
import { OWN_THEME, OWN_THEME_CSS } from './startOwnTheme.ts';
import { declarationsIn, pageThemeSheet } from './themeSheets.ts';

const NONE: OwnTheme = { declarations: [], leftOut: [] };
const THEMES = listThemes(AXES);
const CODES = THEMES.map(({ code }) => code);

/** The controls of an example's own document keep a look of their own: a theme could hide them. */
const PLAIN_CONTROLS = `.pb-controls {
  --pb-controls-text: CanvasText; --pb-controls-ground: Canvas; --pb-controls-line: GrayText;
  --pb-controls-link: LinkText; --pb-controls-radius: 0.375rem; font: 0.875rem/1.5 system-ui, sans-serif;
}
.pb-controls .pb-own-theme-bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; }
.pb-controls .pb-own-theme-bar > p { flex-basis: 100%; }`;

let css = '';

/** The reader's own theme, as it is shown. */
export const ownTheme = createStore(NONE);

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

/** Whether examples have a theme of the reader. */
export function hasOwnTheme(): boolean {
  return ownTheme.get().declarations.length > 0;
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
    ownTheme.set(text === '' ? NONE : readTheme(text, THEMES));
    const { declarations } = ownTheme.get();
    setOwnValues(declarations.length === 0 ? null : ({ code }) => declarationsIn(declarations, code));
    // For pictures, which don't show it (`ui/fullScreen`).
    document.documentElement.classList.toggle('pb-own', declarations.length > 0);
    updateSheet();
  }
}

/** Writes the style sheet of this document; again when it has got other style sheets. */
export function updateSheet(): void {
  const { declarations } = ownTheme.get();
  if (declarations.length === 0) {
    document.getElementById(OWN_THEME_ID)?.remove();
    storeSheet(null);
    return;
  }
  const style = document.getElementById(OWN_THEME_ID) ?? document.createElement('style');
  style.id = OWN_THEME_ID;
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
  if (!isStandalone) {
    storeSheet(layerOrder() + style.textContent);
  }
}

/** Largest style sheet that is stored, in characters: all preferences share 5 MB. */
const MAX_STORED = 200_000;

/** Stores the style sheet for the script in the head, so that the next page has it from the first paint. */
function storeSheet(sheet: string | null): void {
  const next = sheet !== null && sheet.length <= MAX_STORED && isKept() ? sheet : null;
  if (readPreference(OWN_THEME_CSS) !== next) {
    try {
      localStorage.removeItem(OWN_THEME_CSS);
      if (next !== null) {
        localStorage.setItem(OWN_THEME_CSS, next);
      }
    } catch {
      // It then comes a moment later.
    }
  }
}

function pageRules() {
  const roots = THEMES.map(rootElement);
  return rootRules((selector) => roots.some((root) => matchesRoot(root, selector)));
}
