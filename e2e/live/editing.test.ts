import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { readTabCode } from '../support/readLive.ts';
import { readPage, readRoutes } from '../support/readSite.ts';

import { casesOfTier } from '../support/tier.ts';

const SITE = 'sites/patternfly';
/** Number of examples edited in the full tier. */
const CHANGED_EXAMPLES = 15;
/** Examples wrap in a narrow frame and then hide text. */
const WIDE = { width: 2200, height: 900 };
const CHANGED_TEXT = 'Changed by the reader';

interface Change {
  path: string;
  slug: string;
  /** A string in the code that the example renders. */
  text: string;
}

/** Returns true if the editor's case-insensitive search finds the words exactly once. */
function isOnce(words: string, code: string): boolean {
  return code.toLowerCase().split(words.toLowerCase()).length === 2;
}

/** Chooses examples across the site that render a string which occurs in their code once. */
function changes(): Change[] {
  const all = readRoutes(SITE).flatMap(({ tabPath }) => {
    const code = readTabCode(SITE, tabPath);
    const html = code ? readPage(SITE, tabPath) : '';
    return Object.values(code?.examples ?? {}).flatMap(({ slug, lang, isFullscreen, code: text }) => {
      const preview = html.split(`data-example="${slug}"`)[1]?.split(/data-example=|pb-example-controls/)[0] ?? '';
      const found = [...text.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+){1,4})\s*</g)]
        .map(([, words = '']) => words)
        .find((words) => preview.includes(`>${words}<`) && isOnce(words, text));
      return lang !== 'html' && !isFullscreen && found ? [{ path: tabPath, slug, text: found }] : [];
    });
  });
  const step = Math.floor(all.length / CHANGED_EXAMPLES);
  return all.filter((_, index) => index % step === 0).slice(0, CHANGED_EXAMPLES);
}

const chosen = casesOfTier(changes(), { share: 15 });

/** Opens the code of an example and focuses the editor. */
async function openCode(page: Page, slug: string) {
  const example = page.locator(`[id="${slug}"]`);
  await example.getByRole('button', { name: /^View code/ }).click();
  const editor = example.getByRole('textbox', { name: /code/i });
  await editor.click();
  return { example, editor, frame: example.frameLocator('iframe[data-shown]') };
}

/** Finds a text with the editor's search and replaces it by typing. */
async function typeOver(page: Page, text: string, replacement: string): Promise<void> {
  await page.keyboard.press('Control+f');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type(replacement);
}

test.describe('editing an example', () => {
  for (const { path, slug, text } of chosen) {
    test(`renders the change: ${path} ${slug}`, async ({ visitAs }) => {
      test.setTimeout(90_000);

      const { page } = await visitAs({ viewport: WIDE }, `${path}#${slug}`);
      const { frame } = await openCode(page, slug);
      await typeOver(page, text, CHANGED_TEXT);
      // The headings of a table are hidden in a frame that is narrower than their breakpoint.
      await expect(frame.getByText(CHANGED_TEXT).first()).toBeAttached({ timeout: 15_000 });
    });
  }
});

const PAGE = '/components/badge';
const SLUG = 'read';
const BREAKS = [
  { name: 'a syntax error', code: 'const a = ;\n', message: /Line \d+, column \d+/ },
  {
    name: 'an error during evaluation',
    code: "throw new Error('Broken at once');\n",
    message: /Broken at once\nLine 1/
  },
  {
    name: 'an import of a missing name',
    code: "import { Nothing } from '@patternfly/react-core';\nNothing();\n",
    message: /has no export “Nothing”/
  },
  {
    name: 'an import of a missing module',
    code: "import nothing from 'left-pad';\nnothing();\n",
    message: /Can’t find “left-pad”/
  }
];

test.describe('breaking an example', () => {
  for (const { name, code, message } of casesOfTier(BREAKS, { share: 2 })) {
    test(`reports the location of ${name}, and renders the example again once it is fixed`, async ({ visit }) => {
      const { page } = await visit(PAGE);
      const { example, frame } = await openCode(page, SLUG);
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText(code);
      const error = example.locator('.pb-preview-error');
      await expect(error).toHaveText(message, { timeout: 15_000 });
      await expect(example.locator('iframe[data-shown]')).toBeHidden();

      await page.keyboard.press('Control+Home');
      for (let lines = code.trimEnd().split('\n').length; lines > 0; lines -= 1) {
        await page.keyboard.press('Control+Shift+k');
      }
      await page.keyboard.press('Control+End');
      await page.keyboard.insertText('// mended');
      await expect(error).toBeHidden({ timeout: 15_000 });
      await expect(frame.locator('.pf-v6-c-badge').first()).toBeVisible({ timeout: 15_000 });
    });
  }

  for (const { name, code, line } of [
    {
      name: 'while rendering',
      code: "export const Broken = () => {\n  throw new Error('Broken in render');\n};",
      line: 2
    },
    {
      name: 'in an effect',
      code: "import { useEffect } from 'react';\nexport const Broken = () => {\n  useEffect(() => {\n    throw new Error('Broken in effect');\n  });\n  return <p>x</p>;\n};",
      line: 4
    }
  ]) {
    test(`reports the line of an error ${name}`, async ({ visit }) => {
      const { page } = await visit(PAGE);
      const { example } = await openCode(page, SLUG);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(code);
      const error = example.locator('.pb-preview-error');
      await expect(error).toHaveText(new RegExp(`Broken in.*\\nLine ${line}`), { timeout: 15_000 });
      await expect
        .poll(() => page.locator('[aria-live]').allTextContents())
        .toContainEqual(expect.stringContaining(`Line ${line}`));
    });
  }

  test('shows console output and errors of event handlers below it', async ({ visit }) => {
    const { page } = await visit(PAGE);
    const { example, frame } = await openCode(page, SLUG);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(
      "console.log('Written', { once: true });\nexport const Noisy = () => (\n  <button onClick={() => { throw new Error('Broken by a press'); }}>Press</button>\n);"
    );
    const output = example.getByRole('log');
    await expect(output).toContainText('Written {once: true}', { timeout: 15_000 });
    await frame.getByRole('button', { name: 'Press' }).click();
    await expect(output).toHaveText(/Broken by a press.*line 3/);
    await expect(frame.getByRole('button', { name: 'Press' })).toBeVisible();
  });
});
