import { describe, expect, it } from 'vitest';

import { startReleaseNotes } from '../../src/client/lazy/releaseNotes.ts';
import { loadApp } from '../../src/documents/loadApp.ts';
import { RELEASES } from '../app/releases.ts';
import { openBrowser } from './browser.ts';

const app = await loadApp();

function open() {
  const toc = '<a id="to-fixes" href="#release-2-1-0-fix">Fixes</a><a id="to-other" href="#elsewhere">Other</a>';
  const { document } = openBrowser(`${toc}${app.renderReleaseNotes(RELEASES)}`);
  const get = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) {
      throw new Error(`Nothing matches ${selector}.`);
    }
    return element;
  };
  startReleaseNotes(get('[data-releases]'), new AbortController().signal);
  return {
    get,
    changes: () =>
      [...document.querySelectorAll<HTMLElement>('[data-changes] li')]
        .filter((item) => item.closest('[hidden]') === null)
        .map((item) => item.closest<HTMLElement>('[data-changes]')?.dataset['changes']),
    headings: () =>
      [...document.querySelectorAll<HTMLElement>('h2')]
        .filter((heading) => heading.closest('[hidden]') === null)
        .map((heading) => heading.textContent),
    count: () => get('[data-releases-count]').textContent,
    type: (text: string) => {
      const field = get('[data-releases-filter]') as HTMLInputElement;
      field.value = text;
      field.dispatchEvent(new Event('input'));
    },
    choose: (name: string) => {
      const select = get('[data-releases-package]') as HTMLSelectElement;
      select.value = name;
      select.dispatchEvent(new Event('change'));
    }
  };
}

describe('the changes of all releases', () => {
  it('are all there at first', () => {
    const { changes, count, headings } = open();
    expect(changes()).toEqual(['feature', 'fix']);
    expect(count()).toBe('2 changes');
    expect(headings()).toEqual(['Release 2.1.0', 'Release 2.0.0', 'Earlier releases']);
  });

  it('are narrowed by words in any order, and releases without a match make room', () => {
    const { changes, count, headings, type } = open();
    type('isturning KNOB 2.1');
    expect(changes()).toEqual(['feature']);
    expect(count()).toBe('1 of 2 changes');
    expect(headings()).toEqual(['Release 2.1.0', 'Earlier releases']);
  });

  it('are narrowed by package and by any of several kinds', () => {
    const { changes, choose, get } = open();
    choose('@acme/chart');
    expect(changes()).toEqual(['feature', 'fix']);
    get('[value="fix"]').click();
    expect(changes()).toEqual(['fix']);
    get('[value="feature"]').click();
    expect(changes()).toEqual(['feature', 'fix']);
    choose('@acme/knob');
    expect(changes()).toEqual(['feature']);
  });

  it('come back when nothing matched', () => {
    const { changes, get, type } = open();
    type('zzz');
    expect(get('[data-no-matches]').hidden).toBe(false);
    get('[data-clear-filters]').click();
    expect(changes()).toHaveLength(2);
    expect(get('[data-no-matches]').hidden).toBe(true);
  });

  it('come back when a link leads to one of them', () => {
    const { changes, get, type } = open();
    type('isTurning');
    get('#to-other').click();
    expect(changes()).toEqual(['feature']);
    get('#to-fixes').click();
    expect(changes()).toEqual(['feature', 'fix']);
  });
});
