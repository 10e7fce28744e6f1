/** A key, or keys pressed one after the other, that do something wherever the reader is. */
export interface Shortcut {
  id: ShortcutId;
  keys: readonly [string] | readonly [string, string];
  /** What it does, as the help says it. */
  title: string;
}

export type ShortcutId = 'search' | 'colorScheme' | 'contrast' | 'navigation' | 'previous' | 'next' | 'home' | 'help';

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
