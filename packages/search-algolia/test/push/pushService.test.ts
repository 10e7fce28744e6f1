import { describe, expect, it, vi } from 'vitest';

import { persist } from '../../src/push/pushService.ts';

const PATIENT = { waits: [1, 1] };
const unreachable = Object.assign(new Error('Unreachable hosts'), { name: 'RetryError' });
const refused = (status: number): Error => Object.assign(new Error('Refused'), { name: 'ApiError', status });

/** Throws these errors in order, then succeeds. */
function failing(...errors: unknown[]) {
  const call = vi.fn(() => Promise.resolve('done'));
  errors.forEach((error) => call.mockRejectedValueOnce(error));
  return call;
}

describe('persist', () => {
  it.each([
    ['unreachable hosts', unreachable],
    ['too many requests', refused(429)]
  ])('retries %s', async (_, error) => {
    const call = failing(error, error);
    await expect(persist(call, PATIENT)).resolves.toBe('done');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('gives up after the last delay', async () => {
    const last = refused(429);
    const call = failing(unreachable, unreachable, last);
    await expect(persist(call, PATIENT)).rejects.toBe(last);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it.each([refused(403), refused(400), refused(404), new Error('No JSON')])('does not retry %s', async (error) => {
    const call = failing(error);
    await expect(persist(call, PATIENT)).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
