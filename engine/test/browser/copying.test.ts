import { describe, expect, it } from 'vitest';

import { startCopying } from '../../src/browser/copying.ts';
import { headingLink } from '../../src/core/html.ts';
import { parsePage } from '../content/support/parsePage.ts';
import { openBrowser, settle } from './browser.ts';

function openPage(writeText: (text: string) => Promise<void>) {
  const { document, window } = openBrowser(`${headingLink('basic', 'Basic')}<p id="pb_announcer"></p>`, {
    url: 'https://acme.example/components/knob?x=1#other'
  });
  Object.defineProperty(window.navigator, 'clipboard', { value: { writeText } });
  startCopying();
  const click = async (init: MouseEventInit = {}): Promise<boolean> => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('a')?.dispatchEvent(event);
    await settle();
    return event.defaultPrevented;
  };
  return { click, said: () => document.querySelector('#pb_announcer')?.textContent };
}

describe('startCopying', () => {
  it('copies the URL of the heading and confirms it', async () => {
    const copied: string[] = [];
    const { click, said } = openPage((text) => Promise.resolve(void copied.push(text)));
    expect(await click()).toBe(true);
    expect(copied).toEqual(['https://acme.example/components/knob#basic']);
    expect(said()).toBe('Link copied');
  });

  it('copies the block of code that a button is in, without its prompts', async () => {
    const copied: string[] = [];
    const { said } = openPage((text) => Promise.resolve(void copied.push(text)));
    const { html } = parsePage('```sh\n$ npm ci\n$ npm test\n```');
    document.body.insertAdjacentHTML('beforeend', html);
    document.querySelector('button')?.click();
    await settle();
    expect(copied).toEqual(['npm ci\nnpm test']);
    expect(said()).toBe('Code copied');
  });

  it.each([
    ['ts noLive showLineNumbers {1}', 'a;\nb; // [!code ++]\nc; // [!code --]', 'a;\nb;'],
    ['diff', ' a;\n-b;\n+c;', 'a;\nc;']
  ])('copies code without numbers, marks, and deleted lines: %s', async (info, code, text) => {
    const copied: string[] = [];
    openPage((written) => Promise.resolve(void copied.push(written)));
    document.body.insertAdjacentHTML('beforeend', parsePage(`\`\`\`${info}\n${code}\n\`\`\``).html);
    document.querySelector('button')?.click();
    await settle();
    expect(copied).toEqual([text]);
    expect(document.querySelector('del')).not.toBeNull();
  });

  it('puts the link into the address bar if clipboard access is denied', async () => {
    const { said, click } = openPage(() => Promise.reject(new Error('denied')));
    await click();
    expect(said()).toMatch(/^Couldn’t copy/);
    expect(location.hash).toBe('#basic');
  });

  it('leaves clicks with a modifier key to the browser', async () => {
    const { said, click } = openPage(() => Promise.resolve());
    expect(await click({ ctrlKey: true })).toBe(false);
    expect(said()).toBe('');
  });
});
