// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MAIN_ID } from '../../core/interfaceIds.ts';
import { takeFromAddress } from './openedLink.ts';
import { changeOwnTheme, ownThemeText } from './ownTheme.ts';
import { OWN_THEME_CSS } from './startOwnTheme.ts';
import { ThemeBar } from './ThemeBar.tsx';
import { themeFragment } from './themeLink.ts';

/** happy-dom's parser isn't that of a browser. */
vi.mock('../variableEditor/styleRules.ts', () => ({
  rulesOf: () => [],
  parseDeclaration: (text: string) => {
    const [property = '', value = ''] = text.split(': ');
    return { property, value };
  }
}));

const names = (role: 'button' | 'link'): (string | null)[] =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent);
const bar = (): HTMLElement | null => screen.queryByRole('region', { name: 'Your own theme' });

async function openLink(fragment: string): Promise<void> {
  history.replaceState(null, '', `/knob${fragment}`);
  await act(takeFromAddress);
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<main id="${MAIN_ID}" tabindex="-1"></main><div class="pb-content"></div>`;
});
afterEach(() => {
  act(() => changeOwnTheme(''));
  cleanup();
});

it('is there while examples have the reader’s own theme, and keeps the focus in the page', async () => {
  render(<ThemeBar />);
  expect(bar()).toBeNull();
  act(() => changeOwnTheme('--ink: red'));
  expect(bar()?.closest('.pb-content')).not.toBeNull();
  expect(names('button')).toEqual(['Edit', 'Share', 'Reset']);
  expect(localStorage.getItem(OWN_THEME_CSS)).toContain('--ink: red;');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect([bar(), ownThemeText(), localStorage.getItem(OWN_THEME_CSS)]).toEqual([null, '', null]);
  expect(document.activeElement?.id).toBe(MAIN_ID);
});

it('offers the former theme after one of a link', async () => {
  render(<ThemeBar />);
  act(() => changeOwnTheme('--ink: red'));
  await openLink(await themeFragment('--ink: blue').then(String));
  expect([ownThemeText(), location.hash]).toEqual(['--ink: blue', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Back to my theme' }));
  expect([ownThemeText(), names('button')]).toEqual(['--ink: red', ['Edit', 'Share', 'Reset']]);
});

it('tells that a link is damaged, until the reader has read it', async () => {
  render(<ThemeBar />);
  act(() => changeOwnTheme('--ink: red'));
  await openLink('#theme=damaged');
  expect(bar()?.textContent).toContain('damaged or cut off');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(bar()?.textContent).toContain('Examples have your own theme.');
});

it('leads to the page from the document of an example', () => {
  document.body.innerHTML =
    '<aside class="pb-controls"><a href="/knob#basic">Back</a><details><div class="pb-controls-panel"></div></details></aside>';
  render(<ThemeBar />);
  act(() => changeOwnTheme('--ink: red'));
  expect(bar()?.textContent).toContain('This example has your own theme with 1 value.');
  expect(screen.getByRole('link', { name: 'Edit it on the page' }).getAttribute('href')).toMatch(/\/knob#theme=edit$/);
  expect(names('button')).toEqual(['Reset']);
});
