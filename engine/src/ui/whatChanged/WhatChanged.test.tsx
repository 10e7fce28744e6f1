// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Uses } from '../../lint/changes/uses.ts';
import type { Codemod } from '../../history/codemods.ts';
import { openHistory } from '../../history/history.ts';
import { NO_FACTS, type Snapshot } from '../../history/snapshot.ts';
import { storeHistory } from '../../history/storeHistory.ts';
import type { readUses } from '../../live/checker/checkCode.ts';
import { WorkerError } from '../../live/watchedWorker.ts';
import type { loadReleases } from './loadReleases.ts';
import { WhatChanged } from './WhatChanged.tsx';

/** Fakes of what is loaded with the first comparison, and of the worker that reads code. */
const fake = vi.hoisted(() => ({ load: vi.fn<typeof loadReleases>(), read: vi.fn<typeof readUses>() }));

vi.mock(import('./loadReleases.ts'), () => ({ loadReleases: fake.load }));
vi.mock(import('../../live/checker/checkCode.ts'), () => ({ readUses: fake.read, checkCode: vi.fn() }));

const release = (name: string, packages: Snapshot['packages'], components: Snapshot['components']) => ({
  name,
  snapshot: { ...NO_FACTS, packages, components }
});

const SIZED = { size: { type: 'string' }, label: { type: 'string' } };

const HISTORY = openHistory(
  storeHistory([
    release(
      '1.9',
      { 'acme-ui': '1.9.4', 'acme-charts': '4.0.0', 'acme-old': '1.0.0' },
      {
        'acme-ui/Dialog': { props: { ...SIZED, isFlat: { type: 'boolean' } } },
        'acme-ui/Tag': { props: SIZED },
        'acme-charts/Pie': { props: { width: { type: 'number' } } }
      }
    ),
    release(
      '2.0',
      { 'acme-ui': '2.0.3', 'acme-charts': '5.0.0' },
      {
        'acme-ui/Dialog': { props: { ...SIZED, isFlat: { type: 'boolean' } } },
        'acme-ui/next/Tag': { props: SIZED },
        'acme-charts/Pie': { props: { width: { type: 'number' } } }
      }
    ),
    release(
      '2.1',
      { 'acme-ui': '2.1.0', 'acme-charts': '5.1.0' },
      {
        'acme-ui/Dialog': {
          props: { size: { type: 'number' }, label: { type: 'string', required: true }, tone: { type: 'string' } }
        },
        'acme-ui/next/Tag': { props: SIZED },
        'acme-charts/Pie': { props: { width: { type: 'number' }, height: { type: 'number' } } }
      }
    )
  ])
);

const CODEMODS = [
  {
    release: '2.0',
    command: 'npx acme-codemods ./src --only {rules}',
    rules: { 'next-tag': { href: 'https://acme.example/next-tag', components: ['acme-ui/Tag'] } }
  },
  {
    release: '2.1',
    command: 'npx acme-codemods@2.1 ./src --only {rules}',
    rules: {
      'no-flat': { href: 'https://acme.example/no-flat', props: { 'acme-ui/Dialog': ['isFlat'] } },
      'sized-dialog': { href: 'https://acme.example/sized-dialog', props: { 'acme-ui/Dialog': ['size'] } }
    }
  }
];

const LOADED = {
  history: HISTORY,
  pageOf: (id: string) => (id === 'acme-ui/Dialog' ? '/components/dialog' : null)
};

const CODE = "import { Dialog } from 'acme-ui';\n<Dialog isFlat size='md' />";

/** What the worker says of the code. */
const USES: Uses = {
  imports: [{ specifier: 'acme-ui', name: 'Dialog', line: 1 }],
  components: [
    {
      specifier: 'acme-ui',
      path: ['Dialog'],
      line: 2,
      props: [
        { name: 'isFlat', line: 2, literals: [true], isLiteral: true },
        { name: 'size', line: 2, literals: ['md'], isLiteral: true }
      ],
      hasSpread: false,
      hasChildren: false
    }
  ],
  variables: [],
  unknownClasses: []
};

function open(codemods: readonly Codemod[] = []) {
  render(<WhatChanged releases={['1.9', '2.0', '2.1']} codemods={codemods} />);
  const user = userEvent.setup();
  const result = screen.getByRole('region', { name: 'Changes' });
  return {
    user,
    result,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    field: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your package.json or code' }),
    since: (name: string) => user.selectOptions(screen.getByRole('combobox'), name),
    paste: async (dependencies: object | string) => {
      const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your package.json or code' });
      await user.clear(field);
      await user.click(field);
      await user.paste(typeof dependencies === 'string' ? dependencies : JSON.stringify({ dependencies }));
    },
    status: () => within(result).getAllByRole('status')[0]?.textContent,
    components: () =>
      within(result)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    changes: () => [...result.querySelectorAll('.pb-changed-list ul > li')].map(({ textContent }) => textContent)
  };
}

