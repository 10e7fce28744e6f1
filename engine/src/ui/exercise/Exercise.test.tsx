// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Inspection } from '../../client/lazy/examples/inspecting.ts';
import type { ExerciseCheck } from '../../exerciseCheck.ts';
import { Exercise } from './Exercise.tsx';

const CHECKS: ExerciseCheck[] = [
  { task: 'There is a `Knob`.', hint: 'Put a `Knob` there.', selector: '.knob' },
  { task: 'There are two lamps.', hint: 'Add a lamp.', selector: '.lamp', count: 2 }
];

interface FakeEditor {
  inspection: Inspection | null;
  workbench: { section: Element | null; shown: object; original: { lang: string } };
}

/** The editor of the example, as far as an exercise uses it. */
const editor = vi.hoisted(() => {
  const state: FakeEditor = { inspection: null, workbench: { section: null, shown: {}, original: { lang: 'ts' } } };
  return Object.assign(state, { setCode: vi.fn(), openCode: () => Promise.resolve() });
});

vi.mock(import('../../client/lazy/examples/examples.ts'), () => ({ workbenchAt: () => editor.workbench }) as never);
vi.mock(import('../../client/lazy/examples/openCode.ts'), () => ({ openCode: editor.openCode }) as never);
vi.mock(import('../../client/lazy/examples/editing.ts'), () => ({ setCode: editor.setCode }) as never);
vi.mock(import('../../client/lazy/examples/running.ts'), () => ({ SHOWN_EVENT: 'patternbook:shown' }) as never);
vi.mock(
  import('../../client/lazy/examples/inspecting.ts'),
  () =>
    ({
      inspectExample: () => Promise.resolve(editor.inspection),
      inspectShown: () => Promise.resolve(editor.inspection)
    }) as never
);

function open() {
  render(<Exercise slug="basic" title="Basic" checks={CHECKS} solutionHtml={'<b>&lt;Knob /&gt;</b>'} />);
  const user = userEvent.setup();
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    states: () => screen.getAllByRole('listitem').map(({ dataset }) => dataset['state']),
    shown: (detail: 'original' | 'edited') =>
      document.querySelector('#basic')?.dispatchEvent(new CustomEvent('patternbook:shown', { detail }))
  };
}

const found = (...counts: number[]): Inspection => ({ state: 'inspected', counts });

beforeEach(() => {
  document.body.innerHTML = '<section id="basic"></section>';
  editor.workbench.section = document.querySelector('#basic');
  editor.setCode.mockClear();
});
afterEach(cleanup);

describe('an exercise', () => {
  it('says which tasks are done, and what to do for the others', async () => {
    editor.inspection = found(3, 1);
    const { press, states } = open();
    expect(states()).toEqual(['open', 'open']);
    await press('Check my code');
    await waitFor(() => expect(states()).toEqual(['done', 'missing']));
    expect(screen.getByRole('status').textContent).toBe('1 of 2 done.');
    expect(screen.getByText('Add a lamp.')).toBeDefined();
    expect(screen.queryByText('Put a')).toBeNull();
  });

  it('follows the code from the first check on, until it is as it was', async () => {
    editor.inspection = found(0, 0);
    const { press, states, shown } = open();
    shown('edited');
    expect(states()).toEqual(['open', 'open']);
    await press('Check my code');
    await waitFor(() => expect(states()).toEqual(['missing', 'missing']));
    editor.inspection = found(1, 2);
    shown('edited');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('All tasks are done.'));
    shown('original');
    await waitFor(() => expect(states()).toEqual(['open', 'open']));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that the code does not run, and where', async () => {
    editor.inspection = { state: 'failed', message: 'Unexpected }', line: 3 } satisfies Inspection;
    const { press, states } = open();
    await press('Check my code');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('The code doesn’t run yet. Line 3: Unexpected }')
    );
    expect(states()).toEqual(['open', 'open']);
  });

  it('puts the solution into the editor', async () => {
    const { press } = open();
    await press('Put it into the editor');
    await waitFor(() =>
      expect(editor.setCode).toHaveBeenCalledWith(editor.workbench, { code: '<Knob />\n', lang: 'ts' })
    );
  });
});
