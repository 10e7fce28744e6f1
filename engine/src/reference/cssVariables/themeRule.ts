/** What a rule of Tailwind for variables of the root element says besides them. */
export interface ThemeRule {
  /** Selectors of the rule that Tailwind makes of it. */
  selectors: string[];
  /** Returns the name of a variable in the output; null for a name that only removes defaults, such as `--color-*`. */
  nameOf: (property: string) => string | null;
}

const THEME = /^@theme(?![\w-])/;
const PREFIX = /\bprefix\(\s*([\w-]+)\s*\)/;

/**
 * Reads the head of `@theme { … }`, in which packages for Tailwind publish their variables; null for other rules. With
 * `reference`, another sheet defines them.
 */
export function readThemeRule(head: string): ThemeRule | null {
  if (!THEME.test(head)) {
    return null;
  }
  const [, prefix] = PREFIX.exec(head) ?? [];
  const selectors = /\sreference\b/.test(head) ? [] : [':root', ':host'];
  return {
    selectors,
    nameOf: (property) =>
      property.includes('*') || !property.startsWith('--')
        ? null
        : prefix === undefined
          ? property
          : `--${prefix}-${property.slice(2)}`
  };
}
