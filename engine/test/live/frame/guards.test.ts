import { afterEach, expect, it, vi } from 'vitest';

import { createStepGuard } from '../../../src/live/frame/guards.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const manySteps = (step: () => void): void => {
  for (let count = 0; count < 1000; count += 1) {
    step();
  }
};

it('throws after code has run for a second without yielding', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { step } = createStepGuard(() => undefined);
  expect(() => manySteps(step)).not.toThrow();
  now.mockReturnValue(1001);
  expect(() => manySteps(step)).toThrow('more than a second');
});

it('throws at each step after that, until the code yields', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { step } = createStepGuard(() => undefined);
  manySteps(step);
  now.mockReturnValue(1001);
  expect(() => manySteps(step)).toThrow();
  expect(step).toThrow('more than a second');
  expect(step).toThrow('more than a second');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(step).not.toThrow();
});

it('restarts after each yield', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { step } = createStepGuard(() => undefined);
  manySteps(step);
  await new Promise((resolve) => setTimeout(resolve, 20));
  now.mockReturnValue(5000);
  expect(() => manySteps(step)).not.toThrow();
});

it('throws at each step of a stopped program', async () => {
  const { step, end } = createStepGuard(() => undefined);
  end('Too much.');
  expect(step).toThrow('Too much.');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(step).toThrow('Too much.');
});

it('reports the error once the event loop is free, since promises may swallow it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const onEnded = vi.fn();
  const { step } = createStepGuard(onEnded);
  step();
  now.mockReturnValue(1001);
  expect(() => manySteps(step)).toThrow('more than a second');
  expect(onEnded).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
});
