import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PATH = '/components/badge';
const WAIT = { timeout: 15_000 };
const DOCUMENT = `**${PATH}`;

const control = (page: Page, name: string) => page.locator('.pb-example').first().locator(`[data-control=${name}]`);
const editor = (page: Page) => page.locator('.pb-example .cm-content').first();

/** The host has another deployment: its document names another frame, and scripts that were not fetched are gone. */
async function publishAnew(page: Page, script: RegExp): Promise<void> {
  await page.route(DOCUMENT, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: body.replace(/data-frame="[^"]*"/, 'data-frame="newer"'), contentType: 'text/html' });
  });
  await page.route(script, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' })
  );
}

test.describe('a site that is published anew while a page is open', () => {
  test('says so when a control has lost its script, and works after a reload that the reader asks for', async ({
    context
  }) => {
    const page = await context.newPage();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(PATH);
    await page.waitForLoadState('networkidle');
    await publishAnew(page, /\/assets\/ExamplePanels-[^/]*\.js$/);
    await control(page, 'TOGGLE_CODE').click();
    const notice = page.getByRole('alert').filter({ hasText: 'the site was updated since you opened this page' });
    await notice.waitFor();
    await expect(notice.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.waitForTimeout(1000);
    expect(loads).toBe(1);
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Reload page' }).click();
    await expect.poll(() => loads, WAIT).toBe(2);
    // What was pressed before takes effect.
    await editor(page).waitFor(WAIT);
  });

  test('keeps edited code across that reload, and no longer', { tag: '@full' }, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(PATH);
    await control(page, 'TOGGLE_CODE').click();
    await editor(page).waitFor(WAIT);
    await editor(page).fill('export const Mine = () => <b>Still mine</b>;');
    await page.frameLocator('.pb-live-frame[data-shown]').getByText('Still mine').waitFor(WAIT);
    await publishAnew(page, /\/assets\/converterWorker-[^/]*\.js$/);
    await page.getByRole('button', { name: 'Convert to JavaScript' }).first().click();
    const reload = page.getByRole('alert').getByRole('button', { name: 'Reload page' });
    await reload.waitFor(WAIT);
    await page.unrouteAll();
    const reloaded = page.waitForEvent('load');
    await reload.click();
    await reloaded;
    await page.frameLocator('.pb-live-frame[data-shown]').getByText('Still mine').waitFor(WAIT);
    await expect(editor(page)).toContainText('Still mine');
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(editor(page)).toHaveCount(0);
  });

  test('never reloads by itself more than once, whatever the host answers', { tag: '@full' }, async ({ context }) => {
    const page = await context.newPage();
    let loads = 0;
    page.on('load', () => (loads += 1));
    // Each answer names another module, and none of them is there.
    await page.route('**/components/accordion', async (route) => {
      const body = await (await route.fetch()).text();
      const named = body.replace(/data-module="[^"]+"/, `data-module="/assets/gone-${loads}-${Math.random()}.js"`);
      await route.fulfill({ body: named, contentType: 'text/html' });
    });
    await page.goto('/components/accordion');
    await page.getByRole('alert').filter({ hasText: 'the site was updated' }).waitFor(WAIT);
    await page.waitForTimeout(3000);
    expect(loads).toBeLessThan(4);
    await expect(page.locator('[data-preview] .pf-v6-c-accordion')).toHaveCount(5);
  });
});
