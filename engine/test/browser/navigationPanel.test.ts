import { describe, expect, it } from 'vitest';

import { startNavigationPanel } from '../../src/browser/navigationPanel.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { ACME, PLAIN_HEAD } from '../ui/acme.ts';
import { openBrowser } from './browser.ts';

const app = await loadApp();

function openDocument() {
  const current = { section: 'components', path: '/components/knob' };
  const { document } = openBrowser(
    app.renderDocument({ site: ACME, head: PLAIN_HEAD, current, frame: 'f1', main: 'Knob', module: null })
  );
  const panel = document.querySelector<HTMLElement>('#navigation');
  const button = document.querySelector<HTMLElement>('.pb-masthead-toggle button');
  if (!panel || !button) {
    throw new Error('the document has no navigation');
  }
  startNavigationPanel();
  return { panel, button };
}

describe('startNavigationPanel', () => {
  it('opens by the button, which says so, and takes the focus', () => {
    const { panel, button } = openDocument();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.click();
    expect(panel.hasAttribute('data-open')).toBe(true);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(panel.contains(document.activeElement)).toBe(true);
  });

  it('closes by the button', () => {
    const { panel, button } = openDocument();
    button.click();
    button.click();
    expect(panel.hasAttribute('data-open')).toBe(false);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes by Escape and gives the focus back', () => {
    const { panel, button } = openDocument();
    button.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(panel.hasAttribute('data-open')).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('closes by a press beside it, not by one on it', () => {
    const { panel, button } = openDocument();
    button.click();
    panel.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(panel.hasAttribute('data-open')).toBe(true);
    document.querySelector('#main')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(panel.hasAttribute('data-open')).toBe(false);
  });

  it('closes by following a link, not by opening a list', () => {
    const { panel, button } = openDocument();
    button.click();
    panel.querySelector<HTMLElement>('[data-navigation-toggle]')?.click();
    expect(panel.hasAttribute('data-open')).toBe(true);
    panel.querySelector('a')?.click();
    expect(panel.hasAttribute('data-open')).toBe(false);
  });
});
