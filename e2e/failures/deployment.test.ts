import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PATH = '/components/badge';
const WAIT = { timeout: 15_000 };
const DOCUMENT = `**${PATH}`;

/** Presses a control of the first example; controls are hydrated when they come near the window. */
async function pressControl(page: Page, name: string): Promise<void> {
  const example = page.locator('.pb-example').first();
  await example.scrollIntoViewIfNeeded();
  await example.locator(`[data-control=${name}]`).click();
}
const editor = (page: Page) => page.locator('.pb-example .cm-content').first();

/** Simulates a new deployment: the document references another frame, and scripts that were not loaded yet are gone. */
async function deploy(page: Page, script: RegExp): Promise<void> {
  await page.route(DOCUMENT, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: body.replace(/data-frame="[^"]*"/, 'data-frame="newer"'), contentType: 'text/html' });
  });
  await page.route(script, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' })
  );
}

test.describe('a new deployment while a page is open', () => {
  test('is reported if the script of a control is gone, and the control works after a reload by the reader', async ({
    context
  }) => {
    const page = await context.newPage();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(PATH);
    await page.waitForLoadState('networkidle');
    await deploy(page, /\/assets\/ExamplePanels-[^/]*\.js$/);
    await pressControl(page, 'TOGGLE_CODE');
    const notice = page.getByRole('alert').filter({ hasText: 'the site has changed' });
    await notice.waitFor();
    await expect(notice.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.waitForTimeout(1000);
    expect(loads).toBe(1);
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Reload page' }).click();
    await expect.poll(() => loads, WAIT).toBe(2);
    // The click before the reload takes effect.
    await editor(page).waitFor(WAIT);
  });

  test('keeps edited code across that reload, and no longer', { tag: '@full' }, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(PATH);
    await pressControl(page, 'TOGGLE_CODE');
    await editor(page).waitFor(WAIT);
    await editor(page).fill('export const Mine = () => <b>Still mine</b>;');
    await page.frameLocator('.pb-live-frame[data-shown]').getByText('Still mine').waitFor(WAIT);
    await deploy(page, /\/assets\/converterWorker-[^/]*\.js$/);
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

  test('reloads automatically at most once, whatever the host serves', { tag: '@full' }, async ({ context }) => {
    const page = await context.newPage();
    let loads = 0;
    page.on('load', () => (loads += 1));
    // Each response references another missing module.
    await page.route('**/components/accordion', async (route) => {
      const body = await (await route.fetch()).text();
      const named = body.replace(/data-module="[^"]+"/, `data-module="/assets/gone-${loads}-${Math.random()}.js"`);
      await route.fulfill({ body: named, contentType: 'text/html' });
    });
    await page.goto('/components/accordion');
    await page.getByRole('alert').filter({ hasText: 'the site has changed' }).waitFor(WAIT);
    await page.waitForTimeout(3000);
    expect(loads).toBeLessThan(4);
    await expect(page.locator('[data-preview] .pf-v6-c-accordion')).toHaveCount(5);
  });
});
