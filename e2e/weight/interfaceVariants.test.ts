import path from 'node:path';

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { readSheet } from '../../engine/src/bundle/styles/classIndex.ts';
import { VARIANT_SHEETS } from '../../engine/src/bundle/styles/frameLibrary.ts';
import { mayMatch, requiredClasses } from '../../engine/src/bundle/styles/matchingRules.ts';
import { reduceSheet } from '../../engine/src/bundle/styles/reducedSheet.ts';
import { openPalette, paletteField } from '../search/searchFields.ts';

const COMPONENTS = path.resolve('node_modules/@patternfly/patternfly/components');
const SHEETS = [
  'Button/button.css',
  'Label/label.css',
  'Masthead/masthead.css',
  'Nav/nav.css',
  'Tabs/tabs.css',
  'TextInputGroup/text-input-group.css'
].map((name) => path.join(COMPONENTS, name));

/** Selectors whose rules the sheet of all pages lacks. */
const LEFT_OUT = SHEETS.flatMap((file) => {
  const variants = VARIANT_SHEETS.find(({ pattern }) => pattern.test(file));
  return variants ? reduceSheet(readSheet(file).css, variants.classes, () => true).leftOut : [];
});

const control = (page: Page, name: string) => page.locator(`#read [data-control=${name}]`).first();

/** Opens a part of the interface, and waits until it is there. */
const PARTS: Record<string, (page: Page) => Promise<void>> = {
  'the release menu': (page) => openPanel(page, () => page.getByRole('button', { name: /^Release / }).click()),
  'the display settings': (page) =>
    openPanel(page, () => page.getByRole('button', { name: 'Display settings' }).click()),
  'the shortcuts': (page) => openPanel(page, () => page.keyboard.press('?')),
  'the feedback dialog': (page) => openPanel(page, () => page.getByRole('button', { name: 'Give feedback' }).click()),
  async 'the search palette'(page) {
    await openPalette(page);
    await paletteField(page).fill('button');
    await page
      .getByText(/^\d+ results?$/)
      .first()
      .waitFor();
  },
  async 'the filter of the navigation'(page) {
    await page.getByPlaceholder('Find in navigation').fill('select');
    await page.locator('#pb_navigation mark').first().waitFor();
  },
  async 'the code editor'(page) {
    await control(page, 'TOGGLE_CODE').click();
    await page.locator('#read .cm-content').waitFor();
  },
  async 'the settings of a preview'(page) {
    await control(page, 'PREVIEW_SETTINGS').click();
    await page.locator('#read .pb-preview-toolbar').waitFor();
  },
  async 'a type'(page) {
    await page.getByRole('link', { name: 'ToolbarColorVariant' }).first().click();
    await page.getByRole('dialog').getByRole('table').first().waitFor();
  }
};

const PATHS: Partial<Record<string, string>> = {
  'the code editor': '/components/badge#read',
  'the settings of a preview': '/components/badge#read',
  'a type': '/components/toolbar#toolbar'
};

async function openPanel(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await page.locator(':popover-open, dialog[open]').waitFor();
}

/** Returns the class names of each element that belongs to no example. */
async function interfaceClasses(page: Page): Promise<Set<string>[]> {
  const values = await page.evaluate(() =>
    [...document.body.querySelectorAll('[class]:not(.pb-preview *)')].map(({ classList }) => [...classList])
  );
  return values.map((names) => new Set(names));
}

test('the sheet of all pages lacks some rules of components with many variants', () => {
  const all = SHEETS.flatMap((file) => requiredClasses(readSheet(file).css));
  expect(LEFT_OUT.length).toBeGreaterThan(100);
  expect(LEFT_OUT.length).toBeLessThan(all.length);
});

for (const [name, open] of Object.entries(PARTS)) {
  test(`${name} needs none of the rules that the sheet of all pages lacks`, async ({ page }) => {
    await page.goto(PATHS[name] ?? '/extensions/quick-starts');
    await open(page);
    const elements = await interfaceClasses(page);
    const missing = LEFT_OUT.filter((selector) => mayMatch([selector], elements));
    expect(missing.map((compounds) => compounds.map((names) => `.${names.join('.')}`).join(' '))).toEqual([]);
  });
}
