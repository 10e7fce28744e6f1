// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ApiRequestForm, type ApiRequestProps } from './ApiRequestForm.tsx';

const PROPS: ApiRequestProps = {
  request: {
    id: 'component',
    path: '/api/components/{id}.json',
    summary: 'One component',
    type: 'application/json',
    parameter: { name: 'id', description: 'Id of a component', example: '@acme/ui/Knob' }
  },
  origin: 'https://acme.example'
};

const run = () => userEvent.click(screen.getByRole('button', { name: /^(Run|Try again)$/ }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  it('is a link to the file without scripts', () => {
    const html = renderToString(<ApiRequestForm {...PROPS} />);
    expect(html).toContain('href="/api/components/@acme/ui/Knob.json"');
    expect(html).toContain('role="status"');
  });

  it('shows status, size, and the formatted answer, of which it folds a part', async () => {
    const answer = { list: Array.from({ length: 30 }, (_, index) => index) };
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer))));
    vi.stubGlobal('fetch', fetched);
    render(<ApiRequestForm {...PROPS} />);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'acme/Dial');
    await run();
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Status 200, 0\.1 KB, \d+ ms$/));
    expect(fetched).toHaveBeenCalledWith('/api/components/acme/Dial.json');
    const shown = () => screen.getByRole('region', { name: 'Answer: One component' }).textContent.split('\n').length;
    expect(shown()).toBe(16);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 34 lines' }));
    expect(shown()).toBe(34);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['the value has no file', () => Promise.resolve(new Response('', { status: 404 })), /status 404/],
    ['there is no network', () => Promise.reject(new TypeError('offline')), /Check your connection/]
  ])('can be repeated if %s', async (_, answer, message) => {
    vi.stubGlobal('fetch', answer);
    render(<ApiRequestForm {...PROPS} />);
    await run();
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(message));
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    await run();
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Status 200/));
  });

  it('has code for the value in its field', () => {
    render(<ApiRequestForm {...PROPS} />);
    expect(screen.getByText("curl 'https://acme.example/api/components/@acme/ui/Knob.json'")).toBeDefined();
    expect(screen.getByText(/await response\.json\(\)/)).toBeDefined();
  });
});
