import * as texts from '../../core/texts.ts';
import { NAVIGATION_ID } from '../../core/interfaceIds.ts';
import { openDialogElement } from '../../browser/dom.ts';
import { loadPart } from '../../browser/loadPart.ts';
import { readPreference } from '../../browser/preferences.ts';
import { openOverlay } from '../islands/overlays.ts';
import { openPalette } from '../search/openPalette.ts';
import { shortcutsHelp } from './feature.ts';

/** Maximum time between the keys of a two-key shortcut. */
const SEQUENCE_MS = 1000;

/** Elements in which keys have other meanings: text fields, selects, and examples. */
const OWN_KEYS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [data-preview]';

const ACTIONS: Record<ShortcutId, () => void> = {
  search: () => void openPalette(),
  colorScheme: () => chooseNext('theme-preference'),
  contrast: () => chooseNext('high-contrast-preference'),
  navigation: focusNavigation,
  previous: () => follow('main a[rel~=prev]'),
  next: () => follow('main a[rel~=next]'),
  home: () => follow('.pb-brand'),
  help: () => void openOverlay(shortcutsHelp, {})
};

/** Starts the keyboard shortcuts. Readers whose tools send single keys can turn them off (WCAG 2.1.4). */
export function startShortcuts(): void {
  let first: { key: string; time: number } | null = null;
  document.addEventListener('keydown', (event) => {
    if (!isPlainKey(event) || isElsewhere(event) || readPreference('patternbook-shortcuts') === 'off') {
      first = null;
      return;
    }
    const { key, timeStamp: time } = event;
    const before = first && time - first.time < SEQUENCE_MS ? first.key : null;
    const shortcut =
      SHORTCUTS.find(({ keys }) => keys.length === 2 && keys[0] === before && keys[1] === key) ??
      SHORTCUTS.find(({ keys }) => keys.length === 1 && keys[0] === key);
    first = { key, time };
    if (shortcut) {
      event.preventDefault();
      first = null;
      ACTIONS[shortcut.id]();
    }
  });
}

/** Whether no modifier is pressed, except AltGr (reported as Ctrl + Alt), which some layouts need for brackets. */
function isPlainKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat } = event;
  const hasModifier = metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'));
  return !hasModifier && !defaultPrevented && !isComposing && !repeat;
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  return openDialogElement() !== null || (target instanceof Element && target.closest(OWN_KEYS) !== null);
}

function chooseNext(key: 'theme-preference' | 'high-contrast-preference'): void {
  const load = () => import('../displaySettings/settings.ts');
  void loadPart(texts.parts.displaySettings, load, (settings) => settings.chooseNext(key));
}

function focusNavigation(): void {
  const button = document.querySelector<HTMLElement>('.pb-masthead-toggle button');
  if (button?.checkVisibility()) {
    // In narrow windows, opening the navigation moves the focus into it.
    if (button.getAttribute('aria-expanded') !== 'true') {
      button.click();
    }
    return;
  }
  const navigation = document.getElementById(NAVIGATION_ID);
  (navigation?.querySelector<HTMLElement>('a[aria-current]') ?? navigation?.querySelector('a'))?.focus();
}

function follow(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** A global keyboard shortcut: a key, or a sequence of two. */
interface Shortcut {
  id: ShortcutId;
  keys: readonly [string] | readonly [string, string];
}

type ShortcutId = 'search' | 'colorScheme' | 'contrast' | 'navigation' | 'previous' | 'next' | 'home' | 'help';

/** Shortcuts in the order of the help dialog. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'search', keys: ['/'] },
  { id: 'colorScheme', keys: ['t'] },
  { id: 'contrast', keys: ['c'] },
  { id: 'navigation', keys: ['n'] },
  { id: 'previous', keys: ['['] },
  { id: 'next', keys: [']'] },
  { id: 'home', keys: ['g', 'h'] },
  { id: 'help', keys: ['?'] }
];
