import { runInThisContext } from 'node:vm';

import { minifySync } from 'vite';
import { describe, expect, it, vi } from 'vitest';

import { layOutFarExamples, startFarExamples } from '../../src/browser/farExamples.ts';
import { farExamplesScript } from '../../src/browser/farExamplesScript.ts';
import { openBrowser } from './browser.ts';

const SKIPS = 'data-skips-far';

/** A page with a near and a far example, and a figure; `visit` is what the browser says of its load. */
function openPage(visit: string | null, url = 'https://acme.example/dial') {
  const examples = '<section class="pb-example" id="near"></section><section class="pb-example" id="far" data-far="">';
  const figure = '<figure class="pb-example pb-figure" id="figure"></figure>';
  const browser = openBrowser(`<main id="pb_main">${examples}</section>${figure}</main>`, { url });
  const entries = visit === null ? [] : [{ type: visit } as unknown as PerformanceEntry];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  const observed: string[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(element: Element): void {
        observed.push(element.id);
      }
      unobserve(): void {
        // Nothing is kept.
      }
      disconnect(): void {
        observed.length = 0;
      }
    }
  );
  // Runs it as the browser does: minified, and from its text, without access to the module.
  runInThisContext(minifySync('theme.js', farExamplesScript).code);
  const main = browser.document.querySelector<HTMLElement>('#pb_main');
  if (!main) {
    throw new Error('no main');
  }
  return { root: browser.document.documentElement, main, observed };
}

const farOf = (main: HTMLElement): string[] => [...main.querySelectorAll('[data-far]')].map(({ id }) => id);

describe('the script that decides whether to skip examples', () => {
  it.each([
    ['a new visit', 'navigate', '', true],
    ['an address with an anchor', 'navigate', '#far', false],
    ['a reload', 'reload', '', false],
    ['the way back', 'back_forward', '', false],
    ["a browser that doesn't tell", null, '', false]
  ])('%s', (_, visit, hash, skips) => {
    const { root } = openPage(visit, `https://acme.example/dial${hash}`);
    expect(root.hasAttribute(SKIPS)).toBe(skips);
  });

  it('can stand in a document', () => {
    expect(farExamplesScript).not.toMatch(/<\/script|<!--/i);
  });
});

describe('startFarExamples', () => {
  it('leaves folded examples alone until their part is opened', () => {
    const { main, observed } = openPage('navigate');
    const folded = '<article><details><section class="pb-example" id="folded"></section></details></article>';
    main.insertAdjacentHTML('afterbegin', folded);
    startFarExamples(main);
    expect(observed).not.toContain('folded');
    main.querySelector('details')?.dispatchEvent(new Event('toggle'));
    expect(observed).toContain('folded');
  });

  it('keeps what the first layout of a new visit skips', () => {
    const { main, observed } = openPage('navigate');
    const stop = startFarExamples(main);
    expect(farOf(main)).toEqual(['far']);
    expect(observed).toEqual(['near', 'far']);
    stop();
    expect(observed).toEqual([]);
  });

  it('counts nothing as far where the first layout skipped nothing, and skips from then on', () => {
    const { root, main } = openPage('reload');
    startFarExamples(main)();
    expect(farOf(main)).toEqual([]);
    expect(root.hasAttribute(SKIPS)).toBe(true);
  });
});

describe('layOutFarExamples', () => {
  it('leaves no example of a page to be skipped', () => {
    const { main } = openPage('navigate');
    layOutFarExamples(main);
    expect(farOf(main)).toEqual([]);
  });
});
