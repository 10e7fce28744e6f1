// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TabCode } from '../../core/tabCode.ts';
import { ExampleControls } from './ExampleControls.tsx';
import { exampleAt } from './exampleStore.ts';
import { Converter, JS, TS, createTextEditor, makeExample, manualPreview } from './testExample.ts';

const fake = vi.hoisted(() => ({
  loadTabCode: vi.fn<() => Promise<TabCode>>(),
  frame: {} as ReturnType<typeof manualPreview>
}));
// Other files of the same worker may have imported the modules that are mocked here.
vi.hoisted(() => vi.resetModules());
vi.mock('../../live/preview/tabCode.ts', () => ({
  loadTabCode: fake.loadTabCode,
  loadLiveSetup: () => Promise.resolve({ breakpoints: {} })
}));
vi.mock('../../live/preview/livePreview.ts', () => ({
  openPreview: (...options: Parameters<typeof fake.frame.openPreview>) => fake.frame.openPreview(...options)
}));
vi.mock('../../live/editor/createEditor.ts', () => ({
  createEditor: createTextEditor,
  loadLanguage: () => Promise.resolve()
}));

beforeEach(() => {
  vi.stubGlobal('Worker', Converter);
  localStorage.clear();
  document.documentElement.dataset['sandboxes'] = 'StackBlitz';
  HTMLElement.prototype.showPopover = () => undefined;
  fake.frame = manualPreview();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['sandboxes'];
});

/** Renders the controls of an example in a page. */
function open(options: { isFigure?: boolean } = {}) {
  const { name, tab } = makeExample();
  fake.loadTabCode.mockResolvedValue(tab);
  document.body.innerHTML = `<p id="pb_announcer"></p><section id="${name.slug}"><div data-preview></div><div></div></section>`;
  const container = document.querySelector<HTMLElement>('section > :last-child') ?? document.body;
  render(<ExampleControls {...name} isFullscreen={false} {...options} />, { container });
  const user = userEvent.setup();
  return {
    name,
    user,
    example: exampleAt(name),
    press: (label: string) => user.click(screen.getByRole('button', { name: label })),
    editor: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Code of Basic' }),
    announced: () => document.querySelector('#pb_announcer')?.textContent
  };
}

