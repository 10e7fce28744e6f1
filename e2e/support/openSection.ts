import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** On the sign of a summary, in px. The button that copies a link may lie over the middle. */
const BESIDE_HEADING = { x: 16, y: 16 };

/** Opens a collapsed section of the page, as readers do: by a press on its summary, over which its heading lies. */
export async function openSection(page: Page, anchor: string): Promise<void> {
  const section = page.locator('.pb-disclosure').filter({ has: page.locator(`[id="${anchor}"]`) });
  const details = section.locator('> details');
  await expect(details).not.toHaveAttribute('open');
  await details.locator('> summary').click({ position: BESIDE_HEADING });
  await expect(details).toHaveAttribute('open');
}
