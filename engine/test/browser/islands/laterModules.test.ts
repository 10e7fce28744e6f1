// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { preloadLaterModules } from '../../../src/browser/islands/laterModules.ts';

const LATER = '<link rel="modulepreload" media="not all" href="/knob.js">';

/** Reports the first paint to all observers. */
let paint: () => void;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  const callbacks: (() => void)[] = [];
  paint = () => callbacks.forEach((callback) => callback());
  class FakeObserver {
    constructor(callback: () => void) {
      callbacks.push(callback);
    }
    readonly observe = vi.fn();
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.head.innerHTML = `<link rel="modulepreload" href="/site.js">${LATER}`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

const preloaded = (): (string | null)[] =>
  [...document.querySelectorAll('link[rel=modulepreload]:not([media^=not])')].map((link) => link.getAttribute('href'));

it('preloads the modules that a document leaves for later once it is painted', async () => {
  const loadable = preloadLaterModules();
  expect(preloaded()).toEqual(['/site.js']);
  paint();
  await loadable;
  expect(preloaded()).toEqual(['/site.js', '/knob.js']);
});

it('preloads them at once in a tab that is not shown', async () => {
  isHidden = true;
  await preloadLaterModules();
  expect(preloaded()).toContain('/knob.js');
});

it('preloads them after a second if the browser paints nothing', async () => {
  const loadable = preloadLaterModules();
  vi.advanceTimersByTime(999);
  await Promise.resolve();
  expect(preloaded()).not.toContain('/knob.js');
  vi.advanceTimersByTime(1);
  await loadable;
  expect(preloaded()).toContain('/knob.js');
});

it('waits for nothing in a document that leaves no module for later', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/site.js">';
  await preloadLaterModules();
  expect(preloaded()).toEqual(['/site.js']);
});
