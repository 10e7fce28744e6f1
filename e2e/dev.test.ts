import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './support/test.ts';
import { type RunningServer, serverOfCheckout, startServer } from '../scripts/startServer.ts';
import { type EditableSite, copyStarter } from './support/editableSite.ts';
import { collectPageErrors } from './support/pageErrors.ts';

const root = resolve(import.meta.dirname, '..');

const MARKDOWN = 'packages/larkspur-ui/docs/button/react/button.md';
const EXAMPLE = 'packages/larkspur-ui/docs/button/react/ButtonVariants.tsx';
const COMPONENT = 'components/releaseTrain/ReleaseTrain.tsx';
const RELEASE_NOTES = '/get-started/releases/release-notes';
/** Time until the server notices a changed file. */
const WATCHER_MS = 500;

interface DevFixtures {
  /** Edits a file of the site; reverted after the test. */
  edit: EditableSite['edit'];
  /** Returns the server's output since the start of the test. */
  printed: () => string;
}

/** Fixtures: the dev server of a copy of the starter site, with its button page open. */
const test = base.extend<DevFixtures, { copy: EditableSite; server: RunningServer }>({
  copy: [
    async ({}, use) => {
      const copy = copyStarter();
      await use(copy);
      copy.remove();
    },
    { scope: 'worker' }
  ],
  server: [
    async ({ copy }, use) => {
      const server = await startServer(serverOfCheckout(root, 'dev', copy.folder));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' }
  ],
  async printed({ server }, use) {
    const start = server.printed().length;
    await use(() => server.printed().slice(start));
  },
  async edit({ copy, page }, use) {
    await use(copy.edit);
    await page.goto('about:blank');
    copy.restore();
    // The server is notified by the file system.
    await page.waitForTimeout(WATCHER_MS);
  },
  async page({ page, server }, use) {
    await page.goto(`${server.address}/components/button`);
    await page.locator('[data-example=variants][data-state=live]').waitFor();
    // Lost on a document reload.
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await use(page);
  }
});

test.describe('the dev server', () => {
  test('shows a page with hydrated examples', async ({ page, server }) => {
    const errors = collectPageErrors(page);
    await page.reload();
    await page.locator('[data-example=variants][data-state=live]').waitFor();
    await expect(page.locator('h1')).toHaveText('Button');
    expect(errors.list).toEqual([]);
    expect(server.printed()).toMatch(/ready in \d+\.\d s/);
  });

  test('updates edited text in the open page', async ({ page, edit }) => {
    edit(MARKDOWN, 'A button starts an action', 'A button sets off an action');
    await page.getByText('A button sets off an action').waitFor();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  test('updates an edited example in the open page, and hydrates it', async ({ page, edit }) => {
    edit(EXAMPLE, 'Save changes', 'Keep changes');
    await page.locator('[data-example=variants][data-state=live]').getByText('Keep changes').waitFor();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  test('updates an edited component of a linked package, on server and client', async ({ page, edit }) => {
    const errors = collectPageErrors(page);
    edit('packages/larkspur-ui/src/Button.js', "type: 'button',", "type: 'button', 'data-edited': true,");
    await page.locator('[data-example=variants][data-state=live] button[data-edited]').first().waitFor();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
    expect(errors.list).toEqual([]);
  });

  test('updates an edited style sheet of a linked package', async ({ page, edit }) => {
    edit('packages/larkspur-ui/css/button.css', '.lark-button {', '.lark-button { outline: 3px solid red;');
    const button = page.locator('[data-example=variants] button').first();
    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('3px');
  });

  test.describe('with a Markdown component of the site', () => {
    const train = (page: Page) => page.locator('.release-train');

    test.beforeEach(async ({ page, server }) => {
      await page.goto(server.address + RELEASE_NOTES);
      await expect(train(page)).toContainText('This release');
    });

    test('shows its edited module, and its last state while that has an error', async ({ page, edit, printed }) => {
      edit(COMPONENT, 'This release', 'Current release');
      await train(page).getByText('Current release').waitFor();
      edit(COMPONENT, '</ol>', '');
      await expect.poll(printed).toContain("ReleaseTrain.tsx can't be loaded");
      await page.reload();
      await expect(train(page)).toContainText('Current release');
      edit(COMPONENT, '    \n  );', '    </ol>\n  );');
      edit(COMPONENT, 'Current release', 'Latest release');
      await train(page).getByText('Latest release').waitFor();
    });

    test('shows its edited module after one without a default export', async ({ page, edit, printed }) => {
      edit(COMPONENT, 'export default define', 'export const releaseTrain = define');
      await expect.poll(printed).toContain('ReleaseTrain.tsx exports no component by default');
      edit(COMPONENT, 'export const releaseTrain = define', 'export default define');
      edit(COMPONENT, 'This release', 'Current release');
      await train(page).getByText('Current release').waitFor();
    });

    test('shows an edit during the connection of the page', async ({ page, server, edit }) => {
      // Vite keeps messages only if no page is connected.
      const other = await page.context().newPage();
      await other.goto(server.address + RELEASE_NOTES);
      const connection = Promise.withResolvers<null>();
      await page.routeWebSocket(/./, async (socket) => {
        await connection.promise;
        socket.connectToServer();
      });
      await page.reload();
      edit(COMPONENT, 'This release', 'Current release');
      await train(other).getByText('Current release').waitFor();
      connection.resolve(null);
      await train(page).getByText('Current release').waitFor();
    });

    test('shows its edited style sheet', async ({ page, edit }) => {
      edit('components/releaseTrain/releaseTrain.css', '.release-train {', '.release-train { outline: 3px solid red;');
      await expect(train(page)).toHaveCSS('outline-width', '3px');
    });

    test('shows an edited component of a linked package in it', async ({ page, edit }) => {
      edit('packages/larkspur-ui/src/Tag.js', "className: 'lark-tag-text'", "className: 'lark-tag-text', id: 'edited'");
      await train(page).locator('#edited').waitFor();
    });
  });

  test('updates an edited drawing', async ({ page, edit }) => {
    const squares = page.locator('.pb-page-header .pb-drawing rect[width="99"]');
    await expect(page.locator('.pb-page-header .pb-drawing')).toBeVisible();
    await expect(squares).toHaveCount(0);
    edit('drawings.tsx', 'w={136} h={46}', 'w={99} h={46}');
    await expect(squares).toHaveCount(1);
  });

  test('asks for a restart if the configuration changes', async ({ page, edit, printed }) => {
    edit('site.config.ts', "name: 'Larkspur'", "name: 'Lark'");
    await expect.poll(printed).toContain('site.config.ts has changed: restart the server');
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Button');
  });

  test('reports content errors in page and terminal until they are fixed', async ({ page, edit, printed }) => {
    const place = /button\.md:15\b/;
    edit(MARKDOWN, './ButtonVariants.tsx', './ButtonVariant.tsx');
    const problems = page.getByRole('alert').filter({ hasText: 'ButtonVariant.tsx' });
    await problems.first().waitFor();
    await expect(problems.first()).toHaveText(place, { useInnerText: true });
    expect(printed()).toMatch(place);

    edit(MARKDOWN, './ButtonVariant.tsx', './ButtonVariants.tsx');
    await problems.first().waitFor({ state: 'detached' });
    await page.locator('[data-example=variants][data-state=live]').waitFor();
  });

  test('reports errors in an example', async ({ page, edit, printed }) => {
    edit(EXAMPLE, '<Button>Save changes</Button>', '<Button>Save changes');
    const preview = page.locator('[data-example=variants]');
    await preview.locator('.pb-preview-error').waitFor();
    await expect.poll(printed).toMatch(/ButtonVariants\.tsx:\d+: /);

    edit(EXAMPLE, '<Button>Save changes', '<Button>Save changes</Button>');
    await page.locator('[data-example=variants][data-state=live]').waitFor();
  });

  test('serves the code of examples and their libraries like a build', async ({ page, server, edit }) => {
    const ask = async (address: string): Promise<Record<string, unknown>> => {
      const response = await page.request.get(server.address + address);
      expect(response.ok(), address).toBe(true);
      return (await response.json()) as Record<string, unknown>;
    };
    edit(EXAMPLE, 'Save changes', 'Keep changes');
    await expect
      .poll(async () => JSON.stringify(await ask('/api/examples/components/button.json')), { timeout: 10_000 })
      .toContain('Keep changes');
    expect(await ask('/code/components/button.json')).toHaveProperty('examples.variants.previewId');
    const setup = await ask('/code.json');
    expect(setup['libraries']).toHaveProperty('larkspur-ui');
    const [script] = setup['scripts'] as { address: string }[];
    const parts = [setup['frame'] as string, script?.address ?? ''];
    for (const address of parts) {
      expect((await page.request.get(server.address + address)).status(), address).toBe(200);
    }
    expect((await page.request.get(`${server.address}/code/components/none.json`)).status()).toBe(404);
    expect(server.printed()).toContain('Preparing libraries');
  });

  test('shows a playground that runs with changed properties', async ({ page, server }) => {
    const errors = collectPageErrors(page);
    await page.goto(`${server.address}/components/tag`);
    const playground = page.getByRole('region', { name: 'Playground' });
    await expect(playground.locator('.lark-tag')).toHaveText('Draft');
    await playground.getByLabel('Content', { exact: true }).fill('Published');
    await expect(playground.frameLocator('iframe[data-shown]').locator('.lark-tag')).toHaveText('Published');
    await playground.getByRole('button', { name: 'Edit the code of Tag' }).click();
    await expect(playground.locator('.cm-content')).toContainText('<Tag>Published</Tag>');
    expect(errors.list).toEqual([]);
  });

  test('makes files for programs again after an edit', async ({ page, server, edit }) => {
    const ask = async (address: string): Promise<string> => {
      const response = await page.request.get(server.address + address);
      expect(response.ok(), address).toBe(true);
      return response.text();
    };
    const text = '/api/v1/components/button/react';
    expect(await ask(text)).toContain('A button starts an action');
    expect(await ask('/api/v1/components/button')).toContain('react');
    edit(MARKDOWN, 'A button starts an action', 'A button sets off an action');
    await expect.poll(() => ask(text)).toContain('A button sets off an action');
    edit(MARKDOWN, '### Variants', '### Kinds');
    await expect.poll(() => ask(`${text}/examples`)).toContain('"title":"Kinds"');
    expect(await ask('/.well-known/agent-skills/index.json')).toContain('larkspur/SKILL.md');
    expect(await ask('/releases.atom')).toContain('<title>Larkspur 1.4.0</title>');
  });
});
