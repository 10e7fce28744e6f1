// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DisplaySettings } from './DisplaySettings.tsx';

const DEFAULTS = ['system', 'system', 'default', 'default', 'system', 'ltr', 'on'];

function open(stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, value);
  }
  render(<DisplaySettings opener={document.createElement('button')} />);
  return userEvent.setup();
}

const chosen = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const option = (group: string, name: string): HTMLElement =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.showPopover = () => undefined;
});
afterEach(cleanup);

describe('the display settings', () => {
  it('show the defaults in place of what is no option', () => {
    open({ 'theme-preference': 'mauve' });
    expect(chosen()).toEqual(DEFAULTS);
  });

  it('show what is stored', () => {
    open({ 'theme-preference': 'dark', 'patternbook-direction': 'rtl' });
    expect(chosen()).toEqual(['dark', 'system', 'default', 'default', 'system', 'rtl', 'on']);
  });

  it.each([
    ['Color scheme', 'Light', 'theme-preference', 'light'],
    ['High contrast', 'On', 'high-contrast-preference', 'on'],
    ['Text size', 'Larger', 'patternbook-text-size', 'larger'],
    ['Content width', 'Wide', 'patternbook-content-width', 'wide'],
    ['Motion', 'Reduced', 'patternbook-motion', 'reduced'],
    ['Direction', 'Right to left', 'patternbook-direction', 'rtl'],
    ['Keyboard shortcuts', 'Off', 'patternbook-shortcuts', 'off']
  ])('store %s: %s', async (group, name, key, value) => {
    const user = open();
    await user.click(option(group, name));
    expect(localStorage.getItem(key)).toBe(value);
    await waitFor(() => expect((option(group, name) as HTMLInputElement).checked).toBe(true));
  });

  it('follow what another tab stores', () => {
    open();
    localStorage.setItem('theme-preference', 'dark');
    act(() => void dispatchEvent(new Event('storage')));
    expect((option('Color scheme', 'Dark') as HTMLInputElement).checked).toBe(true);
  });

  it('go back to the defaults, and leave nothing stored', async () => {
    const user = open({ 'theme-preference': 'dark', 'patternbook-motion': 'reduced', 'gdpr-banner-closed': 'true' });
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(chosen()).toEqual(DEFAULTS);
    expect(Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))).toEqual([
      'gdpr-banner-closed'
    ]);
  });
});
