import { expect, it } from 'vitest';

import { svgElement, svgText } from '../../../src/client/lazy/icons/svg.ts';
import { openBrowser } from '../browser.ts';

const PICTURE = { viewBox: '0 0 32 32', content: '<path d="M1 1h2"/>' };

it('makes a picture that stands for itself', () => {
  expect(svgText(PICTURE)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor"><path d="M1 1h2"/></svg>'
  );
});

it('makes a picture that assistive technology skips', () => {
  openBrowser('');
  const svg = svgElement(PICTURE);
  expect(svg.getAttribute('viewBox')).toBe('0 0 32 32');
  expect(svg.getAttribute('aria-hidden')).toBe('true');
  expect(svg.querySelector('path')?.getAttribute('d')).toBe('M1 1h2');
});
