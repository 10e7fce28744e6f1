// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ClaimPlayer } from './ClaimPlayer.tsx';
import { type PlayedClaim, Rehearsal } from './rehearsal.ts';

const CLAIM: PlayedClaim = {
  example: 'about:blank',
  on: { role: 'slider', name: 'Volume' },
  key: 'ArrowUp',
  does: 'Turns it up.',
  steps: [{ press: { role: 'button', name: 'Start' } }],
  expect: [{ focus: { role: 'slider' } }]
};

const rehearsal = {
  perform: vi.fn(),
  succeeds: vi.fn(),
  focused: { element: { role: 'slider', name: 'Volume', states: [['valuetext', '4']] }, active: null }
};

let opener: HTMLButtonElement;

async function open({ isLoaded = true } = {}) {
  document.body.innerHTML = '<table><tbody><tr><td><button>Show me</button></td></tr></tbody></table>';
  opener = document.querySelector('button') as HTMLButtonElement;
  render(<ClaimPlayer claim={CLAIM} title="Basic" opener={opener} />);
  if (isLoaded) {
    await act(() => Promise.resolve(fireEvent.load(screen.getByTitle('Example: Basic'))));
  }
  return { user: userEvent.setup(), player: () => screen.queryByRole('region', { name: 'Turns it up.' }) };
}

const next = (): HTMLElement => screen.getByRole('button', { name: 'Next step' });

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced';
  rehearsal.perform.mockReset().mockResolvedValue(undefined);
  rehearsal.succeeds.mockReset().mockResolvedValue(true);
  vi.spyOn(Rehearsal, 'start').mockResolvedValue(rehearsal as unknown as Rehearsal);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['motion'];
});

describe('the player of a claim', () => {
  it('opens below the table, and moves the focus to its controls', async () => {
    const { player } = await open();
    expect(document.querySelector('table')?.nextElementSibling?.contains(player())).toBe(true);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(next());
    expect(screen.getByTitle('Example: Basic').getAttribute('src')).toBe(CLAIM.example);
  });

  it('performs one step per press where no motion is wanted, and says what has the focus', async () => {
    const { user, player } = await open();
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Click button “Start”',
      'Move the focus to slider “Volume”',
      'Press Up arrow'
    ]);
    for (const { length } of [[], [1], [1, 2]]) {
      await waitFor(() => expect(next().getAttribute('aria-disabled')).not.toBe('true'));
      await user.click(next());
      await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(`Step ${length + 1} of 3.`));
    }
    expect(rehearsal.perform.mock.lastCall).toEqual([{ key: 'ArrowUp' }]);
    expect(screen.getByRole('status').textContent).toBe(
      'Step 3 of 3. Press Up arrow. Focus: slider “Volume”, valuetext: 4. This is the result that the table describes.'
    );
    expect(within(player() as HTMLElement).getByText('valuetext: 4')).toBeDefined();
  });

  it('plays by itself where motion is wanted, until it is paused', async () => {
    vi.useFakeTimers();
    document.documentElement.dataset['motion'] = 'full';
    await open();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(rehearsal.perform).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(rehearsal.perform).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
    vi.useRealTimers();
  });

  it.each([
    ['an example that does not load', () => vi.spyOn(Rehearsal, 'start').mockRejectedValue(new Error('gone')), 0],
    ['a missing element', () => rehearsal.perform.mockRejectedValue(new Error('gone')), 1],
    ['another result', () => rehearsal.succeeds.mockResolvedValue(false), 3]
  ])('says so after %s', async (_, fail, presses) => {
    fail();
    const { user } = await open();
    for (let press = 0; press < presses; press++) {
      await waitFor(() => expect(next().getAttribute('aria-disabled')).not.toBe('true'));
      await user.click(next());
    }
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Couldn’t (play|show)/));
  });

  it('closes with its button, Escape, or Show me, and returns the focus', async () => {
    const { user, player } = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect([player(), document.activeElement]).toEqual([null, opener]);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await user.click(opener);
    expect(player()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect([player(), document.activeElement]).toEqual([null, opener]);
    await user.click(opener);
    await user.click(opener);
    expect(player()).toBeNull();
  });
});