beforeEach(() => {
  fake.load.mockReset();
  fake.load.mockResolvedValue(LOADED);
  fake.read.mockReset();
  fake.read.mockResolvedValue({ uses: USES, failure: null });
});
afterEach(cleanup);

describe('what changed for a reader', () => {
  it('loads nothing before it is asked, and lists what changed since a release by component', async () => {
    const { since, status, components, changes } = open();
    expect(status()).toBe('The changes appear here.');
    expect(fake.load).not.toHaveBeenCalled();
    await since('2.0');
    await waitFor(() => expect(status()).toBe('5 changes in 2 components from release 2.0 to 2.1.'));
    expect(components()).toEqual(['Dialog', 'Pie']);
    expect(changes()).toEqual([
      'isFlat removed Can break code',
      'label is now required Can break code',
      'Type of size: string → number Can break code',
      'tone added: string',
      'height added: number'
    ]);
    expect(screen.getByRole('link', { name: 'Dialog' }).getAttribute('href')).toBe('/components/dialog');
    expect(screen.queryByRole('link', { name: 'Pie' })).toBeNull();
  });

  it('narrows them by words, and to what can break code', async () => {
    const { user, since, components, changes, result } = open();
    await since('1.9');
    await waitFor(() => expect(components()).toEqual(['Dialog', 'Pie', 'Tag']));
    await user.click(screen.getByRole('checkbox', { name: 'Only changes that can break code' }));
    expect(components()).toEqual(['Dialog', 'Tag']);
    expect(changes().at(-1)).toBe('Moved from acme-ui to acme-ui/next Can break code');
    await user.type(screen.getByRole('searchbox', { name: 'Filter changes' }), 'dialog size');
    await waitFor(() => expect(changes()).toEqual(['Type of size: string → number Can break code']));
    expect(within(result).getAllByRole('status')[1]?.textContent).toBe('1 of 6 changes');
    await user.type(screen.getByRole('searchbox', { name: 'Filter changes' }), 'zzz');
    await waitFor(() => expect(within(result).getAllByRole('status')[1]?.textContent).toBe('No changes match.'));
  });

  it('compares the packages of a pasted package.json, each from its own release on', async () => {
    const { paste, status, components, result } = open();
    await paste({ 'acme-ui': '~1.4.0', 'acme-charts': '^5.0.1', 'acme-old': '1.x', react: '^19.0.0' });
    await waitFor(() => expect(status()).toBe('6 changes in 3 components from release 1.9 and 2.0 to 2.1.'));
    expect(components()).toEqual(['Dialog', 'Pie', 'Tag']);
    const rows = [...result.querySelectorAll('.pb-changed-packages > li')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'acme-ui ~1.4.0: older than all stored releases, so compared from 1.9 (1.9.4) to 2.1.0.',
      'acme-charts ^5.0.1: compared from release 2.0 (5.0.0) to 5.1.0.',
      'acme-old 1.x: the documented release no longer has this package. It was in release 1.9 (1.0.0).'
    ]);
  });

  it('names the codemods of changes on the way, each with its command, and narrows the list to them', async () => {
    const { user, since, components, changes, result } = open(CODEMODS);
    await since('2.0');
    await waitFor(() => expect(changes()).toContain('isFlat removed Can break code Codemod: no-flat'));
    expect(changes()).toContain('Type of size: string → number Can break code Codemod: sized-dialog');
    expect(changes()).toContain('tone added: string');
    expect(screen.getByRole('link', { name: 'no-flat' }).getAttribute('href')).toBe('https://acme.example/no-flat');
    expect(result.textContent).toContain('run npx acme-codemods@2.1 ./src --only no-flat,sized-dialog');
    expect(screen.queryByText('next-tag')).toBeNull();
    await since('1.9');
    await waitFor(() => expect(components()).toEqual(['Dialog', 'Pie', 'Tag']));
    await user.click(screen.getByRole('checkbox', { name: 'Only changes with a codemod' }));
    expect(components()).toEqual(['Dialog', 'Tag']);
    expect(changes().at(-1)).toBe('Moved from acme-ui to acme-ui/next Can break code Codemod: next-tag');
    expect(result.textContent).toContain('run npx acme-codemods ./src --only next-tag');
  });

  it('leaves out the packages that a project does not have', async () => {
    const { paste, components } = open();
    await paste({ 'acme-charts': '4.0.0' });
    await waitFor(() => expect(components()).toEqual(['Pie']));
  });

  it('reads a file that is chosen', async () => {
    const { user, status, field } = open();
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
    const text = '{"devDependencies":{"acme-ui":"^2.1.0"}}';
    await user.upload(chooser as HTMLInputElement, new File([text], 'package.json'));
    await waitFor(() => expect(status()).toBe('No component changed until release 2.1.'));
    expect(field().value).toBe(text);
  });

  it('explains what it can’t compare', async () => {
    const { user, press, paste, status, field, result } = open();
    await press('Compare');
    expect(status()).toMatch(/^There is nothing to compare/);
    await user.click(field());
    await user.paste('{ "dependencies" ');
    expect(status()).toMatch(/^This text is not valid JSON/);
    expect(fake.load).not.toHaveBeenCalled();
    await press('Clear');
    expect(document.activeElement).toBe(field());
    await paste({ react: '^19.0.0' });
    await waitFor(() => expect(status()).toMatch(/^Neither its dependencies/));
    await press('Clear');
    await paste({ 'acme-ui': 'file:../ui' });
    await waitFor(() => expect(status()).toMatch(/^Its ranges don’t say/));
    expect(result.textContent).toContain('acme-ui file:../ui: left out');
  });

  it('offers to try again what could not be loaded', async () => {
    fake.load.mockRejectedValueOnce(new Error('offline'));
    const { since, press, status, result } = open();
    await since('2.0');
    await waitFor(() => expect(status()).toMatch(/^Couldn’t load the releases/));
    await press('Try again');
    expect(document.activeElement).toBe(result);
    await waitFor(() => expect(status()).toMatch(/^5 changes/));
  });
});

