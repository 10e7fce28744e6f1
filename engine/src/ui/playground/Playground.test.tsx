// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Playground as PlaygroundData, initialValues, programCode } from '../../core/playground.ts';
import type { TabCode } from '../../core/tabCode.ts';
import { tryProp } from '../example/code/editing.ts';
import { exampleAt } from '../example/exampleStore.ts';
import { createTextEditor, makeExample, manualPreview } from '../example/testExample.ts';
import { Playground } from './Playground.tsx';

const fake = vi.hoisted(() => ({
  loadTabCode: vi.fn<() => Promise<TabCode>>(),
  frame: {} as ReturnType<typeof manualPreview>
}));
// Other files of the same worker may have imported the modules that are mocked here.
vi.hoisted(() => vi.resetModules());
// The test renders the island itself.
vi.mock('../islands/islands.ts', () => ({ hydrate: () => undefined }));
vi.mock('../../live/preview/tabCode.ts', () => ({ loadTabCode: fake.loadTabCode }));
vi.mock('../../live/preview/livePreview.ts', () => ({
  openPreview: (...options: Parameters<typeof fake.frame.openPreview>) => fake.frame.openPreview(...options)
}));
vi.mock('../../live/editor/createEditor.ts', () => ({
  createEditor: createTextEditor,
  loadLanguage: () => Promise.resolve()
}));

const KNOB: PlaygroundData = {
  component: 'Knob',
  importLine: "import { Knob } from '@acme/ui';",
  controls: [
    { kind: 'text', name: 'children', start: 'Turn', absent: '' },
    { kind: 'choice', name: 'size', values: ['small', 'large'], start: 'small', absent: 'small' },
    { kind: 'choice', name: 'shape', values: ['round', 'square'], start: '', absent: '' },
    { kind: 'switch', name: 'isTurned', start: false, absent: false },
    { kind: 'number', name: 'angle', start: '', absent: '0' }
  ],
  fixed: []
};

const NAME = {
  title: 'Knob',
  slug: 'props-playground',
  path: '/components/knob/props-playground'
};

/** Renders a playground in a page. */
function open(playground = KNOB) {
  const { tab, name } = makeExample();
  const start = { ...(tab.examples[name.slug] as TabCode['examples'][string]), ...NAME, code: START };
  fake.loadTabCode.mockResolvedValue({ ...tab, examples: { ...tab.examples, [NAME.slug]: start } });
  document.body.innerHTML = `<p id="pb_announcer"></p><section class="pb-playground"><h2 id="${NAME.slug}"></h2><div data-preview></div><div></div></section>`;
  const container = document.querySelector<HTMLElement>('section > :last-child') ?? document.body;
  render(<Playground {...NAME} playground={playground} />, { container });
  return {
    user: userEvent.setup(),
    editor: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Code of Knob' }),
    announced: () => document.querySelector('#pb_announcer')?.textContent,
    code: () => screen.getByRole('button', { name: 'Copy the code of Knob' }).dataset['copy']
  };
}

const START = programCode(KNOB, initialValues(KNOB));

beforeEach(() => {
  localStorage.clear();
  fake.frame = manualPreview();
  history.replaceState(null, '', '/components/knob');
});
afterEach(() => {
  cleanup();
  exampleAt(NAME).update({ isOpen: false, edited: null, shown: null, program: null, original: null, sharedBy: null });
});

describe('the playground', () => {
  it('names its controls, and shows the code that they make', async () => {
    const { user, code } = open();
    expect(code()).toBe('<Knob>Turn</Knob>');
    await user.clear(screen.getByRole('textbox', { name: 'Content' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'size' }), 'large');
    await user.click(screen.getByRole('checkbox', { name: 'isTurned' }));
    await user.type(screen.getByRole('spinbutton', { name: 'angle' }), '45');
    expect(code()).toBe('<Knob size="large" isTurned angle={45} />');
  });

  it('offers to say nothing where there is no default', () => {
    open();
    const shape = screen.getByRole<HTMLSelectElement>('combobox', { name: 'shape' });
    expect([...shape.options].map(({ text }) => text)).toEqual(['–', 'round', 'square']);
  });

  it('takes its values from the address, and writes them there', async () => {
    history.replaceState(null, '', '#props-playground?size=large&isTurned=true&angle=no');
    const { user, code } = open();
    expect(code()).toBe('<Knob size="large" isTurned>Turn</Knob>');
    await user.click(screen.getByRole('checkbox', { name: 'isTurned' }));
    await waitFor(() => expect(location.hash).toBe('#props-playground?size=large'));
    history.replaceState(null, '', '#props-playground?shape=round');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() => expect(code()).toBe('<Knob shape="round">Turn</Knob>'));
  });

  it('leaves the address of another part of the page alone', () => {
    history.replaceState(null, '', '#basic?size=large');
    const { code } = open();
    expect(code()).toBe('<Knob>Turn</Knob>');
    expect(location.hash).toBe('#basic?size=large');
  });

  it('offers to go back to the start once something has changed', async () => {
    const { user, code } = open();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Content' }), '!');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(code()).toBe('<Knob>Turn</Knob>');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Content' }));
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('shows the control of a property once that has an effect', async () => {
    const { user, code } = open({
      ...KNOB,
      controls: [
        ...KNOB.controls,
        {
          kind: 'choice',
          name: 'turnedBy',
          values: ['hand', 'motor'],
          start: '',
          absent: '',
          needs: { name: 'isTurned' }
        }
      ]
    });
    expect(screen.queryByRole('combobox', { name: 'turnedBy' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'isTurned' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'turnedBy' }), 'motor');
    expect(code()).toBe('<Knob isTurned turnedBy="motor">Turn</Knob>');
    await user.click(screen.getByRole('checkbox', { name: 'isTurned' }));
    expect(code()).toBe('<Knob>Turn</Knob>');
  });

  it('has fields first, switches on a line below, and what needs a switch after it', async () => {
    const { user } = open({
      ...KNOB,
      controls: [
        { kind: 'switch', name: 'isOn', start: false, absent: false },
        ...KNOB.controls,
        { kind: 'text', name: 'turnedBy', start: '', absent: '', needs: { name: 'isTurned' } }
      ]
    });
    const names = () =>
      [...document.querySelectorAll('.pb-playground-controls > *')].map((part) =>
        [...part.querySelectorAll('label')].map(({ textContent }) => textContent).join(', ')
      );
    const before = ['Content', 'size', 'shape', 'angle', 'isOn, isTurned'];
    expect(names()).toEqual(before);
    await user.click(screen.getByRole('checkbox', { name: 'isTurned' }));
    expect(names()).toEqual([...before, 'turnedBy']);
  });

  it('keeps further properties behind a disclosure, which opens for values in the address', async () => {
    const controls = Array.from({ length: 12 }, (_, index) => ({
      kind: 'switch' as const,
      name: `is${index}`,
      start: false,
      absent: false
    }));
    const show = () => open({ ...KNOB, controls });
    show();
    const summary = screen.getByText('4 more properties');
    const details = () => screen.getByText('4 more properties').closest('details');
    expect(details()?.open).toBe(false);
    expect(details()?.querySelectorAll('input')).toHaveLength(4);
    await userEvent.setup().click(summary);
    expect(details()?.open).toBe(true);
    cleanup();
    history.replaceState(null, '', '#props-playground?is11=true');
    show();
    expect(details()?.open).toBe(true);
  });
});

