import { expect, test } from '../support/test.ts';

import { axeViolations } from '../support/axe.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';
import { figuresSettled } from './figuresSettled.ts';

test.describe('the numbers of a figure', () => {
  test('follow a part that moves', async ({ visit }) => {
    const { page } = await visit('/components/menus/select/design-guidelines');
    const figure = page.locator('#parts-of-a-select');
    await figure.scrollIntoViewIfNeeded();
    const number = figure.locator('.pb-anatomy-number').first();
    await figure.locator('.pb-anatomy[data-placed]').waitFor();
    const before = await number.boundingBox();
    await figure.locator('[data-root]').evaluate((root) => (root.style.paddingBlockStart = '100px'));
    await expect.poll(async () => (await number.boundingBox())?.y).not.toBe(before?.y);
  });

  test('are joined to the icon of a button that shows nothing else', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, '/components/modal/design-guidelines');
    const figure = page.locator('#parts-of-a-modal');
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('.pb-anatomy[data-placed]').waitFor();
    const icon = await figure.locator('.pf-v6-c-modal-box__close svg').boundingBox();
    const ends = await figure
      .locator('.pb-anatomy-end')
      .evaluateAll((all) => all.map((end) => end.getBoundingClientRect().left));
    const distance = Math.max(...ends) - (icon?.x ?? 0) - (icon?.width ?? 0);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(12);
  });

  test('stay on their side of a chart, which runs from left to right on every page', async ({ visit }) => {
    const { page } = await visit('/charts/line-chart/design-guidelines');
    const figure = page.locator('#parts-of-a-line-chart');
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('.pb-anatomy[data-placed]').waitFor();
    const sides = () =>
      figure.evaluate((element) => {
        const middleOf = (selector: string): number => {
          const { left, right } = element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return (left + right) / 2;
        };
        const chart = middleOf('svg[role=img]');
        return [1, 2].map((number) => middleOf(`.pb-anatomy-number:nth-of-type(${number})`) < chart);
      });
    expect(await sides()).toEqual([true, false]);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expect.poll(sides).toEqual([true, false]);
  });

  test('are there without scripts, at the start of their parts', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/components/modal/design-guidelines');
    const boxOf = (selector: string) => page.locator(`#parts-of-a-modal ${selector}`).boundingBox();
    const [number, footer] = [
      await boxOf('.pb-anatomy-number:nth-of-type(4)'),
      await boxOf('.pf-v6-c-modal-box__footer')
    ];
    expect(number && footer && Math.abs(number.x + number.width - footer.x)).toBeLessThan(1);
    expect(number && footer && Math.abs(number.y + 12 - (footer.y + footer.height / 2))).toBeLessThan(2);
  });
});

test('the component of a figure fades out where it goes on beyond a narrow canvas', async ({ visitAs }) => {
  const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, '/components/table/design-guidelines');
  const canvas = page.locator('#striped-rows > [data-preview]');
  await expect(canvas).toHaveAttribute('data-more-after');
  const fade = () => page.locator('#striped-rows').evaluate((figure) => getComputedStyle(figure, '::after').content);
  expect(await fade()).not.toBe('none');
  const strip = async (): Promise<string> => {
    const { x = 0, y = 0, width = 0 } = (await canvas.boundingBox()) ?? {};
    const clip = { x: x + width - 20, y: y + 60, width: 18, height: 300 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  await canvas.scrollIntoViewIfNeeded();
  const faded = await strip();
  await page.addStyleTag({ content: '.pb-figure::after { visibility: hidden }' });
  expect(await strip(), 'the canvas covers the fade').not.toBe(faded);
  await canvas.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(canvas).not.toHaveAttribute('data-more-after');
  // Only back.
  expect(await fade()).toBe('"‹" / ""');
});

test.describe('the controls of a figure', () => {
  const PATH = '/components/modal/design-guidelines';

  test('are one quiet stop of the keyboard, and all of them once it is used', async ({ visit }) => {
    const { page } = await visit(PATH);
    const figure = page.locator('#a-title-that-only-asks');
    await figure.scrollIntoViewIfNeeded();
    const code = figure.getByRole('button', { name: 'View code of A title that only asks' });
    await figure.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await figure.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(figure.getByRole('textbox', { name: 'Code of A title that only asks' })).toBeVisible();
    await expect(figure.getByRole('button', { name: /^Hide code of/ })).toBeFocused();
    for (const name of [/^Copy code of/, /^Open .* in a sandbox$/, /^Preview settings of/]) {
      await expect(figure.getByRole('button', { name })).toBeVisible();
    }
    await expect(figure.getByRole('link', { name: /^Copy link of/ })).toBeVisible();
    await expect(figure.getByRole('link', { name: /full screen$/ })).toHaveCount(0);
  });

  test('are at the end of the first line of the caption, to which they add no height', async ({ visitAs }) => {
    for (const options of [{}, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }]) {
      const { page } = await visitAs(options, PATH);
      const figure = page.locator('#parts-of-a-modal');
      const code = figure.locator('.pb-code-toggle');
      await expect(figure.locator('.pb-example-controls')).toHaveCSS('opacity', '1');
      const [all, caption, control] = await Promise.all([
        figure.boundingBox(),
        figure.locator('.pb-figure-caption').boundingBox(),
        code.boundingBox()
      ]);
      const middle = (control?.y ?? 0) + (control?.height ?? 0) / 2 - (caption?.y ?? 0);
      expect(middle).toBeGreaterThan(8);
      expect(middle).toBeLessThan(29);
      expect((control?.x ?? 0) + (control?.width ?? 0)).toBeCloseTo((all?.x ?? 0) + (all?.width ?? 0), 0);
      expect((all?.y ?? 0) + (all?.height ?? 0)).toBeCloseTo((caption?.y ?? 0) + (caption?.height ?? 0), 0);
    }
  });

  test('are not there without scripts, which they need', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false, hasTouch: true }, PATH);
    await expect(page.locator('#confirm-a-deletion').getByRole('link')).toHaveCount(0);
  });
});

