import type { BrowserContext } from '@playwright/test';

/** Stores preferences for all pages of a context, as if from an earlier visit. */
export async function storePreferences(
  context: BrowserContext,
  preferences: Readonly<Record<string, string>>
): Promise<void> {
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value);
    }
  }, preferences);
}
