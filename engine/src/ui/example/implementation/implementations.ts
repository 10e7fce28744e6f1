import { IMPLEMENTATIONS, type Implementation } from '../../../core/tabs.ts';
import { readPreference } from '../../../browser/preferences.ts';

/** Preference key of the implementation that readers want to see; nothing for the first one. */
export const IMPLEMENTATION_KEY = 'patternbook-implementation';

/** Returns the implementation that a tab documents by its source tag, e.g. `html` for `html-demos`; null for others. */
export function implementationOf(source: string): Implementation | null {
  return IMPLEMENTATIONS.find((each) => source === each || source.startsWith(`${each}-`)) ?? null;
}

/** Returns the source tag of the same tab in another implementation, e.g. `html-demos` for `react-demos`; null for others. */
export function counterpartOf(source: string, implementation: Implementation): string | null {
  const own = implementationOf(source);
  return own && implementation + source.slice(own.length);
}

/** Returns the implementation that the reader prefers; null for the first one. */
export function preferredImplementation(): Implementation | null {
  const stored = readPreference(IMPLEMENTATION_KEY);
  return IMPLEMENTATIONS.find((each) => each === stored) ?? null;
}