test('pages with figures stay where they are while they load, and have no violations of their own', async ({
  visitAs
}) => {
  for (const width of [1440, 390]) {
    const { page } = await visitAs({ viewport: { width, height: 900 } }, '/components/button/design-guidelines');
    // Numbers are placed as the figure nears the window.
    await page.locator('.pb-anatomy').first().scrollIntoViewIfNeeded();
    await page.locator('.pb-anatomy[data-placed]').waitFor();
    await page.evaluate(figuresSettled, 0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        })
    );
    expect(shift, `${width} px`).toBeLessThan(0.01);
    await hydrateIslands(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await axeViolations(page, { include: ['.pb-figures'], exclude: ['[data-root]'] })).toEqual([]);
  }
});

test('figures have no documents, and get their code from one file of their tab', async ({ visit }) => {
  const PATH = '/components/modal/design-guidelines';
  const { page } = await visit(PATH);
  const dataFiles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|code)\//.test(pathname)) {
      dataFiles.push(pathname);
    }
  });
  for (const slug of ['a-title-that-only-asks', 'confirm-a-deletion']) {
    const figure = page.locator(`#${slug}`);
    await figure.scrollIntoViewIfNeeded();
    await figure.hover();
    await figure.getByRole('button', { name: /^View code of/ }).click();
    await figure.locator('.cm-content').waitFor();
  }
  expect(dataFiles).toEqual([`/code${PATH}.json`]);
  for (const address of [`${PATH}/confirm-a-deletion`, `/code${PATH}.html`, `/api/examples${PATH}.json`]) {
    expect((await page.request.get(address)).status(), address).toBe(404);
  }
});

test.describe('a figure whose code is open', () => {
  test('takes a row of its own, and keeps its canvas while its code is edited', async ({ visit }) => {
    const { page } = await visit('/components/button/design-guidelines');
    const pair = page
      .locator('.pb-figures')
      .filter({ has: page.locator('[data-advice=dont]') })
      .first();
    const [first, second] = [pair.locator('.pb-figure').first(), pair.locator('.pb-figure').nth(1)];
    await pair.scrollIntoViewIfNeeded();
    const width = async (figure: typeof first): Promise<number> => (await figure.boundingBox())?.width ?? 0;
    const before = await width(second);
    const color = await first.locator('[data-preview]').evaluate((canvas) => getComputedStyle(canvas).backgroundColor);
    await first.hover();
    await first.getByRole('button', { name: /code/i }).first().click();
    await first.locator('.cm-content').waitFor();
    expect(Math.abs((await width(second)) - before)).toBeLessThan(2);
    expect(await width(first)).toBeGreaterThan(before * 1.5);
    await first.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('// edited');
    const body = first.frameLocator('iframe[data-shown]').locator('body');
    await expect(body).toHaveCSS('background-color', color, { timeout: 20_000 });
    await expect(body).toHaveCSS('justify-content', 'safe center');
  });
});
