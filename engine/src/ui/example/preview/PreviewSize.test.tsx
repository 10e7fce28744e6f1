// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { breakpointAt } from '../settings/breakpoints.ts';
import { PreviewSize } from './PreviewSize.tsx';

const BREAKPOINTS = { wide: 1200, middle: 768 };

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ breakpoints: BREAKPOINTS })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the size of a preview', () => {
  it('names the breakpoint and the scale', async () => {
    render(<PreviewSize id="size" width={1200} scale={0.578} />);
    expect(await screen.findByText('wide · 1,200 px · 58 %')).toBeTruthy();
  });

  it('has no scale where it fits, and no breakpoint below all', () => {
    render(<PreviewSize id="size" width={390} scale={1} />);
    expect(screen.getByText('390 px')).toBeTruthy();
  });

  it('is not shown for the full width', () => {
    const { container } = render(<PreviewSize id="size" width={null} scale={1} />);
    expect(container.textContent).toBe('');
  });

  it('is at the greatest breakpoint that it has reached', () => {
    expect([767, 768, 1199, 1200].map((width) => breakpointAt(BREAKPOINTS, width))).toEqual([
      null,
      'middle',
      'middle',
      'wide'
    ]);
  });
});
