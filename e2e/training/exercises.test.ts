import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { axeViolations } from '../support/axe.ts';
import { readPage, readRoutes } from '../support/readSite.ts';
import { siteTest } from '../support/siteTest.ts';

const SITE = 'sites/patternfly';
const FUNDAMENTALS = '/training/react-fundamentals-training';
const ALL_DONE = 'All tasks are done.';

const trainings = readRoutes(SITE)
  .map(({ tabPath }) => tabPath)
  .filter((path) => readPage(SITE, path).includes('data-island="exercise"'));

const test = siteTest(SITE);

const exerciseOf = (page: Page, title: string): Locator => page.getByRole('region', { name: `Your turn: ${title}` });
const press = (exercise: Locator, name: string): Promise<void> => exercise.getByRole('button', { name }).click();
const result = (exercise: Locator): Locator => exercise.getByRole('status');
const tasks = (exercise: Locator, state: string): Locator => exercise.locator(`li[data-state=${state}]`);
const hints = (exercise: Locator): Locator => exercise.locator('.pb-exercise-hint:visible');

async function replaceCode(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

describe.for(trainings)('the exercises of %s', (path) => {
  test('are not done at first, and the solution does them', async ({ visit }) => {
    const { page, faults } = await visit(path);
    for (const exercise of await page.locator('[data-island=exercise]').all()) {
      const title = (await exercise.getByRole('heading').first().textContent()) ?? '';
      await press(exercise, 'Check my code');
      await expect.poll(() => result(exercise).textContent(), { message: title }).toMatch(/^\d of \d done\.$/);
      expect(await tasks(exercise, 'missing').count(), title).toBeGreaterThan(0);
      expect(await hints(exercise).count(), title).toBe(await tasks(exercise, 'missing').count());

      await exercise.getByText('Solution', { exact: true }).click();
      await press(exercise, 'Put it into the editor');
      await expect.poll(() => result(exercise).textContent(), { message: title }).toBe(ALL_DONE);
      expect(await hints(exercise).count(), title).toBe(0);
    }
    expect(faults.list).toEqual([]);
  });
});

describe('an exercise', () => {
  test('follows what the reader writes, once it was checked', async ({ visit }) => {
    const { page } = await visit(FUNDAMENTALS);
    const exercise = exerciseOf(page, 'Put it into a card');
    await press(exercise, 'Check my code');
    await expect.poll(() => result(exercise).textContent()).toBe('0 of 2 done.');

    await press(exercise, 'Edit the code');
    await page.getByRole('textbox', { name: 'Code of Put it into a card' }).waitFor();
    await replaceCode(
      page,
      `import { Card } from '@patternfly/react-core';\nexport const Mine = () => <Card>Hello</Card>;`
    );
    await expect.poll(() => result(exercise).textContent()).toBe('1 of 2 done.');
    expect(await tasks(exercise, 'done').textContent()).toContain('Done: The example shows one Card.');
    expect(await hints(exercise).innerText()).toContain('CardBody');
    expect(await axeViolations(page, { include: ['[data-island=exercise]', '.pb-code-panel'] })).toEqual([]);
  });

  test('says why code does not run', async ({ visit }) => {
    const { page } = await visit(FUNDAMENTALS);
    const exercise = exerciseOf(page, 'Put it into a card');
    await press(exercise, 'Edit the code');
    await page.getByRole('textbox', { name: 'Code of Put it into a card' }).waitFor();
    await replaceCode(page, 'export const Mine = () => <Card>;');
    await press(exercise, 'Check my code');
    await expect.poll(() => result(exercise).textContent()).toMatch(/^The code doesn’t run yet\. Line 1: /);
    expect(await tasks(exercise, 'open').count()).toBe(2);
  });

  test('forgets what it knew when the code is reset', async ({ visit }) => {
    const { page } = await visit(FUNDAMENTALS);
    const exercise = exerciseOf(page, 'Put it into a card');
    await press(exercise, 'Check my code');
    await exercise.getByText('Solution', { exact: true }).click();
    await press(exercise, 'Put it into the editor');
    await expect.poll(() => result(exercise).textContent()).toBe(ALL_DONE);
    await page.getByRole('button', { name: 'Reset code of Put it into a card' }).click();
    await expect.poll(() => result(exercise).textContent()).toBe('');
    expect(await tasks(exercise, 'open').count()).toBe(2);
  });

  test('shows tasks and solution without a script', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, FUNDAMENTALS);
    const exercise = exerciseOf(page, 'Put it into a card');
    expect(await exercise.getByRole('listitem').count()).toBe(2);
    expect(await exercise.getByRole('button').count()).toBe(0);
    await exercise.getByText('Solution', { exact: true }).click();
    expect(await exercise.locator('pre').innerText()).toContain('<CardBody>');
  });
});
