import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** Opens a collapsed section of the page, as readers do: by a press on its heading, which lies over its summary. */
export async function openSection(page: Page, anchor: string): Promise<void> {
  const section = page.locator('.pb-disclosure').filter({ has: page.locator(`[id="${anchor}"]`) });
  const details = section.locator('> details');
  await expect(details).not.toHaveAttribute('open');
  await details.locator('> summary').click();
  await expect(details).toHaveAttribute('open');
}
