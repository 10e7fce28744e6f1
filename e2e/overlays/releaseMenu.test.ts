import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/siteTest.ts';
import { hasFocus, holdsFocus } from './settingsPanel.ts';

const test = siteTest('sites/patternfly');

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

/** A test whose `/versions.json` answers something else. */
const answering = test.extend('openWith', ({ newContext }) => async (answer: Answer | null): Promise<Page> => {
  const context = await newContext();
  await context.route('**/versions.json', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
  const page = await context.newPage();
  const isAsked = (request: Request) => request.url().endsWith('/versions.json');
  const answered =
    answer === null ? page.waitForEvent('requestfailed', isAsked) : page.waitForEvent('requestfinished', isAsked);
  await page.goto('/components/accordion');
  await answered;
  return page;
});

const release = (name: string, more: object = {}) => ({ name, latest: false, hidden: false, versions: {}, ...more });
const list = (...releases: object[]): Answer => ({ body: JSON.stringify({ Releases: releases }) });

describe('the release menu', () => {
  test('names the documented release and leads to the archives of older versions', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    expect(await toggle(page).innerText()).toBe('Release 6.6.1');
    await openMenu(page);
    expect(await menu(page).getByRole('list', { name: 'Latest' }).getByRole('link').innerText()).toMatch(
      /^Release 6\.6\.1\s+August 3, 2026$/
    );
    const archives = menu(page).getByRole('list', { name: 'Older major versions' }).getByRole('link');
    expect(await archives.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hostname))).toEqual([
      'v5-archive.patternfly.org',
      'v4-archive.patternfly.org',
      'pf3.patternfly.org'
    ]);
    // Each release of this product replaces the one before it.
    expect(await menu(page).getByText('Previous releases').isVisible()).toBe(false);
    await menu(page).getByText('Package versions').click();
    expect(await menu(page).getByRole('listitem').filter({ hasText: 'react-charts' }).innerText()).toMatch(/8\.6\.1$/);
  });

  test('opens, is walked through and closes by the keyboard alone', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await toggle(page).focus();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await expect.poll(() => hasFocus(menu(page).getByRole('link').first())).toBe(true);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(toggle(page))).toBe(true);
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('Enter');
    await expect.poll(() => holdsFocus(menu(page))).toBe(true);
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
    }
    // The keyboard has left it by its end.
    await menu(page).waitFor({ state: 'hidden' });
  });

  test('closes by a press beside it and by following its link', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await openMenu(page);
    await page.mouse.click(400, 500);
    await menu(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    await menu(page).getByRole('list', { name: 'Latest' }).getByRole('link').click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await menu(page).isVisible()).toBe(false);
  });

  answering('shows what was released after the page was published', async ({ openWith }) => {
    const page = await openWith(
      list(
        release('7.0.0', { latest: true, date: '2027-01-31', versions: { '@patternfly/react-core': '7.0.1' } }),
        release('6.9.0', { hidden: true }),
        ...['6.8.0', '6.7.0', '6.6.1', '6.5.0'].map((name) => release(name))
      )
    );
    await expect.poll(() => toggle(page).innerText()).toBe('Release 7.0.0');
    await openMenu(page);
    const previous = menu(page).getByRole('list', { name: 'Previous releases' }).getByRole('link');
    expect(await previous.allInnerTexts()).toEqual(['Release 6.8.0', 'Release 6.7.0', 'Release 6.6.1']);
    expect(await previous.first().getAttribute('href')).toBe('/6.8.0');
  });

  answering('leaves this site for an older release', async ({ openWith }) => {
    const page = await openWith(list(release('7.0.0', { latest: true }), release('6.8.0')));
    await expect.poll(() => toggle(page).innerText()).toBe('Release 7.0.0');
    await page.route('**/6.8.0', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Older</h1>' }));
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Release 6.8.0' }).click();
    await page.getByRole('heading', { name: 'Older' }).waitFor();
  });

  answering.for([
    ['fails', null],
    ['is an error', { status: 500, body: 'Sorry' }],
    ['is no JSON', { body: '<!doctype html>' }],
    ['is no list of releases', { body: '{"Releases":[{"name":7,"latest":true}]}' }],
    ['has no latest release', list(release('1.0.0'))]
  ] as const)('keeps what it has when the answer %s', async ([, answer], { openWith }) => {
    const page = await openWith(answer);
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    await openMenu(page);
    expect(await toggle(page).innerText()).toBe('Release 6.6.1');
    expect(
      await menu(page)
        .getByRole('link', { name: /^Release 6\.6\.1/ })
        .isVisible()
    ).toBe(true);
    expect(exceptions).toEqual([]);
  });

  test('leads to the release notes without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/components/accordion');
    expect(await toggle(page).isVisible()).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Release 6.6.1' }).click();
    await page.waitForURL('**/release-notes');
  });
});

describe('/versions.json', () => {
  test('lists the releases since 2019, the documented one first and latest', async ({ visit }) => {
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
