// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as texts from '../../core/texts.ts';
import { CopyPageMenu } from './CopyPageMenu.tsx';

const ASSISTANTS = [{ name: 'Parrot', url: 'https://parrot.example/?ask=Read+{url}' }];
const writeText = vi.fn<(text: string) => Promise<void>>();
const report = vi.hoisted(() => vi.fn());
vi.mock('../../browser/startTooltips.ts', () => ({ reportOutcome: report }));

let opener: HTMLButtonElement;

beforeEach(() => {
  // Without it, the text is written once it is there.
  vi.stubGlobal('ClipboardItem', undefined);
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  opener = document.createElement('button');
  document.body.append(opener);
  render(<CopyPageMenu opener={opener} markdown="/components/knob.md" assistants={ASSISTANTS} />);
});

afterEach(() => {
  cleanup();
  opener.remove();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the menu of a page', () => {
  it('copies the Markdown, and tells so at its button', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Knob')));
    writeText.mockResolvedValue();
    fireEvent.click(screen.getByRole('menuitem', { name: texts.copyPage.copy }));
    await waitFor(() => expect(report).toHaveBeenCalledWith(opener, texts.copyPage.copied));
    expect(writeText).toHaveBeenCalledWith('# Knob');
    expect(document.activeElement).toBe(opener);
  });

  it.each([
    ['the file is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['there is no network', () => Promise.reject(new TypeError('offline'))]
  ])('tells that nothing was copied if %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    fireEvent.click(screen.getByRole('menuitem', { name: texts.copyPage.copy }));
    await waitFor(() => expect(report).toHaveBeenCalledWith(opener, texts.copyPage.failed));
    expect(writeText).not.toHaveBeenCalled();
  });

  it('leads to the Markdown, and to assistants with its address', () => {
    const view = screen.getByRole('menuitem', { name: texts.copyPage.view });
    expect(view.getAttribute('href')).toBe('/components/knob.md');
    const [, , parrot] = screen.getAllByRole('menuitem');
    expect(parrot?.textContent).toContain('Parrot');
    const expected = encodeURIComponent(new URL('/components/knob.md', location.origin).href);
    expect(parrot?.getAttribute('href')).toBe(`https://parrot.example/?ask=Read+${expected}`);
  });

  it('moves the focus by arrow keys, and returns it on Escape', () => {
    const [first, second, third] = screen.getAllByRole('menuitem');
    first?.focus();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'End' });
    expect(document.activeElement).toBe(third);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(document.activeElement).toBe(opener);
  });
});
