// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ExerciseCheck } from '../../core/exerciseCheck.ts';
import type { Inspection } from '../example/code/inspectExample.ts';
import { createExample, type Example } from '../example/exampleStore.ts';
import { NO_DRAFT } from '../example/storedDrafts.ts';
import { Exercise } from './Exercise.tsx';

const CHECKS: ExerciseCheck[] = [
  { task: 'There is a `Knob`.', hint: 'Put a `Knob` there.', selector: '.knob' },
  { task: 'There are two lamps.', hint: 'Add a lamp.', selector: '.lamp', count: 2 }
];

/** Fakes of the example's modules that an exercise uses. */
const fake = vi.hoisted(() => ({
  inspection: null as Inspection | Promise<Inspection | null> | null,
  example: null as Example | null,
  setCode: vi.fn()
}));

vi.mock(import('../example/exampleStore.ts'), async (load) => ({
  ...(await load()),
  exampleOfPage: () => fake.example
}));
vi.mock(
  import('../example/code/editing.ts'),
  () => ({ openCode: () => Promise.resolve({ focus: () => undefined }), setCode: fake.setCode }) as never
);
vi.mock(
  import('../example/code/inspectExample.ts'),
  () =>
    ({
      inspectExample: () => Promise.resolve(fake.inspection),
      inspectShown: () => Promise.resolve(fake.inspection)
    }) as never
);

const MINE = { code: 'mine', lang: 'ts' } as const;

function open() {
  render(
    <Exercise slug="basic" title="Basic" number={2} total={3} checks={CHECKS} solutionHtml={'<b>&lt;Knob /&gt;</b>'} />
  );
  const user = userEvent.setup();
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    states: () => screen.getAllByRole('listitem').map(({ dataset }) => dataset['state']),
    runs: () => act(() => fake.example?.update({ program: MINE, run: { program: MINE, result: { state: 'shown' } } })),
    resets: () => act(() => fake.example?.update({ program: null, run: null }))
  };
}

const found = (...counts: number[]): Inspection => ({ state: 'inspected', counts });

beforeEach(() => {
  fake.example = createExample({ title: 'Basic', slug: 'basic', path: '/knob/basic' }, NO_DRAFT);
  fake.example.update({ original: { lang: 'ts' } as never });
  fake.setCode.mockClear();
});
afterEach(cleanup);

describe('an exercise', () => {
  it('says which tasks are done, and what to do for the others', async () => {
    fake.inspection = found(3, 1);
    const { press, states } = open();
    expect(screen.getByText('2 of 3')).toBeDefined();
    expect(states()).toEqual(['open', 'open']);
    await press('Check my code');
    await waitFor(() => expect(states()).toEqual(['done', 'missing']));
    expect(screen.getByRole('status').textContent).toBe('1 of 2 done.');
    expect(screen.getByText('Add a lamp.')).toBeDefined();
    expect(screen.queryByText('Put a')).toBeNull();
  });

  it('makes the next step the primary one', async () => {
    const { press } = open();
    const primary = () => document.querySelector('.pb-exercise-actions > .pf-m-primary')?.textContent;
    expect(primary()).toBe('Edit the code');
    await press('Edit the code');
    await waitFor(() => expect(primary()).toBe('Check my code'));
  });

  it('withdraws a failure when the next check begins', async () => {
    fake.inspection = Promise.reject(new Error('offline'));
    fake.inspection.catch(() => undefined);
    const { press } = open();
    await press('Check my code');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Couldn’t load/));
    fake.inspection = new Promise(() => undefined);
    await press('Check my code');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(screen.getByRole('button', { name: 'Check my code' }).getAttribute('aria-busy')).toBe('true');
  });

  it('follows the code from the first check on, until it is as it was', async () => {
    fake.inspection = found(0, 0);
    const { press, states, runs, resets } = open();
    runs();
    expect(states()).toEqual(['open', 'open']);
    await press('Check my code');
    await waitFor(() => expect(states()).toEqual(['missing', 'missing']));
    fake.inspection = found(1, 2);
    runs();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('All tasks are done.'));
    resets();
    await waitFor(() => expect(states()).toEqual(['open', 'open']));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('checks code that replaces the checked one and runs during the check', async () => {
    const check = Promise.withResolvers<null>();
    fake.inspection = check.promise;
    const { press, runs } = open();
    await press('Check my code');
    runs();
    fake.inspection = found(1, 2);
    check.resolve(null);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('All tasks are done.'));
  });

  it('says that the code does not run, and where', async () => {
    fake.inspection = { state: 'failed', message: 'Unexpected }', line: 3 } satisfies Inspection;
    const { press, states } = open();
    await press('Check my code');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('The code doesn’t run yet. Line 3: Unexpected }')
    );
    expect(states()).toEqual(['open', 'open']);
  });

  it('puts the solution into the editor', async () => {
    const { press } = open();
    await press('Use this solution');
    await waitFor(() => expect(fake.setCode).toHaveBeenCalledWith(fake.example, { code: '<Knob />\n', lang: 'ts' }));
  });
});
