import { expect, test } from '../../support/test.ts';

import { readSvgFile } from '../../../engine/src/reference/icons/svgFile.ts';

/** An icon as design tools write them: with the same id and class in each file. */
const icon = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><defs>
    <linearGradient id="a"><stop stop-color="${color}"/></linearGradient>
    <style>.cls-1 { fill: url(#a); stroke: ${color} } h1 { color: ${color} } svg { opacity: 0.5 }</style>
  </defs><path class="cls-1" d="M0 0h8v8H0z"/></svg>`;

test('drawings of icons use their own gradients and style sheets, and leave the page alone', async ({ page }) => {
  const drawings = ['red', 'lime'].map((color) => readSvgFile(icon(color), color));
  const markup = drawings.map(({ viewBox, content }) => `<svg viewBox="${viewBox}" width="8">${content}</svg>`);
  await page.setContent(`<h1 class="cls-1" >Icons</h1>${markup.join('')}`);
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('path')].map((path) => {
      const { fill, stroke } = getComputedStyle(path);
      const id = /#([^")]+)/.exec(fill)?.[1] ?? '';
      const stop = document.getElementById(id)?.firstElementChild;
      const root = path.closest('svg > g');
      return [stroke, stop && getComputedStyle(stop).stopColor, root && getComputedStyle(root).opacity];
    })
  );
  expect(seen).toEqual([
    ['rgb(255, 0, 0)', 'rgb(255, 0, 0)', '0.5'],
    ['rgb(0, 255, 0)', 'rgb(0, 255, 0)', '0.5']
  ]);
  const title = await page.locator('h1').evaluate((element) => {
    const { color, stroke, fill } = getComputedStyle(element);
    return { color, stroke, fill };
  });
  expect(title).toEqual({ color: 'rgb(0, 0, 0)', stroke: 'none', fill: 'rgb(0, 0, 0)' });
});
