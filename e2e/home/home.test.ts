import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { trackRequests, requestsSettled } from '../support/pendingRequests.ts';

import { casesOfTier } from '../support/tier.ts';

const HEADLINE = 'Good enterprise software, designed and built in the open';

/** Number of elements in the same row as the first. */
async function firstRow(elements: Locator): Promise<number> {
  const tops = await elements.evaluateAll((found) => found.map((element) => element.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}

const posts = (page: Page): Locator => page.locator('section', { hasText: 'Featured blog posts' }).locator('li');
const news = (page: Page): Locator => page.locator('section', { hasText: 'Stay informed' }).locator('li');

test.describe('the home page', () => {
  test('shows the purpose of the site, and links to design and development', async ({ visit }) => {
    const { page, errors } = await visit('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    const target = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await target('Start designing')).toBe('/get-started/design');
    expect(await target('Start developing')).toBe('/get-started/develop');
    expect(errors.list).toEqual([]);
  });

  test('features four blog posts with their reading time', async ({ visit }) => {
    const { page } = await visit('/');
    const lengths = (await posts(page).allInnerTexts()).map((text) => /(\d+) min read/.exec(text)?.[1]);
    expect(lengths).toEqual(['5', '5', '7', '6']);
    for (const link of await posts(page).getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/medium\.com\/patternfly\//);
      await expect(link).not.toHaveAttribute('target');
    }
    const blog = page.getByRole('link', { name: 'Explore our blog (external link)' });
    await expect(blog).toHaveAttribute('href', 'https://medium.com/patternfly');
  });

  test('links to news, and marks external links', async ({ visit }) => {
    const { page } = await visit('/');
    const links = await news(page)
      .getByRole('link')
      .evaluateAll((found) =>
        found.map((link) => ({
          href: link.getAttribute('href') ?? '',
          isMarked: link.querySelector('.pb-external') !== null
        }))
      );
    expect(links).toHaveLength(6);
    expect(links.map(({ href }) => href).slice(0, 2)).toEqual([
      '/get-started/upgrade',
      '/get-started/release-highlights'
    ]);
    expect(links.filter(({ href, isMarked }) => href.startsWith('https://') !== isMarked)).toEqual([]);
  });

  for (const { width, postsInRow, newsInRow } of [
    { width: 390, postsInRow: 1, newsInRow: 1 },
    { width: 800, postsInRow: 2, newsInRow: 2 },
    { width: 1200, postsInRow: 4, newsInRow: 3 },
    { width: 2560, postsInRow: 4, newsInRow: 3 }
  ]) {
    test(`lays out its cards at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 900 } }, '/');
      expect(await firstRow(posts(page))).toBe(postsInRow);
      expect(await firstRow(news(page))).toBe(newsInRow);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  test('follows a card wherever it is clicked', async ({ visit }) => {
    const { page } = await visit('/');
    // The link overlays the text, so the click is forced.
    await page.getByText('Filter all design tokens').click({ force: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tokens');
  });
});

test.describe('the tasks of the home page', () => {
  test('come before the news, each with a page', async ({ visit }) => {
    const { page, errors } = await visit('/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Start here');
    const tasks = page.locator('section', { hasText: 'Start here' }).getByRole('link');
    expect(await tasks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/get-started/develop',
      '/get-started/design',
      '/tokens/all-tokens',
      '/design-foundations/icons'
    ]);
    expect(errors.list).toEqual([]);
  });

  test('copy the command that installs the packages', async ({ visitAs }) => {
    const { page } = await visitAs({ permissions: ['clipboard-read', 'clipboard-write'] }, '/');
    await page.getByRole('button', { name: 'Copy npm i @patternfly/react-core' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('npm i @patternfly/react-core');
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('the example of the home page', () => {
  test('is live, and can be edited in its place', async ({ visit }) => {
    const { page, errors } = await visit('/');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Live, and yours to edit' }) });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('[data-preview]')).toHaveAttribute('data-state', 'live');
    await section.getByRole('button', { name: 'Stop Checkout' }).click();
    await expect(section.getByRole('button', { name: 'Start Checkout' })).toBeVisible();
    await section.getByRole('button', { name: /View code/ }).click();
    await expect(section.locator('.pb-code-panel')).toContainText('StoppableCards');
    expect(errors.list).toEqual([]);
  });
});

test.describe('the components on the home page', () => {
  test('are all there, by purpose', async ({ visit }) => {
    const { page } = await visit('/');
    const links = page.locator('.pb-families a');
    expect(await links.count()).toBeGreaterThan(90);
    // None beside another one, below which there would be a gap.
    const widths = await page
      .locator('.pb-families, .pb-families > section')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
    const groups = await page.locator('.pb-family').count();
    expect(groups).toBeGreaterThan(5);
    await expect(page.locator('.pb-family .pb-drawing:visible')).toHaveCount(groups);
    await expect(page.locator('.pb-family summary:visible')).toHaveCount(0);
    await links.filter({ hasText: /^Modal$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modal');
  });

  test('are folded behind their purpose on a phone, without scripts too', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, '/');
    const families = page.locator('section', { has: page.locator('.pb-families') }).last();
    expect((await families.boundingBox())?.height).toBeLessThan(700);
    await expect(families.locator('.pb-drawing:visible')).toHaveCount(0);
    const overlays = families.locator('summary', { hasText: 'Overlays' });
    await expect(overlays).toHaveText(/\d+ pages$/);
    await overlays.click();
    await families.getByRole('link', { name: 'Popover' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popover');
  });
});

test.describe('the search of the home page', () => {
  test('opens the palette, also on the way back to the page', async ({ visit }) => {
    const { page } = await visit('/');
    await page.getByRole('button', { name: 'Search PatternFly' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search PatternFly' })).toBeFocused();
    await page.getByRole('link', { name: 'Start designing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design with PatternFly');
    await page.goBack();
    await page.getByRole('button', { name: 'Search PatternFly' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('leads to the results page without scripts', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/');
    await page.getByRole('button', { name: 'Search PatternFly' }).click();
    await expect(page).toHaveURL(/\/search/);
  });
});

test.describe('the image of the home page', () => {
  const PICTURES = { light: /\/hero-light-\w+\.svg$/, dark: /\/hero-dark-\w+\.svg$/ };

  for (const theme of casesOfTier(['light', 'dark'] as const, { turn: 1, share: 2 })) {
    test(`is that of the ${theme} theme, and no other is loaded`, async ({ newContext }) => {
      const page = await (await newContext({ colorScheme: theme })).newPage();
      const loaded: string[] = [];
      page.on('request', (request) => /\/hero-/.test(request.url()) && loaded.push(request.url()));
      const pending = trackRequests(page);
      await page.goto('/');
      await requestsSettled(page, pending);
      expect(loaded).toHaveLength(1);
      expect(loaded[0]).toMatch(PICTURES[theme]);
    });
  }

  test('changes with the theme without a layout shift', async ({ newContext }) => {
    const context = await newContext({ colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto('/');
    const shown = (): Promise<string[]> =>
      page
        .locator('main header img')
        .evaluateAll((images) =>
          images.flatMap((image) => (image.checkVisibility() ? [(image as HTMLImageElement).currentSrc] : []))
        );
    const top = (): Promise<number> =>
      page.getByText('Featured blog posts').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(shown).toEqual([expect.stringMatching(PICTURES.light)]);
    const before = await top();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(shown).toEqual([expect.stringMatching(PICTURES.dark)]);
    expect(await top()).toBe(before);
  });
});

test.describe('the footer', () => {
  const INTERNAL = [
    '/get-started/upgrade',
    '/get-started/release-highlights',
    '/patternfly-ai/about-ai',
    '/tokens/about-tokens',
    '/get-started/about-patternfly',
    '/get-started/contribute',
    '/community#get-in-touch'
  ];
  const EXTERNAL = {
    'Code of conduct': 'https://github.com/patternfly/patternfly/blob/main/CODE_OF_CONDUCT.md',
    'Chat on Slack': 'https://join.slack.com/t/patternfly/',
    Blog: 'https://medium.com/patternfly',
    'Mailing list': 'https://www.redhat.com/',
    Calendar: 'https://calendar.google.com/',
    Discussions: 'https://github.com/orgs/patternfly/discussions',
    'PatternFly on GitHub': 'https://github.com/patternfly',
    'PatternFly on X': 'https://x.com/patternfly',
    'Privacy statement': 'https://www.redhat.com/',
    'Terms of use': 'https://www.redhat.com/',
    'All policies and guidelines': 'https://www.redhat.com/'
  };

  for (const path of ['/', '/components/accordion', '/charts', '/no/such/page']) {
    test(`has all links on ${path}`, async ({ visit }) => {
      const { page } = await visit(path);
      const footer = page.getByRole('contentinfo');
      const targets = await footer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(expect.arrayContaining(INTERNAL));
      for (const [name, address] of Object.entries(EXTERNAL)) {
        const link = footer.getByRole('link', { name: `${name} (external link)` });
        expect(await link.getAttribute('href')).toContain(address);
      }
    });
  }

  test('ends the copyright range with the current year', async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    await page.clock.setFixedTime(new Date('2041-06-01T12:00:00Z'));
    await page.goto('/layouts/flex');
    await expect(page.getByRole('contentinfo')).toContainText('© 2014–2041');
  });

  test('is at the bottom of a short page, and follows the content next to the navigation', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 2400 } }, '/layouts/bullseye');
    await page.getByRole('button', { name: 'Got it' }).click();
    const footer = await page.getByRole('contentinfo').boundingBox();
    const navigation = await page.locator('#pb_navigation').boundingBox();
    expect(footer && footer.y + footer.height).toBe(2400);
    expect(footer?.x).toBe(navigation?.width);
  });

  test('persists across client-side navigation', async ({ visit }) => {
    const { page } = await visit('/');
    await page.getByRole('contentinfo').evaluate((footer) => footer.setAttribute('data-same', ''));
    await page.getByRole('main').getByRole('link', { name: 'Look up a token' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tokens');
    await expect(page.getByRole('contentinfo')).toHaveAttribute('data-same', '');
  });
});
