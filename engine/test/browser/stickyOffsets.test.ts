import { describe, expect, it } from 'vitest';

import { startStickyOffsets } from '../../src/browser/stickyOffsets.ts';
import { openBrowser } from './browser.ts';

const HEIGHTS: [selector: string, height: number][] = [
  ['.pb-masthead', 57],
  ['.pb-tabs', 45],
  ['.pb-contents', 38]
];

function propertiesOf(html: string, media: string[] = []): Record<string, string | undefined> {
  const { document } = openBrowser(html, { media });
  for (const [selector, height] of HEIGHTS) {
    const bar = document.querySelector(selector);
    if (bar) {
      Object.defineProperty(bar, 'offsetHeight', { value: height });
    }
  }
  startStickyOffsets()();
  const lengthAt = (selector: string, property: string): string | undefined =>
    document.querySelector<HTMLElement>(selector)?.style.getPropertyValue(property);
  return {
    anchors: lengthAt(':root', '--pb-sticky-height'),
    headings: lengthAt('thead', '--pb-sticky-height'),
    contents: lengthAt('.pb-contents', '--pb-tabs-height')
  };
}

const BARS = '<header class="pb-masthead"></header><nav class="pb-tabs"></nav><nav class="pb-contents"></nav>';
const PAGE = `${BARS}<table class="pb-status-table"><thead></thead></table>`;

describe('startStickyOffsets', () => {
  it('adds up the bars at the top of the window', () => {
    const withoutTabs = PAGE.replace('<nav class="pb-tabs"></nav>', '');
    expect(propertiesOf(withoutTabs)).toMatchObject({ anchors: '95px', headings: '95px' });
  });

  it('counts the contents list in the bar of tabs once', () => {
    expect(propertiesOf(PAGE)).toEqual({ anchors: '102px', headings: '102px', contents: '0px' });
  });

  it('ignores the contents list where it is a column', () => {
    expect(propertiesOf(PAGE, ['(min-width: 75rem)'])).toMatchObject({ anchors: '102px', contents: '45px' });
  });

  it('counts a missing bar as zero', () => {
    expect(propertiesOf('<header class="pb-masthead"></header>')).toMatchObject({ anchors: '57px' });
  });
});
