import { expect, test } from '../support/test.ts';

const PATH = '/design-foundations/colors';

test.describe('the swatches of colors', () => {
  for (const width of [1440, 390]) {
    test(`have the values of a row on one line, and steps of one width, at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 844 } }, PATH);
      const { rows, widths } = await page.evaluate(() => {
        const boxesOf = (selector: string, part: string): DOMRect[][] =>
          [...document.querySelectorAll(selector)].map((list) =>
            [...list.querySelectorAll(part)].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0)
          );
        const values = boxesOf('.pb-swatches', '.pb-swatch-value').flat();
        const swatches = boxesOf('.pb-swatches', '.pb-swatch').flat();
        const distances = Map.groupBy(swatches, ({ top }) => Math.round(top + scrollY));
        return {
          rows: [...distances].map(([, row]) =>
            row.map((swatch) => Math.round(values[swatches.indexOf(swatch)]?.top ?? 0) + scrollY)
          ),
          widths: boxesOf('.pb-shades', 'li').map((steps) => steps.map((step) => Math.round(step.width)))
        };
      });
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.filter((tops) => new Set(tops).size > 1)).toEqual([]);
      expect(widths.length).toBeGreaterThan(0);
      expect(widths.filter((steps) => Math.max(...steps) - Math.min(...steps) > 1)).toEqual([]);
    });
  }

  test('have one place for the key of light and dark', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 844 } }, PATH);
    const keys = page.locator('.pb-scheme-key');
    const starts = await keys.evaluateAll((all) =>
      all.map((key) => key.getBoundingClientRect().left - (key.parentElement?.getBoundingClientRect().left ?? 0))
    );
    expect(starts.length).toBeGreaterThan(5);
    expect(new Set(starts)).toEqual(new Set([0]));
    expect(await page.locator('.pb-token-scale:has(.pb-scale-shadows) .pb-scheme-key').count()).toBe(1);
  });
});

test('contrasts in tables have a sample of their colors, which is no text', async ({ visit }) => {
  const { page } = await visit(PATH);
  const cell = page.getByRole('row', { name: /^Link/ }).getByRole('cell').nth(1);
  await expect(cell).toHaveText(/^\d+\.\d:1 \(AAA?\)$/, { useInnerText: true });
  const colors = await cell.locator('.pb-contrast-sample:visible').evaluateAll((samples) =>
    samples.map((sample) => {
      const { color, backgroundColor } = getComputedStyle(sample);
      return [color, backgroundColor];
    })
  );
  const linkColor = await page
    .locator('.pb-swatches a')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(colors).toEqual([[linkColor, ground]]);
});
