// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { checkCode as checkCodeInWorker } from '../../live/checker/checkCode.ts';
import type { CheckAnswer } from '../../live/checker/worker.ts';
import { WorkerError } from '../../live/watchedWorker.ts';
import type { Finding } from '../../lint/finding.ts';
import { CheckCode } from './CheckCode.tsx';

/** Fakes of the modules that are loaded with the first check. */
const fake = vi.hoisted(() => ({ check: vi.fn<typeof checkCodeInWorker>() }));

vi.mock(import('../../live/checker/checkCode.ts'), () => ({ checkCode: fake.check }) as never);
vi.mock(import('../../live/editor/createEditor.ts'), () => {
  throw new Error('The plain field does without the editor.');
});

const FINDING: Finding = {
  rule: 'unknown-prop',
  severity: 'error',
  line: 2,
  column: 7,
  message: '<Knob> has no property "colr".',
  suggestion: 'color',
  page: '/components/knob',
  fix: { from: 8, to: 12, text: 'color' }
};
const WARNING: Finding = { ...FINDING, rule: 'deprecated', severity: 'warning', line: 1, suggestion: null, fix: null };

const answer = (findings: Finding[], failure: CheckAnswer['failure'] = null): CheckAnswer => ({
  findings,
  failure,
  packages: [{ name: 'acme-ui', version: '1.2.3' }]
});

const EXAMPLE = { name: 'Card.tsx', text: 'a\n<Knob colr />' };

function open() {
  render(<CheckCode example={EXAMPLE} />);
  const user = userEvent.setup();
  return {
    user,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    field: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your code' }),
    status: () => screen.getByRole('status').textContent,
    rows: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  };
}

beforeEach(() => {
  document.body.innerHTML = '<p id="pb_announcer"></p>';
  fake.check.mockReset();
});
afterEach(cleanup);

describe('the field for code', () => {
  it('lists what the checker finds, with its place, advice and page', async () => {
    fake.check.mockResolvedValue(answer([WARNING, FINDING]));
    const { press, status, rows } = open();
    expect(status()).toBe('What the checker finds appears here.');
    await press('Try it with an example');
    await waitFor(() => expect(status()).toBe('1 error and 1 warning in Card.tsx.'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Findings' }));
    expect(fake.check).toHaveBeenCalledWith(EXAMPLE);
    expect(rows()[1]).toContain('Line 2');
    expect(rows()[1]).toContain('Instead: color');
    expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('/components/knob');
    expect(screen.getByText('Checked against acme-ui 1.2.3.')).toBeDefined();
  });

  it('goes to a finding in the code', async () => {
    fake.check.mockResolvedValue(answer([FINDING]));
    const { press, field } = open();
    await press('Try it with an example');
    await waitFor(() => screen.getByText('Line 2'));
    await press('Line 2');
    expect(document.activeElement).toBe(field());
    expect(field().selectionStart).toBe(8);
  });

  it('applies a suggestion, and checks the code again', async () => {
    fake.check.mockResolvedValueOnce(answer([FINDING])).mockResolvedValue(answer([]));
    const { press, field, status } = open();
    await press('Try it with an example');
    await waitFor(() => screen.getByText('Line 2'));
    await press('Apply the suggestion for line 2: color');
    expect(field().value).toBe('a\n<Knob color />');
    expect(document.querySelector('#pb_announcer')?.textContent).toBe('1 suggestion applied');
    await waitFor(() => expect(status()).toBe('No mistakes found in Card.tsx.'), { timeout: 3000 });
  });

  it('checks typed code on request, and what is pasted at once', async () => {
    fake.check.mockResolvedValue(answer([]));
    const { user, press, field } = open();
    await user.type(field(), '.a');
    expect(fake.check).not.toHaveBeenCalled();
    await press('Clear');
    expect(document.activeElement).toBe(field());
    await user.paste('.a { color: red }');
    await waitFor(() => expect(fake.check).toHaveBeenCalledWith({ name: 'code.css', text: '.a { color: red }' }));
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'CSS' }).checked).toBe(true);
  });

  it('says where code can’t be read', async () => {
    fake.check.mockResolvedValue(answer([], { message: 'Unexpected ;', line: 2, column: 1 }));
    const { press, status } = open();
    await press('Try it with an example');
    await waitFor(() => expect(status()).toBe('Card.tsx can’t be read: line 2 has a syntax error.'));
    expect(screen.getByText(/Unexpected ;/)).toBeDefined();
  });

  it('offers to try again what could not be loaded', async () => {
    fake.check.mockRejectedValueOnce(new WorkerError('notLoaded', 'Couldn’t load it.')).mockResolvedValue(answer([]));
    const { press, status } = open();
    await press('Try it with an example');
    await waitFor(() => expect(status()).toBe('Couldn’t load it.'));
    await press('Try again');
    await waitFor(() => expect(status()).toBe('No mistakes found in Card.tsx.'));
  });

  it('says when there is nothing to check', async () => {
    const { press, status } = open();
    await press('Check');
    expect(status()).toMatch(/^There is no code to check/);
    expect(fake.check).not.toHaveBeenCalled();
  });

  it('checks several files, and shows one of them', async () => {
    fake.check.mockImplementation(({ name }) => Promise.resolve(answer(name === 'b.tsx' ? [FINDING] : [])));
    const { user, status } = open();
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(chooser as HTMLInputElement, [new File(['a'], 'a.tsx'), new File(['b'], 'b.tsx')]);
    await waitFor(() => expect(status()).toBe('No mistakes found in a.tsx.'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'File' }), 'b.tsx (1 finding)');
    expect(status()).toBe('1 error in b.tsx.');
  });
});
