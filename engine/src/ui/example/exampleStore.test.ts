// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

import { createExample, type Example } from './exampleStore.ts';
import { NO_DRAFT } from './storedDrafts.ts';

const makeExample = (): Example => createExample({ title: 'Basic', slug: 'basic', path: '/knob/basic' }, NO_DRAFT);

/** Counts the listeners for leaving the page that are added and not removed. */
function countListeners(): () => number {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  return () => {
    const listenersOf = ({ mock }: { mock: { calls: unknown[][] } }): unknown[] =>
      mock.calls.flatMap(([name, listener]) => (name === 'patternbook:leave' ? [listener] : []));
    const gone = listenersOf(removed);
    const left = listenersOf(added).filter((listener) => !gone.includes(listener));
    added.mockRestore();
    removed.mockRestore();
    return left.length;
  };
}

it('waits for a value of the state, and leaves no listener', async () => {
  const left = countListeners();
  const example = makeExample();
  const opened = example.when(({ isOpen }) => (isOpen ? 'open' : undefined));
  example.update({ isOpen: true });
  await expect(opened).resolves.toBe('open');
  await expect(example.when(({ isOpen }) => isOpen)).resolves.toBe(true);
  expect(left()).toBe(0);
});

it('gives up when the reader leaves the page', async () => {
  const left = countListeners();
  const example = makeExample();
  const opened = example.when(({ isOpen }) => (isOpen ? 'open' : undefined));
  document.dispatchEvent(new Event('patternbook:leave'));
  await expect(opened).resolves.toBeNull();
  expect(left()).toBe(0);
});
