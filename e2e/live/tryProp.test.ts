import { expect, test } from '../support/test.ts';

/** It has no playground, where the property would be tried otherwise. */
const PATH = '/components/card';

test.describe('trying a prop', () => {
  test('inserts it into the first example of its component, and runs the example', async ({ visit }) => {
    const { page, errors } = await visit(`${PATH}#prop-card-iscompact`);
    const row = page.locator('#prop-card-iscompact');
    await row.getByRole('link', { name: 'isCompact' }).focus();
    const button = row.getByRole('button', { name: 'Try isCompact in an example' });
    await button.waitFor();
    await button.press('Enter');
    const example = page.locator('.pb-example').first();
    await example.frameLocator('iframe[data-shown]').locator('.pf-v6-c-card.pf-m-compact').first().waitFor();
    const code = example.getByRole('textbox', { name: /^Code of / });
    await expect(code).toContainText('<Card isCompact');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('isCompact');
    await example.getByRole('button', { name: /^Reset code of / }).click();
    await example.locator('[data-preview]').waitFor();
    expect(errors.list).toEqual([]);
  });

  test('is offered if a value can be generated', async ({ visit }) => {
    const { page } = await visit('/components/button#prop-button-countoptions');
    // The pointer has to arrive again if the rows move while it is there.
    await expect(async () => {
      await page.locator('#prop-button-countoptions').hover();
      await page.locator('#prop-button-variant').hover();
      await page.getByRole('button', { name: 'Try variant in an example' }).waitFor({ timeout: 3000 });
    }).toPass();
    await page.locator('#prop-button-countoptions').hover();
    await expect(page.locator('#prop-button-countoptions').getByRole('button')).toHaveCount(0);
  });
});
