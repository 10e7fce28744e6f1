import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

const GUIDELINES = '/components/button/design-guidelines';

/** Pseudo-classes of the states, as figures force them. */
const FORCED = {
  hover: 'hover',
  focus: 'focus focus-visible focus-within',
  pressed: 'hover active focus focus-within'
} as const;

type State = keyof typeof FORCED;

const PROPERTIES = [
  'color',
  'background-color',
  'border-block-start',
  'border-inline-start',
  'box-shadow',
  'outline',
  'outline-offset',
  'text-decoration'
];

/** Styles of an element, of all that is in it, and of their pseudo-elements. */
function stylesOf(root: Locator): Promise<string[]> {
  return root.evaluate(
    (element, properties) =>
      [element, ...element.querySelectorAll('*')].flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
        })
      ),
    PROPERTIES
  );
}

async function enter(page: Page, state: State, root: Locator, control: Locator): Promise<void> {
  if (state === 'focus') {
    // Focus by script shows the ring if the keyboard was used last.
    await page.keyboard.press('Tab');
    await control.focus();
    return;
  }
  await root.hover();
  if (state === 'pressed') {
    await page.mouse.down();
  }
}

async function leave(page: Page, control: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await control.blur();
}

/** Each has an element, its control, and where figures put the attribute. */
const CASES = [
  { name: 'button', path: '/components/button/variant-examples', root: '.pf-v6-c-button.pf-m-secondary' },
  {
    name: 'menu item',
    path: '/components/menus/menu/basic-menus',
    root: '.pf-v6-c-menu__list-item',
    control: '.pf-v6-c-menu__item'
  },
  {
    name: 'tab',
    path: '/components/tabs/default-tabs',
    root: '.pf-v6-c-tabs__item:nth-child(2)',
    control: '.pf-v6-c-tabs__link'
  },
  {
    name: 'switch',
    path: '/components/switch/basic',
    root: '.pf-v6-c-switch',
    control: '.pf-v6-c-switch__input'
  }
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, path, root: rootSelector, control: controlSelector } of CASES) {
    test(`forced states of a ${name} look like real ones (${colorScheme})`, async ({ visitAs, request }) => {
      const { page } = await visitAs({ colorScheme, reducedMotion: 'reduce' }, path);
      const setup = (await (await request.get(`/code${GUIDELINES}.json`)).json()) as { styles: string[] };
      for (const url of setup.styles) {
        await page.addStyleTag({ url });
      }
      await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
      const root = page.locator(rootSelector).first();
      const control = controlSelector === undefined ? root : root.locator(controlSelector);
      const before = await stylesOf(root);
      for (const state of Object.keys(FORCED) as State[]) {
        await enter(page, state, root, control);
        const real = await stylesOf(root);
        await leave(page, control);
        await expect.poll(() => stylesOf(root)).toEqual(before);
        await control.evaluate((element, value) => element.setAttribute('data-force', value), FORCED[state]);
        expect(await stylesOf(root), state).toEqual(real);
        await control.evaluate((element) => element.removeAttribute('data-force'));
      }
    });
  }
}

const PRIMARY = '.pf-v6-c-button.pf-m-primary';

function colorOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

test('a matrix shows a button as under the pointer', async ({ visit }) => {
  const { page, errors } = await visit(`${GUIDELINES}#variants-and-states`);
  const button = (column: string): Locator =>
    page.locator(`#variants-and-states [data-root] td[data-column='${column}'] ${PRIMARY}`);
  const forced = await colorOf(button('Hover'));
  expect(await colorOf(button('Default'))).not.toBe(forced);
  await button('Default').hover();
  await expect.poll(() => colorOf(button('Default'))).toBe(forced);
  expect(errors.list).toEqual([]);
});

test('a matrix forces states while its code is edited', async ({ visit }) => {
  const { page } = await visit(`${GUIDELINES}#variants-and-states`);
  const figure = page.locator('#variants-and-states');
  const forced = await colorOf(figure.locator(`[data-root] td[data-column='Hover'] ${PRIMARY}`));
  await figure.hover();
  await figure.getByRole('button', { name: /code/i }).first().click();
  await figure.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('// edited');
  const edited = figure.frameLocator('iframe[data-shown]').locator(`td[data-column='Hover'] ${PRIMARY}`);
  await expect(edited).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => colorOf(edited)).toBe(forced);
});
