// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { usePart } from './usePart.ts';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => {
  cleanup();
  document.dispatchEvent(new Event('patternbook:leave'));
  vi.unstubAllGlobals();
});

/** Fails as often as there are failures. */
function failing(failures: number) {
  let left = failures;
  return vi.fn<() => Promise<{ text: string }>>(() => {
    left -= 1;
    return left < 0 ? Promise.resolve({ text: 'loaded' }) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

function Panel({ load }: { load: () => Promise<{ text: string }> }) {
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const part = usePart('the panel', isWanted, load, attempt);
  return (
    <>
      <button type="button" onClick={() => setWanted(!isWanted)}>
        Toggle
      </button>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Press
      </button>
      <p data-testid="part">{part?.text}</p>
    </>
  );
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const notice = () => screen.findByText('Couldn’t load the panel. Check your connection, then try again.');
const loaded = () => waitFor(() => expect(screen.getByTestId('part').textContent).toBe('loaded'));

it.each([
  { again: 'the retry button of the notice', act: () => press('Try again') },
  { again: 'another attempt', act: () => press('Press') },
  {
    again: 'closing and opening it',
    act: () => {
      press('Toggle');
      press('Toggle');
    }
  }
])('loads a part that has failed, with $again', async ({ act }) => {
  const load = failing(2);
  render(<Panel load={load} />);
  press('Toggle');
  await notice();
  act();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await notice();
  act();
  await loaded();
  // What it said is no longer true.
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads a part once', async () => {
  const load = failing(0);
  render(<Panel load={load} />);
  press('Press');
  expect(load).not.toHaveBeenCalled();
  press('Toggle');
  await loaded();
  press('Toggle');
  press('Toggle');
  press('Press');
  expect(load).toHaveBeenCalledTimes(1);
});
