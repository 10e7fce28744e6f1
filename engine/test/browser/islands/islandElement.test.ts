// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';

import { errorText, showError } from '../../../src/browser/islands/islandElement.ts';
import { findIslands } from '../../../src/browser/islands/index.ts';

function page(html: string): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = html;
  return main;
}

describe('findIslands', () => {
  it('finds the previews to mount, with their mount mode, and when', () => {
    const main = page(
      '<div data-preview data-example="a" data-mount="hydrate"><div data-root></div></div>' +
        '<div data-preview data-example="b" data-mount="fresh load"><div data-root></div></div>'
    );
    expect(findIslands(main).map(({ slug, mode, start }) => [slug, mode, start])).toEqual([
      ['a', 'hydrate', undefined],
      ['b', 'fresh', 'load']
    ]);
  });

  it('ignores HTML examples and those that failed at build time', () => {
    const main = page('<div data-preview data-example="a" data-mount="none"><div data-root></div></div>');
    expect(findIslands(main)).toEqual([]);
  });
});

describe('showError', () => {
  it('replaces the preview with the error message', () => {
    const root = page('<p>preview</p>');
    showError(root, new TypeError('x is not a function'));
    expect(root.textContent).toBe('TypeError: x is not a function');
    expect(root.querySelector('[role=alert]')).not.toBeNull();
  });

  it('formats thrown values of any type', () => {
    expect(errorText('plain words')).toBe('plain words');
  });
});
