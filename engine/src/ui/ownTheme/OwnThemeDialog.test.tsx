// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { OwnThemeDialog } from './OwnThemeDialog.tsx';
import { changeOwnTheme, ownTheme } from './ownTheme.ts';

/** happy-dom's parser isn't that of a browser. */
vi.mock('../variableEditor/styleRules.ts', () => ({
  rulesOf: () => [],
  parseDeclaration: (text: string) => {
    const [, property = '', value = ''] = /^(--[^\s:]+)\s*:\s*(.+)$/.exec(text) ?? [];
    return value === '' ? null : { property, value };
  }
}));

const TOKENS = {
  tokens: [
    { name: '--brand', value: '#0055cc', values: [], themes: [] },
    { name: '--paper', value: '#ffffff', values: [], themes: [] },
    { name: '--pale', value: '#cccccc', values: [], themes: [] }
  ],
  contrasts: [
    { subject: 'text', foreground: '--brand', background: '--paper' },
    { subject: 'graphic', foreground: '--pale', background: '--paper' }
  ]
};

const user = userEvent.setup();
const answers = vi.fn<() => Promise<Response>>();
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'CSS of your theme' });
const status = () => within(screen.getByRole('dialog')).getAllByRole('status')[0]?.textContent;

beforeEach(() => {
  answers.mockImplementation(() => Promise.resolve(Response.json(TOKENS)));
  vi.stubGlobal('fetch', answers);
});

afterEach(() => {
  cleanup();
  changeOwnTheme('');
  vi.unstubAllGlobals();
});

async function open(css = '') {
  changeOwnTheme(css);
  const { unmount } = render(<OwnThemeDialog onClose={vi.fn()} />);
  await waitFor(() => expect(answers).toHaveBeenCalled());
  return unmount;
}

async function write(css: string) {
  await user.clear(field());
  await user.click(field());
  await user.paste(css);
}

it('starts empty, with a sample of the site’s colors', async () => {
  await open();
  expect(document.activeElement).toBe(field());
  expect(status()).toBe('The examples have the look of this site.');
  await user.click(await screen.findByRole('button', { name: 'Start with colors of this site' }));
  expect(field().value).toContain('--brand: #');
  await waitFor(() => expect(ownTheme.get().declarations).toHaveLength(1));
  expect(document.activeElement).toBe(field());
});

it('applies what is written, and lists what isn’t taken', async () => {
  await open();
  await write('--brand: #111;\n--image: url(x);');
  await waitFor(() => expect(status()).toContain('The examples have 1 value of yours.'));
  screen.getByRole('heading', { name: 'Left out: 1 part' });
  screen.getByText(/the function url\(\) isn’t allowed/);
  expect(document.getElementById('pb_own-theme')?.textContent).toContain('--brand: #111;');
});

it('tells which pairs of colors have too little contrast', async () => {
  await open('--brand: #eee');
  await waitFor(() => expect(status()).toContain('2 have too little contrast.'));
  screen.getByText('Checked: 2 pairs of colors in 4 themes. 2 have too little contrast.');
  screen.getByText(/^Contrast 1\.1:1 instead of at least 4\.5:1; 6\.\d:1 without your theme \(all themes\)/);
  screen.getByText('too low without your theme, too');
});

it('offers to try again when the colors don’t load, and shows nothing of them on sites without', async () => {
  answers.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 500 })));
  answers.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 404 })));
  await open('--brand: #eee');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Contrast' })).toBeNull());
  expect(ownTheme.get().declarations).toHaveLength(1);
});

it('keeps the last theme while the text is too large', async () => {
  await open('--brand: #111');
  await write(`--brand: #222;${' '.repeat(64 * 1024)}`);
  await waitFor(() => expect(status()).toContain('larger than 64 KB'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(ownTheme.get().declarations).toMatchObject([{ value: '#111' }]);
});

it('resets, and applies at once when it closes', async () => {
  const unmount = await open('--brand: #111');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(field().value).toBe('');
  expect(ownTheme.get().declarations).toEqual([]);
  expect(document.getElementById('pb_own-theme')).toBeNull();
  await write('--brand: #333');
  unmount();
  expect(ownTheme.get().declarations).toMatchObject([{ value: '#333' }]);
});

it('says that the browser refuses to store it', async () => {
  vi.stubGlobal('localStorage', undefined);
  await open('--brand: #111');
  await waitFor(() => expect(status()).toContain('Your browser doesn’t store it'));
});
