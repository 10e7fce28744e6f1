import { describe, expect, it } from 'vitest';

import { startStickyOffsets } from '../../src/client/stickyOffsets.ts';
import { WIDE_WINDOW } from '../../src/client/wideWindow.ts';
import { openBrowser } from './browser.ts';

const HEIGHTS: [selector: string, height: number][] = [
  ['.pb-masthead', 57],
  ['[data-tab-bar]', 45],
  ['[data-contents]', 38]
];

function propertiesOf(html: string, media: string[] = []): Record<string, string> {
  const { document } = openBrowser(html, { media });
  for (const [selector, height] of HEIGHTS) {
    const bar = document.querySelector(selector);
    if (bar) {
      Object.defineProperty(bar, 'offsetHeight', { value: height });
    }
  }
  startStickyOffsets()();
  const { style } = document.documentElement;
  return {
    masthead: style.getPropertyValue('--pb-masthead-height'),
    tabs: style.getPropertyValue('--pb-tabs-height'),
    contents: style.getPropertyValue('--pb-contents-height'),
    sticky: style.getPropertyValue('--pb-sticky-height')
  };
}

const ALL = '<header class="pb-masthead"></header><nav data-tab-bar></nav><nav data-contents></nav>';

describe('startStickyOffsets', () => {
  it('adds up the bars at the top of the window', () => {
    expect(propertiesOf(ALL)).toEqual({ masthead: '57px', tabs: '45px', contents: '38px', sticky: '140px' });
  });

  it('leaves out the contents list where it is a column', () => {
    expect(propertiesOf(ALL, [WIDE_WINDOW])).toMatchObject({ contents: '0px', sticky: '102px' });
  });

  it('counts a bar that the page does not have as nothing', () => {
    expect(propertiesOf('<header class="pb-masthead"></header>')).toMatchObject({ tabs: '0px', sticky: '57px' });
  });
});
