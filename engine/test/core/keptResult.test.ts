import { expect, it, vi } from 'vitest';

import { keepResult } from '../../src/core/keptResult.ts';

it('makes a result once, until it is forgotten', async () => {
  let calls = 0;
  const kept = keepResult(() => (calls += 1));
  expect(calls).toBe(0);
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
  kept.forget();
  expect(await kept.get()).toBe(2);
});

it('keeps no failure', async () => {
  const make = vi.fn(() => 'made');
  make.mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const kept = keepResult(make);
  await expect(kept.get()).rejects.toThrow('not yet');
  expect(await kept.get()).toBe('made');
});

it('keeps what was asked for after a failing call was forgotten', async () => {
  const failing = Promise.withResolvers<string>();
  const make = vi.fn((): string | Promise<string> => 'later');
  make.mockImplementationOnce(() => failing.promise);
  const kept = keepResult(make);
  const first = kept.get();
  kept.forget();
  await kept.get();
  failing.reject(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  await kept.get();
  expect(make).toHaveBeenCalledTimes(2);
});
