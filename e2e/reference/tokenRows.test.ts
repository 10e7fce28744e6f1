import { expect, test } from '../support/test.ts';

const PATH = '/tokens/all-tokens';
const BACKGROUND = '--pf-t--global--background--color--primary--default';

test.describe('the rows of tokens', () => {
  test('take one line in the widest column, without the beginning that names share', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, PATH);
    const head = page.locator('.pb-token-schemes:visible').first();
    await expect(head).toHaveText(/^--pf-t--global--background--…/);
    const rows = await page.locator('.pb-token:visible').evaluateAll((all) =>
      all.map((each) => {
        const [start, rest] = each.querySelector('a > code')?.childNodes ?? [];
        const range = document.createRange();
        range.selectNodeContents(start ?? each);
        const { width } = range.getBoundingClientRect();
        return { height: each.getBoundingClientRect().height, width, rest: rest?.textContent ?? '', name: each.id };
      })
    );
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThan(45);
    expect(new Set(rows.map(({ width }) => width))).toEqual(new Set([0]));
    expect(rows.filter(({ rest, name }) => rest === '' || !name.includes(`--global--background--${rest}`))).toEqual([]);
    // The whole name is what searches in the page find.
    expect(
      await page.evaluate((name) => (window as unknown as { find: (text: string) => boolean }).find(name), BACKGROUND)
    ).toBe(true);
  });

  test('have swatches, schemes, and values in columns on a phone, in rows of at most five lines', async ({
    visitAs
  }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 844 } }, PATH);
    const faults = await page.locator('.pb-token:visible').evaluateAll((rows) =>
      rows.slice(0, 12).flatMap((row) => {
        const pair = [...row.querySelectorAll('.pb-token-pair')].find((each) => each.getClientRects().length > 0);
        const [light, dark] = [...(pair?.querySelectorAll('code') ?? [])].map((code) => code.getBoundingClientRect());
        // Long values are below each other.
        const isBeside = pair?.classList.contains('pb-token-long')
          ? (light?.bottom ?? 0) <= (dark?.top ?? 0)
          : !dark || (dark.left > (light?.right ?? 0) && dark.top < (light?.bottom ?? 0));
        const isGood = light && isBeside && (dark?.height ?? 0) < 35;
        return isGood && light.height < 35 && row.getBoundingClientRect().height < 115 ? [] : [row.id];
      })
    );
    expect(faults).toEqual([]);
  });

  test('fit a phone', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, PATH);
    // With everything laid out and expanded.
    const overflow = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.pb-token-rows { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(sheet);
      document.querySelectorAll<HTMLDetailsElement>('.pb-tokens details').forEach((details) => (details.open = true));
      const { scrollWidth, clientWidth } = document.documentElement;
      const lists = [...document.querySelectorAll('.pb-token-rows')];
      return [scrollWidth - clientWidth, ...lists.map((list) => list.scrollWidth - list.clientWidth)];
    });
    expect(Math.max(...overflow)).toBe(0);
  });
});
