// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FeedbackDialog } from './FeedbackDialog.tsx';

const SURVEY = { url: 'https://survey.example/', title: 'Acme survey' };

const answer = vi.fn<() => Promise<Response>>();
const frame = (): HTMLElement | null => screen.queryByTitle('Acme survey');

async function open(): Promise<HTMLElement> {
  const opener = document.createElement('button');
  document.body.append(opener);
  render(<FeedbackDialog {...SURVEY} opener={opener} />);
  await act(() => Promise.resolve());
  return opener;
}

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } };
  // Frames neither load pages nor log errors about it.
  Object.assign(happyDOM.settings, { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true });
  answer.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answer.mockReset();
});

describe('the feedback dialog', () => {
  it('says that it waits until the survey has answered and its frame is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer.mockReturnValue(promise);
    await open();
    expect(screen.getByRole('progressbar', { name: 'Loading the survey' })).toBeTruthy();
    expect(frame()?.hidden).toBe(true);
    resolve(new Response());
    fireEvent.load(frame() as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(frame()?.hidden).toBe(false);
  });

  it('keeps the frame while it is closed', async () => {
    const opener = await open();
    const before = frame();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Give feedback' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(document.activeElement).toBe(opener);
    act(() => opener.click());
    await waitFor(() => expect(dialog.open).toBe(true));
    expect(frame()).toBe(before);
    expect(answer).toHaveBeenCalledOnce();
  });

  it('says when the survey is blocked, and tries again', async () => {
    answer.mockRejectedValueOnce(new TypeError('Blocked.'));
    await open();
    await screen.findByRole('alert');
    expect(frame()).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(frame()).not.toBeNull();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('gives up on a survey that never answers', async () => {
    vi.useFakeTimers();
    answer.mockReturnValue(new Promise(() => undefined));
    await open();
    act(() => {
      vi.advanceTimersByTime(15_000);
    });
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the survey');
  });
});
