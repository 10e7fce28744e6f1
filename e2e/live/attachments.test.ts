import type { FrameLocator, Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';
import { WAIT, moveCursorAfter, openCode } from './codePage.ts';

/** Its package imports a whole code editor, in whose place the site loads the one that it serves (`examples.alias`). */
const EXAMPLE = { path: '/patternfly-ai/chatbot/messages', slug: 'attachment-preview', title: 'Attachment preview' };

async function expectEditor(place: Page | FrameLocator): Promise<void> {
  await place.getByRole('button', { name: 'Launch attachment preview modal' }).click();
  const modal = place.getByRole('dialog', { name: 'Preview attachment' });
  await expect(modal.locator('.view-lines')).toContainText('code snippet', WAIT);
}

test.describe('the preview of an attachment', () => {
  test('has the code editor that the site serves', async ({ visit }) => {
    const { page, errors } = await visit(`${EXAMPLE.path}#${EXAMPLE.slug}`);
    await expect(page.locator(`[data-example="${EXAMPLE.slug}"]`)).toHaveAttribute('data-state', 'live');
    await expectEditor(page);
    expect(errors.list).toEqual([]);
  });

  test('has it in an edited example, too', async ({ visit }) => {
    const { page, errors } = await visit(`${EXAMPLE.path}#${EXAMPLE.slug}`);
    const code = await openCode(page, EXAMPLE.title);
    await moveCursorAfter(page, code, 'I am a ');
    await page.keyboard.type('changed ');
    await expectEditor(page.locator(`#${EXAMPLE.slug}`).frameLocator('iframe[data-shown]'));
    expect(errors.list).toEqual([]);
  });
});
