import { resolve } from 'node:path';
import { describe, expect, test as baseTest } from 'vitest';
import { launchBrowser } from '../scripts/browser.ts';
import { serverOfCheckout, startServer } from '../scripts/startServer.ts';
import { copyStarter } from './support/editableSite.ts';
import { collectFaults } from './support/faults.ts';

const root = resolve(import.meta.dirname, '..');

const MARKDOWN = 'packages/larkspur-ui/docs/button/react/button.md';
const EXAMPLE = 'packages/larkspur-ui/docs/button/react/ButtonVariants.tsx';

/** The dev server of a copy of the starter site, with its button page open. */
const test = baseTest
  .extend('site', ({}, { onCleanup }) => {
    const site = copyStarter();
    onCleanup(site.remove);
    return site;
  })
  .extend('server', async ({ site }, { onCleanup }) => {
    const server = await startServer(serverOfCheckout(root, 'dev', site.folder));
    onCleanup(server.stop);
    return server;
  })
  .extend('page', async ({ server }, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${server.address}/components/button`);
    await page.locator('[data-example=variants][data-state=live]').waitFor();
    // Lost when the document is loaded again.
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    return page;
  });

describe('the dev server', () => {
  test('shows a page with its examples alive', async ({ page, server }) => {
    const faults = collectFaults(page);
    await page.reload();
    await page.locator('[data-example=variants][data-state=live]').waitFor();
    expect(await page.locator('h1').innerText()).toBe('Button');
    expect(faults.list).toEqual([]);
    expect(server.printed()).toMatch(/ready in \d+\.\d s/);
  });

  test('shows edited text in the open page', async ({ page, site }) => {
    site.edit(MARKDOWN, 'A button starts an action', 'A button sets off an action');
    await page.getByText('A button sets off an action').waitFor();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  test('shows an edited example in the open page, alive', async ({ page, site }) => {
    site.edit(EXAMPLE, 'Save changes', 'Keep changes');
    await page.locator('[data-example=variants][data-state=live]').getByText('Keep changes').waitFor();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  test('shows an edited component of a linked package, the same from server and browser', async ({ page, site }) => {
    const faults = collectFaults(page);
    site.edit('packages/larkspur-ui/src/Button.js', "type: 'button',", "type: 'button', 'data-edited': true,");
    await page.locator('[data-example=variants][data-state=live] button[data-edited]').first().waitFor();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
    expect(faults.list).toEqual([]);
  });

  test('shows an edited style sheet of a linked package', async ({ page, site }) => {
    site.edit('packages/larkspur-ui/css/button.css', '.lark-button {', '.lark-button { outline: 3px solid red;');
    const button = page.locator('[data-example=variants] button').first();
    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('3px');
  });

  test('asks for a restart when the configuration changes', async ({ page, site, server }) => {
    site.edit('site.config.ts', "name: 'Larkspur'", "name: 'Lark'");
    await expect.poll(server.printed).toContain('site.config.ts has changed: restart the server');
    await page.reload();
    expect(await page.locator('h1').innerText()).toBe('Button');
  });

  test('says what is wrong with the content, in the page and the terminal, until it is mended', async ({
    page,
    site,
    server
  }) => {
    const place = /button\.md:15\b/;
    site.edit(MARKDOWN, './ButtonVariants.tsx', './ButtonVariant.tsx');
    const problems = page.getByRole('alert').filter({ hasText: 'ButtonVariant.tsx' });
    await problems.first().waitFor();
    expect(await problems.first().innerText()).toMatch(place);
    expect(server.printed()).toMatch(place);

    site.edit(MARKDOWN, './ButtonVariant.tsx', './ButtonVariants.tsx');
    await problems.first().waitFor({ state: 'detached' });
    await page.locator('[data-example=variants][data-state=live]').waitFor();
  });

  test('says what is wrong with an example', async ({ page, site, server }) => {
    site.edit(EXAMPLE, '<Button>Save changes</Button>', '<Button>Save changes');
    const preview = page.locator('[data-example=variants]');
    await preview.locator('.pb-preview-error').waitFor();
    await expect.poll(server.printed).toMatch(/ButtonVariants\.tsx:\d+: /);

    site.edit(EXAMPLE, '<Button>Save changes', '<Button>Save changes</Button>');
    await page.locator('[data-example=variants][data-state=live]').waitFor();
  });

  test('gives code of examples, and libraries for it, as the build does', async ({ page, server, site }) => {
    const ask = async (address: string): Promise<Record<string, unknown>> => {
      const response = await page.request.get(server.address + address);
      expect(response.ok(), address).toBe(true);
      return (await response.json()) as Record<string, unknown>;
    };
    site.edit(EXAMPLE, 'Save changes', 'Keep changes');
    await expect
      .poll(async () => JSON.stringify(await ask('/code/components/button.json')), { timeout: 10_000 })
      .toContain('Keep changes');
    const setup = await ask('/code.json');
    expect(setup['libraries']).toHaveProperty('larkspur-ui');
    const [script] = setup['scripts'] as { address: string }[];
    const parts = [setup['frame'] as string, script?.address ?? ''];
    for (const address of parts) {
      expect((await page.request.get(server.address + address)).status(), address).toBe(200);
    }
    expect((await page.request.get(`${server.address}/code/components/none.json`)).status()).toBe(404);
    expect(server.printed()).toContain('Preparing libraries');
  });
});
