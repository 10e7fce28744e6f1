import { announce, openDialogElement } from '../../browser/dom.ts';
import { readPreference, storePreference } from '../../browser/preferences.ts';
import { SETTINGS, chosenOption } from '../displaySettings/settings.ts';
import { openOverlay } from '../islands/overlays.ts';
import { openPalette } from '../search/openPalette.ts';

/** Time between the keys of a shortcut that has two. */
const SEQUENCE_MS = 1000;

/** Where keys mean something else: text, lists of choices, and examples, which have keys of their own. */
const OWN_KEYS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [data-preview]';

const ACTIONS: Record<ShortcutId, () => void> = {
  search: () => void openPalette(),
  colorScheme: () => chooseNext('theme-preference'),
  contrast: () => chooseNext('high-contrast-preference'),
  navigation: focusNavigation,
  previous: () => follow('main a[rel~=prev]'),
  next: () => follow('main a[rel~=next]'),
  home: () => follow('.pb-brand'),
  help: () => void openOverlay('shortcuts', {})
};

/** Keyboard shortcuts of the frame. Readers whose tools send single keys turn them off (WCAG 2.1.4). */
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

/** Without a modifier; some keyboards need AltGr, which counts as two, to type a bracket at all. */
function isPlainKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat } = event;
  const hasModifier = metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'));
  return !hasModifier && !defaultPrevented && !isComposing && !repeat;
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  return openDialogElement() !== null || (target instanceof Element && target.closest(OWN_KEYS) !== null);
}

/** Chooses the option after the current one, and says which it is. */
function chooseNext(key: 'theme-preference' | 'high-contrast-preference'): void {
  const setting = SETTINGS.find((candidate) => candidate.key === key);
  const current = setting && chosenOption(setting, readPreference(key));
  if (current) {
    const { legend, options } = setting;
    const next = options[(options.indexOf(current) + 1) % options.length] ?? current;
    storePreference(key, next.value);
    announce(`${legend}: ${next.label}`);
  }
}

function focusNavigation(): void {
  const button = document.querySelector<HTMLElement>('.pb-masthead-toggle button');
  if (button?.checkVisibility()) {
    // A narrow window's navigation opens with the focus in it.
    if (button.getAttribute('aria-expanded') !== 'true') {
      button.click();
    }
    return;
  }
  const navigation = document.querySelector('#navigation');
  (navigation?.querySelector<HTMLElement>('[aria-current=page]') ?? navigation?.querySelector('a'))?.focus();
}

function follow(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** A key, or keys pressed one after the other, that do something wherever the reader is. */
interface Shortcut {
  id: ShortcutId;
  keys: readonly [string] | readonly [string, string];
  /** Its description in the help. */
  title: string;
}

type ShortcutId = 'search' | 'colorScheme' | 'contrast' | 'navigation' | 'previous' | 'next' | 'home' | 'help';

/** In the order of the help. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'search', keys: ['/'], title: 'Search' },
  { id: 'colorScheme', keys: ['t'], title: 'Switch the color scheme: system, light, dark' },
  { id: 'contrast', keys: ['c'], title: 'Switch high contrast: system, on, off' },
  { id: 'navigation', keys: ['n'], title: 'Go to the navigation' },
  { id: 'previous', keys: ['['], title: 'Go to the previous page' },
  { id: 'next', keys: [']'], title: 'Go to the next page' },
  { id: 'home', keys: ['g', 'h'], title: 'Go to the home page' },
  { id: 'help', keys: ['?'], title: 'Show these shortcuts' }
];
