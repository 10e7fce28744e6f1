import type { Page } from '@playwright/test';

import { collectColors } from '../../engine/src/tools/measure/colorsInPage.ts';
import { measureParts } from '../../engine/src/tools/measure/partsInPage.ts';
import { measureTargets } from '../../engine/src/tools/measure/targetsInPage.ts';
import { expect, test } from '../support/test.ts';

/** What the functions in the page find in markup of which every size and color is known. */
async function show(page: Page, html: string): Promise<void> {
  await page.setContent(
    `<!doctype html><style>* { margin: 0; box-sizing: border-box; }</style><div id="root">${html}</div>`
  );
}

const button = (classes: string, style: string, content = ''): string =>
  `<button class="${classes}" style="position: absolute; border: 0; padding: 0; ${style}">${content}</button>`;

test('parts have the measures that the browser computes', async ({ page }) => {
  await show(
    page,
    '<b class="hidden" hidden></b><div class="knob" style="width: 80px; height: 30px; padding: 4px 8px 6px; border-radius: 999px"></div>'
  );
  const [knob, hidden] = await page.locator('#root').evaluate(measureParts, ['.knob', '.hidden']);
  expect(hidden).toBeNull();
  expect(knob).toMatchObject({
    height: [30],
    width: [80],
    'padding-block': [4, 6],
    'padding-inline': [8],
    gap: [],
    radius: [15],
    target: [80, 30]
  });
});

test('small targets are told from those with space around them, and from links in a sentence', async ({ page }) => {
  await show(
    page,
    [
      button('knob large', 'left: 0; top: 0; width: 30px; height: 30px'),
      button('knob close', 'left: 100px; top: 0; width: 20px; height: 20px'),
      button('knob', 'left: 121px; top: 0; width: 20px; height: 20px'),
      button('knob alone', 'left: 200px; top: 0; width: 10px; height: 10px'),
      button('other', 'left: 300px; top: 0; width: 10px; height: 10px'),
      '<button class="knob off" disabled>Off</button>',
      '<p style="margin-top: 100px">See <a class="knob inline" href="#x" style="font-size: 12px">the list</a>.</p>'
    ].join('')
  );
  const targets = await page.locator('#root').evaluate(measureTargets, { prefixes: ['knob'], least: 24 });
  expect(targets.map(({ part, reach }) => `${part} ${reach}`)).toEqual([
    '.knob.large size',
    '.knob.close none',
    '.knob none',
    '.knob.alone spacing',
    '.knob.inline inline'
  ]);
});

test('the ground of a text may be a generated box behind it', async ({ page }) => {
  const behind = 'content: ""; position: absolute; inset: 0; z-index: -1; background: rgb(0, 0, 9)';
  await show(
    page,
    `<style>.ground, .dot { position: relative; isolation: isolate } .ground::before { ${behind} }
      .dot::before { ${behind}; inset: 0 auto auto 0; width: 4px; height: 4px }</style>
    <p class="knob"><b class="ground">Text</b></p><p class="knob"><b class="dot">Text</b></p>`
  );
  const colors = await page.locator('#root').evaluate(collectColors, ['knob']);
  expect(colors.map(({ layers }) => layers?.includes('rgb(0, 0, 9)'))).toEqual([true, false]);
});

test('colors are named by the parts around them: the nearest of a variant, and the nearest', async ({ page }) => {
  const item = (variant: string): string =>
    `<li class="knob__item ${variant}"><i class="knob__icon">Icon</i><b class="other">Text</b></li>`;
  await show(page, `<ul class="knob tall">${item('warning')}${item('')}<li>Text</li></ul>`);
  const colors = await page.locator('#root').evaluate(collectColors, ['knob']);
  expect(colors.map(({ part, within }) => [part, ...within].join(' '))).toEqual([
    '.knob.tall .knob__item.warning .knob__icon',
    '.knob.tall .knob__item.warning',
    '.knob.tall .knob__icon',
    '.knob.tall .knob__item',
    '.knob.tall'
  ]);
});

test('colors of disabled parts are left out, with the label around a control', async ({ page }) => {
  await show(
    page,
    '<label class="knob off"><input type="checkbox" disabled> Off</label>' +
      '<label class="knob on"><input type="checkbox"> On</label>'
  );
  const colors = await page.locator('#root').evaluate(collectColors, ['knob']);
  expect([...new Set(colors.map(({ part }) => part))]).toEqual(['.knob.on']);
});

test('colors are those of texts, icons, and edges, over what is behind them', async ({ page }) => {
  const ripple = 'radial-gradient(circle, transparent 1%, red 2%) center / 15000% 15000%';
  await show(
    page,
    `<div style="background: rgb(0, 0, 255)">
      <button class="knob" style="color: rgb(1, 2, 3); background: rgb(255, 255, 0) ${ripple}; border: 1px solid rgb(9, 9, 9)">
        Text <svg width="10" height="10"><path d="M0 0h9v9z" fill="rgb(4, 5, 6)" /></svg>
      </button>
      <button class="knob picture" style="background: linear-gradient(red, blue)">Text</button>
    </div>`
  );
  const colors = await page.locator('#root').evaluate(collectColors, ['knob']);
  const [onYellow, onBlue] = [['rgb(255, 255, 0)'], ['rgba(0, 0, 0, 0)', 'rgb(0, 0, 255)']];
  expect(colors.slice(0, 4)).toMatchObject([
    { part: '.knob', subject: 'text', fronts: ['rgb(1, 2, 3)'], layers: onYellow },
    { part: '.knob.picture', subject: 'text', layers: null },
    { part: '.knob', subject: 'icon', fronts: ['rgb(4, 5, 6)'], layers: ['rgba(0, 0, 0, 0)', ...onYellow] },
    { part: '.knob', subject: 'edge', fronts: ['rgb(9, 9, 9)', 'rgb(255, 255, 0)'], layers: onBlue.slice(1) }
  ]);
});
