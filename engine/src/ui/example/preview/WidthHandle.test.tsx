// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ShownSize } from './PreviewSize.tsx';
import { WidthHandle } from './WidthHandle.tsx';

const ROOM = 800;

/** Mocked width of the frame: happy-dom has no layout. */
let shown = ROOM;

beforeEach(() => {
  vi.useFakeTimers();
  shown = ROOM;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => shown);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(width: number | null = null, dir = 'ltr') {
  const onChange = vi.fn<(width: number | null) => void>();
  const onShown = vi.fn<(size: ShownSize) => void>();
  const row = (value: number | null) => (
    <div style={{ direction: dir as 'ltr' }}>
      <div />
      <WidthHandle title="Basic" width={value} onChange={onChange} onShown={onShown} describedBy={undefined} />
    </div>
  );
  const { rerender } = render(row(width));
  const handle = screen.getByRole('separator', { name: 'Width of the preview of Basic' });
  return {
    handle,
    onChange,
    onShown,
    show: (value: number | null) => rerender(row(value)),
    press: (key: string, shiftKey = false) => {
      fireEvent.keyDown(handle, { key, shiftKey });
      shown = Number.parseInt(handle.parentElement?.style.getPropertyValue('--pb-live-width') ?? '', 10);
    }
  };
}

describe('the handle of a frame’s width', () => {
  it('is moved by keys where they point to, and tells the width once they rest', () => {
    const { handle, onChange, press } = open();
    press('ArrowLeft');
    press('ArrowLeft', true);
    press('ArrowRight');
    expect(handle.getAttribute('aria-valuetext')).toBe('750 pixels');
    expect(onChange).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(onChange.mock.calls).toEqual([[750]]);
  });

  it('follows the direction of writing', () => {
    const { onChange, press } = open(600, 'rtl');
    shown = 600;
    press('ArrowLeft');
    vi.runAllTimers();
    expect(onChange).toHaveBeenCalledWith(610);
  });

  it('has a least width, and takes all the room there is', () => {
    const { handle, onChange, press } = open(600);
    press('Home');
    expect(handle.ariaValueNow ?? handle.getAttribute('aria-valuenow')).toBe('240');
    press('End');
    vi.runAllTimers();
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(handle.getAttribute('aria-valuetext')).toMatch(/^Full width/);
  });

  it('is drawn by the pointer, and shows a width that is chosen elsewhere', () => {
    const { handle, onChange, show } = open();
    handle.setPointerCapture = () => undefined;
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientX: 800 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 700 });
    expect(handle.getAttribute('aria-valuetext')).toBe('700 pixels');
    fireEvent.lostPointerCapture(handle, { pointerId: 1, clientX: 700 });
    expect(onChange.mock.calls).toEqual([[700]]);
    show(390);
    expect(handle.getAttribute('aria-valuetext')).toBe('390 pixels');
  });

  it('tells at which scale it is drawn', () => {
    const { onShown } = open(1600);
    expect(onShown).toHaveBeenLastCalledWith({ width: 1600, scale: 0.5 });
  });
});
