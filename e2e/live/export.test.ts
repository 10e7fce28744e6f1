import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import LZString from 'lz-string';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import type { SandboxPayload } from '../../engine/src/live/project/hosts.ts';

import { WAIT, button, editor, moveCursorAfter, openCode } from './codePage.ts';

/** Collects forms posted to other sites, by URL. */
async function catchForms(context: BrowserContext): Promise<Map<string, URLSearchParams>> {
  const forms = new Map<string, URLSearchParams>();
  await context.route(/^https:\/\/(codesandbox\.io|stackblitz\.com)\//, async (route) => {
    const request = route.request();
    const address = `${request.method()} ${request.url()}`;
    forms.set(address, new URLSearchParams(request.postData() ?? ''));
    await route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' });
  });
  return forms;
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  // Controls are hydrated when they come near the window.
  await page.getByRole('heading', { name: title, exact: true }).first().scrollIntoViewIfNeeded();
  await button(page, `Open ${title} in a sandbox`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

function payloadOf(form: URLSearchParams | undefined): SandboxPayload {
  const base64 = (form?.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(LZString.decompressFromBase64(base64)) as SandboxPayload;
}

test.describe('exporting an example', () => {
  test("opens in CodeSandbox with the reader's edits", { tag: '@full' }, async ({ context, visit }) => {
    const forms = await catchForms(context);
    const { page, errors } = await visit('/components/accordion');
    const code = await openCode(page, 'Bordered');
    await moveCursorAfter(page, code, 'export const');
    await page.keyboard.type('/* mine */');
    const opened = context.waitForEvent('page');
    await choose(page, 'Bordered', 'CodeSandbox');
    await opened;
    await expect.poll(() => [...forms.keys()], WAIT).toEqual(['POST https://codesandbox.io/api/v1/sandboxes/define']);
    const [form] = forms.values();
    expect([...(form?.keys() ?? [])]).toEqual(['parameters']);
    const { files } = payloadOf(form);
    expect(files['index.tsx']?.content).toContain('/* mine */');
    expect(files['index.tsx']?.content).toContain('<AccordionBordered />');
    expect(files['package.json']?.content).toMatchObject({
      dependencies: { '@patternfly/react-core': '6.6.1', react: '^18', 'react-dom': '^18' }
    });
    expect(files['sandbox.config.json']?.content).toEqual({ template: 'create-react-app-typescript' });
    expect(errors.list).toEqual([]);
  });

  test('opens in StackBlitz, with imported files', async ({ context, visit }) => {
    const forms = await catchForms(context);
    const { page } = await visit('/patterns/right-to-left');
    const opened = context.waitForEvent('page');
    await choose(page, 'Paginated table', 'StackBlitz');
    await opened;
    await expect.poll(() => [...forms.keys()], WAIT).toEqual(['POST https://stackblitz.com/run']);
    const form = [...forms.values()][0];
    expect(form?.get('project[template]')).toBe('node');
    expect(form?.get('project[files][src/translations.en.json]')).toContain('{');
    expect(form?.get('project[files][src/Example.tsx]')).toContain("from './translations.en.json'");
    expect(form?.get('project[files][src/page.css]')).not.toContain('@layer');
  });

  test('downloads a zip file with images', async ({ visit }) => {
    const { page } = await visit('/components/brand');
    const downloading = page.waitForEvent('download');
    await choose(page, 'Basic', 'Download');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('patternfly-brand-basic.zip');
    const entries = unzipSync(await buffer(await download.createReadStream()));
    const text = (name: string): string => strFromU8(entries[`patternfly-brand-basic/${name}`] ?? new Uint8Array());
    expect(text('src/Example.tsx')).toContain("from './assets/PF-HorizontalLogo-Color.svg'");
    expect(text('src/assets/PF-HorizontalLogo-Color.svg')).toContain('<svg');
    expect(text('package.json')).toContain('"vite"');
  });

  test('reports an example without a component', { tag: '@full' }, async ({ context, visit }) => {
    const forms = await catchForms(context);
    const { page } = await visit('/components/accordion');
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('const a = 1, b = 2;');
    await editor(page, 'Bordered').waitFor();
    await choose(page, 'Bordered', 'CodeSandbox');
    await page
      .getByRole('tooltip')
      .getByText('The last example variable declaration must be a single expression.')
      .waitFor();
    expect(forms.size).toBe(0);
  });
});
