import { describe, expect, it } from 'vitest';

import { keepPageOnSubmit } from '../../src/browser/dom.ts';
import { openBrowser } from './browser.ts';

describe('keepPageOnSubmit', () => {
  const submit = (html: string): boolean => {
    const { document, window } = openBrowser(html);
    keepPageOnSubmit();
    const event = new window.Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event as unknown as Event);
    return !event.defaultPrevented;
  };

  it('keeps a form without an address from loading the page again', () => {
    expect(submit('<form><input></form>')).toBe(false);
  });

  it('lets forms with an address, and those of dialogs, do what they say', () => {
    expect(submit('<form action="/search"><input></form>')).toBe(true);
    expect(submit('<dialog open><form method="dialog"><input></form></dialog>')).toBe(true);
  });
});
