import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState
} from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import type { ShownSize } from './PreviewSize.tsx';
import { LEAST_WIDTH, MOST_WIDTH, clampWidth } from '../settings/previewSettings.ts';

const STEP_PX = 10;
const LARGE_STEP_PX = 50;

/** Debounce of width changes by keyboard. */
const SETTLE_MS = 300;

interface WidthHandleProps {
  title: string;
  /** Pixels; null for the full width. */
  width: number | null;
  /** Called with the chosen width, when the drag ends or the keys rest. */
  onChange: (width: number | null) => void;
  /** Called with what is drawn. */
  onShown: (size: ShownSize) => void;
  /** Id of the element that says it; undefined for the full width. */
  describedBy: string | undefined;
}

interface Drag {
  startX: number;
  startWidth: number;
  /** Scale of the frame when the drag began. */
  scale: number;
}

/**
 * Edge of a frame, resizable by dragging and with keys: arrows move it in their direction, Home sets the minimum, End
 * the full width. A frame that is wider than the page is drawn smaller, so that all of it is visible.
 */
export function WidthHandle({ title, width, onChange, onShown, describedBy }: WidthHandleProps) {
  const handle = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ from: number | null; to: number | null }>({ from: width, to: width });
  const [drag, setDrag] = useState<Drag | null>(null);
  const [room, setRoom] = useState(0);
  const [scale, setScale] = useState(1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A width set elsewhere meanwhile takes precedence.
  const current = drawn.from === width ? drawn.to : width;
  const shown = clampWidth(current ?? room);
  const draw = (to: number | null): void => setDrawn({ from: width, to });

  useLayoutEffect(() => {
    const row = handle.current?.parentElement;
    row?.toggleAttribute('data-width', current !== null);
    row?.style.setProperty('--pb-live-width', current === null ? '100%' : `${current}px`);
    row?.style.setProperty('--pb-live-scale', String(scale));
    onShown({ width: current, scale });
  }, [current, scale, onShown]);
  useLayoutEffect(() => {
    const row = handle.current?.parentElement;
    const measure = (): void => {
      setRoom(shownWidth(handle));
      setScale(current === null || !row ? 1 : scaleToFit(current, row.clientWidth - widthOf(handle.current)));
    };
    const observer = new ResizeObserver(measure);
    if (row) {
      measure();
      observer.observe(row);
    }
    return () => observer.disconnect();
  }, [current]);
  // Disables pointer events of the frame: pointer capture doesn't work across out-of-process iframes.
  useLayoutEffect(() => {
    handle.current?.parentElement?.toggleAttribute('data-drawing', drag !== null);
  }, [drag]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = (event.shiftKey ? LARGE_STEP_PX : STEP_PX) * outward(handle);
    const from = current ?? shownWidth(handle);
    const wanted = {
      ArrowRight: from + step,
      ArrowLeft: from - step,
      Home: LEAST_WIDTH,
      End: null
    }[event.key];
    if (wanted !== undefined) {
      event.preventDefault();
      const next = wanted === null ? null : clampWidth(wanted);
      draw(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onChange(next), SETTLE_MS);
    }
  };
  const onPointerDown = ({ button, pointerId, clientX, currentTarget }: PointerEvent): void => {
    if (button === 0) {
      currentTarget.setPointerCapture(pointerId);
      setDrag({ startX: clientX, startWidth: current ?? shownWidth(handle), scale });
    }
  };
  const widthAt = ({ startX, startWidth, scale: startScale }: Drag, clientX: number): number =>
    clampWidth(startWidth + ((clientX - startX) * outward(handle)) / startScale);
  const onLostPointerCapture = ({ clientX }: PointerEvent): void => {
    setDrag(null);
    if (drag && clientX !== drag.startX) {
      onChange(widthAt(drag, clientX));
    }
  };
  return (
    <div
      ref={handle}
      className="pb-width-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={fillText(texts.example.width, { title })}
      aria-describedby={describedBy}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      aria-valuenow={shown}
      aria-valuetext={fillText(current === null ? texts.example.fullWidth : texts.example.pixels, { pixels: shown })}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => drag && draw(widthAt(drag, clientX))}
      onLostPointerCapture={onLostPointerCapture}
    />
  );
}

/** Returns the scale at which a frame fits into a row; 1 for one that fits anyway. */
function scaleToFit(width: number, room: number): number {
  return room > 0 ? Math.min(1, room / width) : 1;
}

function widthOf(element: HTMLElement | null): number {
  return element?.offsetWidth ?? 0;
}

/** Measures the frame, which precedes the handle. */
function shownWidth({ current }: RefObject<HTMLElement | null>): number {
  return current?.previousElementSibling?.clientWidth ?? 0;
}

/** Returns 1 if moving right widens the frame, -1 (right-to-left) if it narrows it. */
function outward({ current }: RefObject<HTMLElement | null>): 1 | -1 {
  return current && getComputedStyle(current).direction === 'rtl' ? -1 : 1;
}
