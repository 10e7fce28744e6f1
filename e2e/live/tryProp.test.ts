import { expect, test } from '../support/test.ts';

const PATH = '/components/badge';

test.describe('trying a prop', () => {
  test('inserts it into the first example of its component, and runs the example', async ({ visit }) => {
    const { page, errors } = await visit(`${PATH}#prop-badge-isdisabled`);
    const row = page.locator('#prop-badge-isdisabled');
    await row.getByRole('link', { name: 'isDisabled' }).focus();
    const button = row.getByRole('button', { name: 'Try isDisabled in an example' });
    await button.waitFor();
    await button.press('Enter');
    const example = page.locator('.pb-example').first();
    await example.frameLocator('iframe[data-shown]').locator('.pf-v6-c-badge.pf-m-disabled').first().waitFor();
    const code = example.getByRole('textbox', { name: /^Code of / });
    await expect(code).toContainText('<Badge isDisabled');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('isDisabled');
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
