import { SITE_TABS } from '../../../core/siteTabs.ts';
import { readPreference } from '../../../browser/preferences.ts';

/** Preference key of the implementation that readers want to see; nothing for the first one. */
export const IMPLEMENTATION_KEY = 'patternbook-implementation';

/**
 * Returns the tag of the implementation that a tab documents: the one that its own source tag is, or begins with. Null for
 * other tabs.
 */
export function implementationOf(source: string): string | null {
  return implementations().find((id) => source === id || source.startsWith(`${id}-`)) ?? null;
}

/** Returns the source tag of the same tab in another implementation: it has the same end. Null for other tabs. */
export function counterpartOf(source: string, implementation: string): string | null {
  const own = implementationOf(source);
  return own && implementation + source.slice(own.length);
}

/** Returns the tag of the implementation that the reader prefers; null for the first one. */
export function preferredImplementation(): string | null {
  const stored = readPreference(IMPLEMENTATION_KEY);
  return implementations().find((id) => id === stored) ?? null;
}

function implementations(): string[] {
  return SITE_TABS.implementations.map(({ id }) => id);
}
