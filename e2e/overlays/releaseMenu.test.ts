import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { holdsFocus } from './settingsPanel.ts';

const toggle = (page: Page) => page.getByRole('button', { name: /^Release / });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Releases' });

interface Answer {
  status?: number;
  body: string;
}

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await menu(page).waitFor();
}

/** Opens a page with a mocked response for `/versions.json`; null aborts the request. */
async function openWith(page: Page, answer: Answer | null): Promise<void> {
  await page.route('**/versions.json', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
  const isAsked = (request: Request) => request.url().endsWith('/versions.json');
  const answered =
    answer === null ? page.waitForEvent('requestfailed', isAsked) : page.waitForEvent('requestfinished', isAsked);
  await page.goto('/components/accordion');
  await answered;
}

const release = (name: string, more: object = {}) => ({ name, latest: false, hidden: false, versions: {}, ...more });
const list = (...releases: object[]): Answer => ({ body: JSON.stringify({ Releases: releases }) });

test.describe('the release menu', () => {
  test('shows the documented release and links to the archives of older versions', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await expect(toggle(page)).toHaveText('Release 6.6.1');
    await openMenu(page);
    await expect(menu(page).getByRole('list', { name: 'Latest' }).getByRole('link')).toHaveText(
      /^Release 6\.6\.1\s*August 3, 2026$/
    );
    const archives = menu(page).getByRole('list', { name: 'Older major versions' }).getByRole('link');
    expect(await archives.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hostname))).toEqual([
      'v5-archive.patternfly.org',
      'v4-archive.patternfly.org',
      'pf3.patternfly.org'
    ]);
    // Each release of this product replaces the previous one.
    await expect(menu(page).getByText('Previous releases')).toBeHidden();
    await menu(page).getByText('Package versions').click();
    await expect(menu(page).getByRole('listitem').filter({ hasText: 'react-charts' })).toHaveText(/8\.6\.1$/);
  });

  test('is named by the number of the release on a phone', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 360, height: 800 } }, '/components/accordion');
    await expect(page.getByRole('button', { name: 'Release 6.6.1' })).toBeVisible();
    const number = toggle(page).getByText('6.6.1', { exact: true });
    const box = await number.boundingBox();
    expect(box?.width).toBeGreaterThan(20);
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });

  test('is operable by keyboard only', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await toggle(page).focus();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await expect.poll(() => holdsFocus(menu(page))).toBe(true);
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
    }
    // Focus has left the menu at its end.
    await menu(page).waitFor({ state: 'hidden' });
  });

  test('closes on a click outside and when a link is followed', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await openMenu(page);
    await page.mouse.click(400, 500);
    await menu(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    await menu(page).getByRole('list', { name: 'Latest' }).getByRole('link').click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(menu(page)).toBeHidden();
  });

  test('shows releases newer than the page', async ({ page }) => {
    await openWith(
      page,
      list(
        release('7.0.0', { latest: true, date: '2027-01-31', versions: { '@patternfly/react-core': '7.0.1' } }),
        release('6.9.0', { hidden: true }),
        ...['6.8.0', '6.7.0', '6.6.1', '6.5.0'].map((name) => release(name))
      )
    );
    await expect(toggle(page)).toHaveText('Release 7.0.0');
    await openMenu(page);
    const previous = menu(page).getByRole('list', { name: 'Previous releases' }).getByRole('link');
    await expect(previous).toHaveText(['Release 6.8.0', 'Release 6.7.0', 'Release 6.6.1']);
    await expect(previous.first()).toHaveAttribute('href', '/6.8.0');
  });

  test('leaves the site for an older release', async ({ page }) => {
    await openWith(page, list(release('7.0.0', { latest: true }), release('6.8.0')));
    await expect(toggle(page)).toHaveText('Release 7.0.0');
    await page.route('**/6.8.0', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Older</h1>' }));
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Release 6.8.0' }).click();
    await page.getByRole('heading', { name: 'Older' }).waitFor();
  });

  for (const [failure, answer] of [
    ['fails', null],
    ['is an error', { status: 500, body: 'Sorry' }],
    ['is not JSON', { body: '<!doctype html>' }],
    ['is not a list of releases', { body: '{"Releases":[{"name":7,"latest":true}]}' }],
    ['has no latest release', list(release('1.0.0'))]
  ] as const) {
    test(`keeps its content if the response ${failure}`, async ({ page }) => {
      await openWith(page, answer);
      const exceptions: string[] = [];
      page.on('pageerror', ({ message }) => exceptions.push(message));
      await openMenu(page);
      await expect(toggle(page)).toHaveText('Release 6.6.1');
      await expect(menu(page).getByRole('link', { name: /^Release 6\.6\.1/ })).toBeVisible();
      expect(exceptions).toEqual([]);
    });
  }

  test('links to the release notes without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/components/accordion');
    await expect(toggle(page)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Release 6.6.1' }).click();
    await page.waitForURL('**/release-notes');
  });
});

test.describe('/versions.json', () => {
  test('lists the releases since 2019, with the documented one first and latest', async ({ visit }) => {
    const { page } = await visit('/versions.json');
    const { Releases: releases } = JSON.parse(await page.locator('pre').innerText()) as {
      Releases: { name: string; date: string; latest: boolean; hidden: boolean; versions: Record<string, string> }[];
    };
    expect(releases[0]).toMatchObject({ name: '6.6.1', date: '2026-08-03', latest: true, hidden: false });
    expect(releases[0]?.versions['@patternfly/react-core']).toBe('6.6.1');
    expect(releases.slice(1).every(({ latest, hidden }) => !latest && hidden)).toBe(true);
    expect(releases.at(-1)?.date).toBe('2019-06-05');
  });
});
