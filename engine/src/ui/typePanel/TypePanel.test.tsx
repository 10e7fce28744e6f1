// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TypePanel } from './TypePanel.tsx';

const definition = (html: string) => () =>
  Promise.resolve(new Response(`<main><h1>Title</h1><div class="pb-definition">${html}</div></main>`));
const failure = () => Promise.resolve(new Response('', { status: 503 }));

/** Responses by path. Each path is used in one test only, since definitions are cached. */
const ANSWERS: Record<string, () => Promise<Response>> = {};

const fetched = vi.fn((address: string) => ANSWERS[address]?.() ?? failure());

function open(address: string, name = 'Knob') {
  const onClose = vi.fn();
  const link = document.createElement('a');
  link.href = address;
  link.textContent = name;
  render(<TypePanel link={link} onClose={onClose} />);
  return onClose;
}

const titleText = (): string => screen.getByRole('heading', { level: 2 }).textContent;

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the panel for types', () => {
  it('shows the definition, and has the focus on its name', async () => {
    ANSWERS['/shown'] = definition('<p>Turns.</p>');
    open('/shown');
    expect(await screen.findByText('Turns.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Knob');
    expect(screen.queryByRole('button', { name: 'Back to the previous type' })).toBeNull();
  });

  it('opens types of a definition in its place, and leads back to the link and position', async () => {
    ANSWERS['/outer'] = definition('<a href="/pages/angle#angle" data-type="/inner">Angle</a>');
    ANSWERS['/inner'] = definition('<p>In degrees.</p>');
    const user = userEvent.setup();
    open('/outer');
    const link = await screen.findByRole('link', { name: 'Angle' });
    screen.getByRole('group').scrollTop = 40;
    await user.click(link);
    expect(await screen.findByText('In degrees.')).toBeTruthy();
    expect(titleText()).toBe('Angle');
    expect(document.activeElement?.textContent).toBe('Angle');
    expect(screen.getByRole('group').scrollTop).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Back to the previous type' }));
    expect(titleText()).toBe('Knob');
    expect(document.activeElement).toBe(link);
    expect(screen.getByRole('group').scrollTop).toBe(40);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('stays at a type that names itself, and closes for links that lead elsewhere', async () => {
    ANSWERS['/self'] = definition('<a href="/self" data-type>Self</a> <a href="#page">Page</a>');
    const user = userEvent.setup();
    const onClose = open('/self');
    await user.click(await screen.findByRole('link', { name: 'Self' }));
    expect(titleText()).toBe('Knob');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Page' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says that it loads once that takes long', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<Response>();
    ANSWERS['/slow'] = () => promise;
    open('/slow');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText('Loading…')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(screen.getByText('Loading…')).toBeTruthy();
    resolve(new Response('<div class="pb-definition">Here.</div>'));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByText('Here.')).toBeTruthy();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('tries again after a failure', async () => {
    ANSWERS['/failing'] = failure;
    open('/failing');
    expect(await screen.findByText(/Couldn’t load/)).toBeTruthy();
    ANSWERS['/failing'] = definition('<p>At last.</p>');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('At last.')).toBeTruthy();
    expect(screen.queryByText(/Couldn’t load/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Knob');
  });
});
