import { expect, test } from './support/test.ts';
import { axeViolations } from './support/axe.ts';
import { button, editor, openCode, WAIT } from './live/codePage.ts';

test.use({ site: 'sites/starter' });

const PATH = '/get-started/check-my-code';
const LINT = '/api/lint.json';
const CODE = 'import { Tag } from \'larkspur-ui\';\n\nexport const A = () => <Tag tonne="neutral">New</Tag>;\n';

test.describe('the page that checks code', () => {
  test('finds mistakes in what is pasted, goes to their lines, and applies suggestions', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const field = page.getByRole('textbox', { name: 'Your code' });
    await field.focus();
    await expect(page.locator('[data-island=checkCode] .pb-check')).toBeVisible();
    expect(requests).not.toContain(LINT);

    await field.fill(CODE);
    await button(page, 'Check').click();
    const status = page.locator('.pb-check-result [role=status]');
    await expect(status).toHaveText('1 error in code.tsx.', WAIT);
    expect(requests).toContain(LINT);
    const marks = page.locator('.pb-check-code .cm-lintRange-error');
    await expect(marks).toHaveText(['tonne'], WAIT);
    expect(await axeViolations(page)).toEqual([]);

    await button(page, 'Line 3').click();
    await expect(field).toBeFocused();
    await expect(page.locator('.pb-check-code .cm-activeLine')).toContainText('tonne');

    await button(page, 'Apply the suggestion for line 3: tone').click();
    await expect(status).toHaveText('No mistakes found in code.tsx.', WAIT);
    await expect(field).toContainText('<Tag tone="neutral">');
    await expect(marks).toHaveCount(0);
    expect(errors.list).toEqual([]);
  });

  test('says that its data could not be loaded, and tries again', async ({ visit, context }) => {
    await context.route(`**${LINT}`, (route) => route.abort());
    const { page } = await visit(PATH);
    await button(page, 'Try it with an example').click();
    const status = page.locator('.pb-check-result [role=status]');
    await expect(status).toHaveText(/^Couldn’t load what the checker knows/, WAIT);
    await context.unroute(`**${LINT}`);
    await button(page, 'Try again').click();
    await expect(status).toHaveText(/^3 errors and 2 warnings in OrderNotice\.tsx\.$/, WAIT);
  });
});

test.describe('the editor of an example', () => {
  test('marks mistakes of the reader, and none of the example itself', async ({ visit }) => {
    const { page } = await visit('/components/tag');
    const code = await openCode(page, 'Tones');
    const marks = page.locator('.pb-code-editor .cm-lintRange');
    await code.press('ControlOrMeta+End');
    await page.keyboard.type('\nconst wrong = <Tag tonne="neutral">A</Tag>;');
    await expect(marks).toHaveText(['tonne'], WAIT);
    await marks.hover();
    await expect(page.locator('.cm-tooltip')).toContainText('<Tag> has no property "tonne".');
    await button(page, 'Reset code of Tones').click();
    await expect(marks).toHaveCount(0);
    await expect(editor(page, 'Tones')).not.toContainText('tonne');
  });
});