describe('the controls of an example', () => {
  it('are links in the page’s HTML, which lead on without a script', () => {
    const { name } = makeExample();
    document.body.innerHTML = renderToString(<ExampleControls {...name} isFullscreen={false} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    const [code, alone] = screen.getAllByRole('link');
    expect([code?.getAttribute('aria-label'), code?.getAttribute('href')]).toEqual([
      'View code of Basic',
      `${name.path}.md`
    ]);
    expect([alone?.getAttribute('aria-label'), alone?.getAttribute('href')]).toEqual([
      'Open Basic full screen',
      name.path
    ]);
  });

  it('say what they do next to the code, by pointer and keyboard', async () => {
    const { user, press, editor } = open();
    await press('View code of Basic');
    expect((await editor()).value).toBe(TS);
    const toggle = screen.getByRole('button', { name: 'Hide code of Basic', expanded: true });
    toggle.focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: 'View code of Basic', expanded: false });
    expect(screen.queryByRole('region', { name: 'Code of Basic' })).toBeNull();
  });

  it('each have a name and a tooltip, which may be their name', () => {
    open();
    const icons = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].filter(
      ({ textContent }) => textContent === ''
    );
    expect(icons).toHaveLength(5);
    const wanted = ['tooltip', 'control'];
    expect(icons.filter(({ dataset }) => wanted.some((name) => dataset[name] === undefined))).toEqual([]);
    expect(icons.filter((icon) => icon.getAttribute('aria-label') === null)).toEqual([]);
  });

  it('are one below a figure, and the others come with its code or settings', async () => {
    const { press, editor } = open({ isFigure: true });
    const shown = () => screen.getAllByRole('button').map((button) => button.dataset['control']);
    expect(shown()).toEqual(['TOGGLE_CODE']);
    expect(screen.getByRole('button').dataset['tooltip']).toBe('View code');
    await press('View code of Basic');
    await editor();
    expect(shown()).toEqual(expect.arrayContaining(['TOGGLE_CODE', 'COPY_CODE', 'SANDBOX_MENU', 'PREVIEW_SETTINGS']));
    expect(screen.getAllByRole('link').map((link) => link.dataset['control'])).toEqual(['COPY_LINK']);
    expect(fake.loadTabCode).toHaveBeenLastCalledWith(expect.objectContaining({ isFigure: true }));
    await press('Preview settings of Basic');
    await press('Hide code of Basic');
    expect(shown()).toContain('PREVIEW_SETTINGS');
    await press('Preview settings of Basic');
    expect(shown()).toEqual(['TOGGLE_CODE']);
  });

  it('keep the focus on the control of the code when the others come', async () => {
    const { user } = open({ isFigure: true });
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('View code of Basic');
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Hide code of Basic');
  });

  it('say that the code could not be loaded, and try again', async () => {
    const { press, editor, name } = open();
    const tab = await fake.loadTabCode();
    fake.loadTabCode.mockRejectedValueOnce(new Error('offline'));
    await press('View code of Basic');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Couldn’t load the code\./);
    await press('Try again');
    expect((await editor()).value).toBe(tab.examples[name.slug]?.code);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offer the sandboxes of the site in a menu that gives the focus back', async () => {
    const { user, press } = open();
    await press('Open Basic in a sandbox');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['StackBlitz', 'Download project (zip)']);
    await waitFor(() => expect(document.activeElement).toBe(items[0]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open Basic in a sandbox' }));
  });

  it('show the settings of the preview below the button, and carry them in the link', async () => {
    const { user, press, name } = open();
    await press('Preview settings of Basic');
    const group = await screen.findByRole('group', { name: 'Preview settings of Basic' });
    expect(group.compareDocumentPosition(document.querySelector('[data-preview]') ?? group)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color scheme' }), 'Dark');
    expect(screen.getByRole('link', { name: 'Copy link of Basic' }).getAttribute('href')).toBe(
      `#${name.slug}?colorScheme=dark`
    );
    await waitFor(() => expect(fake.frame.runs).toEqual([TS]));
    expect(fake.frame.preview.setEnvironment).toHaveBeenLastCalledWith({ themes: { colorScheme: 'dark' } });
    await press('Preview settings of Basic');
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('edited code', () => {
  const preview = () => document.querySelector<HTMLElement>('[data-preview]');

  it('runs in a frame in place of the page’s preview, until it is reset', async () => {
    const { user, press, editor, announced } = open();
    await press('View code of Basic');
    await user.type(await editor(), '//');
    screen.getByText('Edited');
    await waitFor(() => expect(fake.frame.runs).toEqual([`${TS}//`]), { timeout: 3000 });
    expect(preview()?.hidden).toBe(false);
    act(() => fake.frame.answer({ state: 'shown' }));
    expect(preview()?.hidden).toBe(true);
    act(() => fake.frame.answer({ state: 'failed', message: 'Unexpected }', line: 2, column: 1 }));
    screen.getByText(/^Unexpected }\s+Line 2, column 1$/);
    expect(announced()).toBe('Line 2: Unexpected }');
    expect((await editor()).ariaInvalid).toBe('2');
    await press('Reset code of Basic');
    expect(preview()?.hidden).toBe(false);
    expect(fake.frame.preview.close).toHaveBeenCalled();
    expect([(await editor()).value, document.activeElement]).toEqual([TS, await editor()]);
    expect(screen.queryByText('Edited')).toBeNull();
  });

  it('shows what it writes to the console, repeated messages once', async () => {
    const { press, editor, user } = open();
    await press('View code of Basic');
    await user.type(await editor(), '//');
    await waitFor(() => expect(fake.frame.runs).toHaveLength(1), { timeout: 3000 });
    act(() => ['turned', 'turned', 'done'].forEach(fake.frame.write));
    const log = await screen.findByRole('log', { name: 'Console of Basic' });
    expect([...log.children].map((item) => [item.textContent, item.getAttribute('data-count')])).toEqual([
      ['turned', '2'],
      ['done', null]
    ]);
  });

  it('can be run again where it was stopped', async () => {
    const { press, editor, user } = open();
    await press('View code of Basic');
    await user.type(await editor(), '//');
    await waitFor(() => expect(fake.frame.runs).toHaveLength(1), { timeout: 3000 });
    act(() => fake.frame.answer({ state: 'stopped', message: 'It took too long.' }));
    expect(screen.getByRole('button', { name: 'Run again' }).previousSibling?.textContent).toBe('It took too long.');
    await press('Run again');
    expect(fake.frame.runs).toHaveLength(2);
  });

  it('is converted, and back', async () => {
    const { press, editor } = open();
    await press('View code of Basic');
    await editor();
    await press('Convert to JavaScript: Basic');
    await waitFor(async () => expect((await editor()).value).toBe(JS));
    screen.getByText('JavaScript');
    await press('Back to TypeScript: Basic');
    expect((await editor()).value).toBe(TS);
  });

  it('is there again on the way back to the page', async () => {
    const { user, name, press, editor } = open();
    await press('View code of Basic');
    await user.type(await editor(), '//');
    cleanup();
    document.dispatchEvent(new Event('patternbook:leave'));
    expect(exampleAt(name).get()).toMatchObject({ isOpen: true, program: { code: `${TS}//` }, editor: null });
  });
});
