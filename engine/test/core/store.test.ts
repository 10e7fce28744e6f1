import { expect, it } from 'vitest';

import { createStore } from '../../src/core/store.ts';

it('tells its listeners of each new value until they are removed', () => {
  const { get, set, subscribe } = createStore(1);
  const seen: string[] = [];
  const stop = subscribe(() => seen.push(`first ${get()}`));
  subscribe(() => seen.push(`second ${get()}`));
  set(2);
  stop();
  set(3);
  expect(seen).toEqual(['first 2', 'second 2', 'second 3']);
});