describe('what changed for a file of code', () => {
  it('is asked for its release, and lists what concerns it with lines, remedies, and codemods', async () => {
    const { user, press, paste, since, status, components, changes, field, result } = open(CODEMODS);
    await paste(CODE);
    expect(status()).toMatch(/^Choose the release that this code was written for/);
    await press('Compare');
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await since('2.0');
    await waitFor(() => expect(status()).toBe('3 changes from release 2.0 to 2.1 concern this code.'));
    expect(fake.read).toHaveBeenCalledWith({ name: 'code.tsx', text: CODE });
    expect(components()).toEqual(['Dialog']);
    expect(changes()).toEqual([
      'isFlat removed Codemod: no-flat Can break codeLine 2Leave it out, or replace it.',
      'label is now required Can break codeLine 2Add it.',
      "Type of size: string → number Codemod: sized-dialog Can break codeLine 2Replace 'md' by a value that it accepts now: number"
    ]);
    expect(result.textContent).toContain('run npx acme-codemods@2.1 ./src --only no-flat,sized-dialog');
    await user.click(screen.getAllByRole('button', { name: 'Line 2' })[0] as HTMLElement);
    expect(document.activeElement).toBe(field());
    expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe("<Dialog isFlat size='md' />");
  });

  it('takes the releases of a package.json that was pasted before, or dropped with it', async () => {
    const { paste, status, result, field, user } = open();
    await paste({ 'acme-ui': '^2.0.0' });
    await waitFor(() => expect(status()).toMatch(/in 1 component from release 2.0 to 2.1/));
    await paste(CODE);
    await waitFor(() => expect(status()).toBe('3 changes from release 2.0 to 2.1 concern this code.'));
    expect(result.textContent).toContain('acme-ui ^2.0.0: compared from release 2.0');
    expect(screen.getByRole('option', { name: 'Those of your package.json' })).toBeTruthy();

    const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const manifest = new File(['{"dependencies":{"acme-ui":"2.1.0"}}'], 'package.json');
    await user.upload(chooser, [new File([CODE], 'Card.tsx'), manifest]);
    await waitFor(() => expect(status()).toBe('No change from release 2.1 to 2.1 concerns Card.tsx.'));
    expect(field().value).toBe(CODE);
    await user.upload(chooser, [new File([CODE], 'a.tsx'), new File([CODE], 'b.tsx')]);
    expect(status()).toMatch(/^Choose one file of code at a time/);
    fireEvent.drop(result, { dataTransfer: { files: [new File(['x'], 'a.png')] } });
    await waitFor(() => expect(status()).toMatch(/a\.png/));
  });

  it('knows what was entered at once, before it has rendered', async () => {
    const { field, status } = open();
    act(() => {
      fireEvent.change(field(), { target: { value: CODE } });
      fireEvent.change(screen.getByRole('combobox'), { target: { value: '2.0' } });
    });
    await waitFor(() => expect(status()).toBe('3 changes from release 2.0 to 2.1 concern this code.'));
  });

  it('says why it can’t be read, and when it uses nothing', async () => {
    const { paste, since, press, status } = open();
    fake.read.mockResolvedValueOnce({ uses: null, failure: { message: 'Unexpected )', line: 3, column: 1 } });
    await since('2.0');
    await paste('const a = (');
    await waitFor(() => expect(status()).toBe('Line 3 of this code can’t be read: Unexpected )'));
    fake.read.mockResolvedValueOnce({ uses: { ...USES, imports: [], components: [] }, failure: null });
    await press('Compare');
    await waitFor(() => expect(status()).toMatch(/^No import, class, or variable of the design system/));
    fake.read.mockRejectedValueOnce(new WorkerError('tooSlow', 'It takes too long.'));
    await press('Compare');
    await waitFor(() => expect(status()).toBe('It takes too long.'));
    await press('Try again');
    await waitFor(() => expect(status()).toMatch(/^3 changes/));
  });
});
