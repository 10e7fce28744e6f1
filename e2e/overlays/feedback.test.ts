import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { overflow } from './settingsPanel.ts';

const PATH = '/components/accordion';
const SURVEY = 'https://www.feedback.redhat.com/**';

const open = (page: Page) => page.getByRole('button', { name: 'Give feedback' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Give feedback' });
const frame = (page: Page) => dialog(page).locator('iframe');
const failure = (page: Page) => dialog(page).getByRole('alert');

/** Mocks the survey. @returns the requests so far, by method */
async function answerAsSurvey(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(SURVEY, (route) => {
    asked.push(route.request().method());
    return route.fulfill({ contentType: 'text/html', body: '<label>Opinion <input></label>' });
  });
  return asked;
}

test.describe('the feedback dialog', () => {
  test("loads the survey on first open, and keeps the reader's input", async ({ context, visit }) => {
    const asked = await answerAsSurvey(context);
    const { page, errors } = await visit(PATH);
    await expect(frame(page)).toHaveCount(0);
    await open(page);
    const opinion = frame(page).contentFrame().getByLabel('Opinion');
    await opinion.fill('Good');
    expect(asked.toSorted()).toEqual(['GET', 'HEAD']);
    await expect(frame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin allow-popups');
    await expect(frame(page)).toHaveAttribute('title', 'PatternFly website survey');

    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await open(page);
    await expect(opinion).toHaveValue('Good');
    expect(asked).toHaveLength(2);
    expect(errors.list).toEqual([]);
  });

  test('shows a loading state with a link to the survey', async ({ context, visit }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route(SURVEY, async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/html', body: 'Survey' });
    });
    const { page } = await visit(PATH);
    await open(page);
    const waiting = dialog(page).getByRole('progressbar', { name: 'Loading the survey' });
    await waiting.waitFor();
    const link = dialog(page).getByRole('link', { name: /Open the survey in a new tab/ });
    await expect(link).toHaveAttribute('href', 'https://www.feedback.redhat.com/jfe/form/SV_9MKBjq8H7muINMy');
    await expect(link).toHaveAttribute('target', '_blank');
    answer();
    await waiting.waitFor({ state: 'hidden' });
    await expect(frame(page)).toBeVisible();
  });

  test('reports a blocked survey, and retries', async ({ context, visit }) => {
    await context.route(SURVEY, (route) => route.abort());
    const { page } = await visit(PATH);
    await open(page);
    await failure(page).waitFor();
    await expect(failure(page)).toContainText('Couldn’t load');
    await expect(frame(page)).toHaveCount(0);

    await context.unroute(SURVEY);
    await answerAsSurvey(context);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await failure(page).waitFor({ state: 'hidden' });
    await frame(page).contentFrame().getByLabel('Opinion').waitFor();
  });

  test('reports a missing connection immediately', async ({ context, visit }) => {
    const { page } = await visit(PATH);
    // The notice shows only the last of several failed parts.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Give feedback' }).click();
    await page.getByRole('alert').filter({ hasText: 'Couldn’t load the survey' }).waitFor();
  });

  test('gives up on a survey that does not respond', { tag: '@full' }, async ({ context, visit }) => {
    await context.route(SURVEY, () => undefined);
    const { page } = await visit(PATH);
    await page.clock.install();
    await open(page);
    await dialog(page).getByRole('progressbar').waitFor();
    await page.clock.fastForward('00:16');
    await failure(page).waitFor();
  });
});

test.describe('the feedback button', () => {
  for (const width of [1200, 1440, 1920]) {
    test(`covers no text next to the page at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 800 } }, PATH);
      for (const y of [0, 1500]) {
        await page.evaluate((top) => scrollTo(0, top), y);
        const button = await page.getByRole('button', { name: 'Give feedback' }).boundingBox();
        await expect
          .poll(async () => {
            const list = await page.locator('.pb-contents').boundingBox();
            return (list?.y ?? Infinity) + (list?.height ?? 0) <= (button?.y ?? 0);
          })
          .toBe(true);
        const list = await page.locator('.pb-contents').boundingBox();
        expect(button?.x).toBeGreaterThanOrEqual(list?.x ?? Infinity);
        expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(800);
      }
    });
  }

  test('links to the survey without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    const link = page.getByRole('link', { name: /^Give feedback/ });
    await expect(link).toHaveAttribute('href', 'https://www.feedback.redhat.com/jfe/form/SV_9MKBjq8H7muINMy');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toBeVisible();
  });

  test('is at the end of the page on a phone', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, PATH);
    const button = page.getByRole('button', { name: 'Give feedback' });
    // The page changes its height as long as it lays out its last examples.
    await expect(async () => {
      const main = await page.locator('main').boundingBox();
      expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual((main?.y ?? Infinity) + (main?.height ?? 0));
    }).toPass();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