describe('the code of a playground', () => {
  const press = (name: string) => screen.getByRole('button', { name });

  it('is edited in its own place', async () => {
    const { user, editor, code } = open();
    await user.click(press('Edit the code of Knob'));
    expect((await editor()).value).toBe(START);
    screen.getByRole('button', { name: 'Hide code of Knob', expanded: true });
    await user.clear(await editor());
    await user.type(await editor(), 'export const A = 1;');
    await vi.waitFor(() => expect(fake.frame.runs.at(-1)).toBe('export const A = 1;'), { timeout: 3000 });
    expect(code()).toBe('export const A = 1;');
  });

  it('follows the controls until it is edited', async () => {
    const { user, editor } = open();
    await user.click(press('Edit the code of Knob'));
    await editor();
    await user.selectOptions(screen.getByRole('combobox', { name: 'size' }), 'large');
    await vi.waitFor(async () => expect((await editor()).value).toContain('<Knob size="large">Turn</Knob>'));
    expect(fake.frame.runs.at(-1)).toContain('<Knob size="large">Turn</Knob>');
    expect(screen.queryByRole('button', { name: 'Reset code' })).toBeNull();
  });

  it('is never replaced by a control: those are off, with the reason, until the code is reset', async () => {
    const { user, editor, code, announced } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'size' }), 'large');
    await user.click(press('Edit the code of Knob'));
    await user.type(await editor(), '// mine');
    const group = screen.getByRole('group', { name: 'Properties of Knob', description: /^You edited the code/ });
    for (const control of group.querySelectorAll<HTMLInputElement>('input, select')) {
      expect(control.disabled).toBe(true);
    }
    expect(announced()).toMatch(/^You edited the code/);
    // Neither does an address with other values.
    history.replaceState(null, '', '#props-playground?shape=round');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'shape' }).value).toBe('round')
    );
    expect((await editor()).value).toContain('// mine');
    await user.click(press('Reset code'));
    await vi.waitFor(async () => expect((await editor()).value).toContain('<Knob shape="round">Turn</Knob>'));
    expect(code()).toBe((await editor()).value);
    const content = screen.getByRole<HTMLInputElement>('textbox', { name: 'Content' });
    await vi.waitFor(() => expect(document.activeElement).toBe(content));
    expect(content.disabled).toBe(false);
  });

  it('takes a property to try: by its control, or else in the code', async () => {
    const { editor, code } = open();
    const host = document.querySelector<HTMLElement>('section > :last-child');
    host?.setAttribute('data-island', 'playground');
    host?.setAttribute('data-props', JSON.stringify({ ...NAME, playground: KNOB }));
    const insert = (text: string) => ({ code: text.replace('<Knob', '<Knob ref={turn}'), from: 0, to: 0 });
    const { setControl } = exampleAt(NAME).get();
    expect(setControl?.({ name: 'angle', value: '{1}' })).toBe(true);
    await vi.waitFor(() => expect(code()).toBe('<Knob angle={1}>Turn</Knob>'));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'angle' })));
    expect(setControl?.({ name: 'angle', value: '{() => 1}' })).toBe(false);
    expect(setControl?.({ name: 'ref', value: '{turn}' })).toBe(false);
    await tryProp(NAME.slug, { attribute: { name: 'ref', value: '{turn}' }, insert });
    expect((await editor()).value).toContain('<Knob ref={turn} angle={1}>');
  });
});
