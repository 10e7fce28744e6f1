import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

async function turnAround(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

test.describe('a page from right to left', () => {
  test('keeps code from left to right, and in its place within an English sentence', async ({ visit }) => {
    const { page } = await visit('/developer-resources/cli-handbook');
    await turnAround(page);
    const flag = page.locator('td:first-child > code', { hasText: /^--version$/ });
    const edges = await flag.evaluate((code) => {
      const text = code.firstChild as Text;
      return [0, text.length - 1].map((start) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(edges[0]).toBeLessThan(edges[1] ?? 0);

    const cell = page.getByRole('cell', { name: 'edit opens a text editor' });
    const places = await cell.evaluate((element) => {
      const sentence = document.createRange();
      const text = element.querySelector('code')?.nextSibling as Text;
      sentence.setStart(text, 1);
      sentence.setEnd(text, 2);
      return [element.querySelector('code')?.getBoundingClientRect().left, sentence.getBoundingClientRect().left];
    });
    expect(places[0]).toBeLessThan(places[1] ?? 0);
  });

  test('has the counts of collapsed sections at the end', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await turnAround(page);
    const section = page.locator('.pb-disclosure').first();
    const count = await section.locator('.pb-disclosure-content').boundingBox();
    const box = await section.boundingBox();
    expect((count?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(20);
  });
});
