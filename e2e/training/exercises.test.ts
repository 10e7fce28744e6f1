import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { axeViolations } from '../support/axe.ts';
import { readPage, readRoutes } from '../support/readSite.ts';
import { casesOfTier } from '../support/tier.ts';

const SITE = 'sites/patternfly';
const FUNDAMENTALS = '/training/react-fundamentals-training';
const ALL_DONE = 'All tasks are done.';

const trainings = readRoutes(SITE)
  .map(({ tabPath }) => tabPath)
  .filter((path) => readPage(SITE, path).includes('data-island="exercise"'));

const exerciseOf = (page: Page, title: string): Locator => page.getByRole('region', { name: `Your turn: ${title}` });
const press = (exercise: Locator, name: string): Promise<void> => exercise.getByRole('button', { name }).click();
const result = (exercise: Locator): Locator => exercise.getByRole('status');
const tasks = (exercise: Locator, state: string): Locator => exercise.locator(`li[data-state=${state}]`);
const hints = (exercise: Locator): Locator => exercise.locator('.pb-exercise-hint:visible');

async function replaceCode(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

for (const path of trainings) {
  test.describe(`the exercises of ${path}`, () => {
    test('are incomplete at first, and complete with the solution', async ({ visit }) => {
      const { page, errors } = await visit(path);
      for (const exercise of casesOfTier(await page.locator('.pb-exercise').all(), { share: 10 })) {
        const title = (await exercise.getByRole('heading').first().textContent()) ?? '';
        await press(exercise, 'Check my code');
        await expect(result(exercise), title).toHaveText(/^\d of \d done\.$/);
        await expect(tasks(exercise, 'missing'), title).not.toHaveCount(0);
        await expect(hints(exercise), title).toHaveCount(await tasks(exercise, 'missing').count());

        await exercise.getByText('Solution', { exact: true }).click();
        await press(exercise, 'Use this solution');
        await expect(result(exercise), title).toHaveText(ALL_DONE);
        await expect(hints(exercise), title).toHaveCount(0);
      }
      expect(errors.list).toEqual([]);
    });
  });
}

test('a lesson tells what it asks for, and marks what is solved for the visit', async ({ visit }) => {
  const { page, errors } = await visit(FUNDAMENTALS);
  const facts = page.locator('.pb-lesson > li');
  await expect(facts).toHaveText(['7 exercises', 'About 25 minutes', 'You need to know: React components and props']);
  const exercise = exerciseOf(page, 'Put it into a card');
  await press(exercise, 'Check my code');
  await expect(result(exercise)).toHaveText('0 of 2 done.');
  await exercise.getByText('Solution', { exact: true }).click();
  await press(exercise, 'Use this solution');
  await expect(result(exercise)).toHaveText(ALL_DONE);
  await expect(facts.first()).toHaveText('1 of 7 exercises done');
  const solved = page.getByRole('navigation', { name: 'On this page' }).locator('.pb-solved');
  await expect(solved).toHaveAccessibleName('Put it into a card (done)');
  await page.reload();
  await expect(facts.first()).toHaveText('1 of 7 exercises done');
  await expect(solved).toHaveCount(1);
  expect(errors.list).toEqual([]);
});

test.describe('an exercise', () => {
  test("rechecks the reader's code after the first check", async ({ visit }) => {
    const { page } = await visit(FUNDAMENTALS);
    const exercise = exerciseOf(page, 'Put it into a card');
    await press(exercise, 'Check my code');
    await expect(result(exercise)).toHaveText('0 of 2 done.');

    await press(exercise, 'Edit the code');
    await page.getByRole('textbox', { name: 'Code of Put it into a card' }).waitFor();
    await replaceCode(
      page,
      `import { Card } from '@patternfly/react-core';\nexport const Mine = () => <Card>Hello</Card>;`
    );
    await expect(result(exercise)).toHaveText('1 of 2 done.');
    await expect(tasks(exercise, 'done')).toContainText('Done: The example shows one Card.');
    await expect(hints(exercise)).toContainText('CardBody');
    expect(await axeViolations(page, { include: ['[data-island=exercise]', '.pb-code-panel'] })).toEqual([]);
  });

  test('compares computed values, however they are written', async ({ visit }) => {
    const { page } = await visit('/training/html-css-variables-and-overrides-training');
    const exercise = exerciseOf(page, 'Override component variables');
    await press(exercise, 'Check my code');
    await expect(result(exercise)).toHaveText('0 of 3 done.');

    await press(exercise, 'Edit the code');
    await page.getByRole('textbox', { name: 'Code of Override component variables' }).waitFor();
    await replaceCode(page, '<div class="pf-v6-c-card trial" style="border-radius: 1.5rem">Trial</div>');
    await expect(result(exercise)).toHaveText('1 of 3 done.');
    await expect(tasks(exercise, 'done')).toContainText('large radius');
  });

  test('reports code that does not run', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(FUNDAMENTALS);
    const exercise = exerciseOf(page, 'Put it into a card');
    await press(exercise, 'Edit the code');
    await page.getByRole('textbox', { name: 'Code of Put it into a card' }).waitFor();
    await replaceCode(page, 'export const Mine = () => <Card>;');
    await press(exercise, 'Check my code');
    await expect(result(exercise)).toHaveText(/^The code doesn’t run yet\. Line 1: /);
    await expect(tasks(exercise, 'open')).toHaveCount(2);
  });

  test('resets its results with the code', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(FUNDAMENTALS);
    const exercise = exerciseOf(page, 'Put it into a card');
    await press(exercise, 'Check my code');
    await exercise.getByText('Solution', { exact: true }).click();
    await press(exercise, 'Use this solution');
    await expect(result(exercise)).toHaveText(ALL_DONE);
    await page.getByRole('button', { name: 'Reset code of Put it into a card' }).click();
    await expect(result(exercise)).toHaveText('');
    await expect(tasks(exercise, 'open')).toHaveCount(2);
  });

  test('shows tasks and solution without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, FUNDAMENTALS);
    const exercise = exerciseOf(page, 'Put it into a card');
    await expect(exercise.getByRole('listitem')).toHaveCount(2);
    await expect(exercise.getByRole('button')).toHaveCount(0);
    await exercise.getByText('Solution', { exact: true }).click();
    await expect(exercise.locator('pre')).toContainText('<CardBody>');
  });
});
