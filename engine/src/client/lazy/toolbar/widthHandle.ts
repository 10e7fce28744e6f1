import { LEAST_WIDTH, MOST_WIDTH, clampWidth } from './previewSettings.ts';

const STEP_PX = 10;
const LARGE_STEP_PX = 50;

/** Time without a further key after which a width counts as chosen. */
const SETTLE_MS = 300;

const handles = new WeakMap<HTMLElement, WidthHandle>();

interface WidthHandle {
  show(width: number | null): void;
}

/**
 * Gives a frame its width; null for all the room there is. At its edge stands a handle that draws it wider or narrower.
 * @param row what the frame stands in
 * @param onWidth called with the width that the reader has chosen
 */
export function showWidth(
  row: HTMLElement,
  title: string,
  width: number | null,
  onWidth: (width: number | null) => void
): void {
  const handle = handles.get(row) ?? createHandle(row, title, onWidth);
  handles.set(row, handle);
  handle.show(width);
}

function createHandle(row: HTMLElement, title: string, onWidth: (width: number | null) => void): WidthHandle {
  const handle = document.createElement('div');
  handle.className = 'pb-width-handle';
  handle.tabIndex = 0;
  handle.setAttribute('role', 'separator');
  handle.setAttribute('aria-orientation', 'vertical');
  handle.ariaLabel = `Width of the preview of ${title}`;
  handle.ariaValueMin = String(LEAST_WIDTH);
  handle.ariaValueMax = String(MOST_WIDTH);
  row.append(handle);

  let current: number | null = null;
  const draw = (width: number | null): void => {
    current = width;
    row.toggleAttribute('data-width', width !== null);
    row.style.setProperty('--pb-live-width', width === null ? '100%' : `${width}px`);
    const shown = clampWidth(width ?? shownWidth(row));
    handle.ariaValueNow = String(shown);
    handle.ariaValueText = width === null ? `All the room, ${shown} pixels` : `${shown} pixels`;
  };
  moveByKeys(handle, row, draw, () => onWidth(current));
  moveByPointer(handle, row, draw, () => onWidth(current));
  return { show: draw };
}

/** Arrows move the edge where they point to; Home is the narrowest, End all the room there is. */
function moveByKeys(
  handle: HTMLElement,
  row: HTMLElement,
  draw: (width: number | null) => void,
  onEnd: () => void
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  handle.addEventListener('keydown', (event) => {
    const step = (event.shiftKey ? LARGE_STEP_PX : STEP_PX) * outward(row);
    const width = {
      ArrowRight: shownWidth(row) + step,
      ArrowLeft: shownWidth(row) - step,
      Home: LEAST_WIDTH,
      End: null
    }[event.key];
    if (width !== undefined) {
      event.preventDefault();
      draw(width === null ? null : clampWidth(width));
      clearTimeout(timer);
      timer = setTimeout(onEnd, SETTLE_MS);
    }
  });
}

function moveByPointer(
  handle: HTMLElement,
  row: HTMLElement,
  draw: (width: number | null) => void,
  onEnd: () => void
): void {
  handle.addEventListener('pointerdown', ({ button, pointerId, clientX }) => {
    if (button !== 0) {
      return;
    }
    const startWidth = shownWidth(row);
    const lifetime = new AbortController();
    const { signal } = lifetime;
    // Moves over the frame would be the frame's otherwise: where it is a process of its own, capture is not enough.
    row.dataset['drawing'] = '';
    handle.setPointerCapture(pointerId);
    handle.addEventListener(
      'pointermove',
      (move) => draw(clampWidth(startWidth + (move.clientX - clientX) * outward(row))),
      { signal }
    );
    handle.addEventListener(
      'lostpointercapture',
      (lost) => {
        lifetime.abort();
        delete row.dataset['drawing'];
        if (lost.clientX !== clientX) {
          onEnd();
        }
      },
      { signal }
    );
  });
}

function shownWidth(row: HTMLElement): number {
  return row.firstElementChild?.clientWidth ?? 0;
}

/** 1 where "to the right" is wider, -1 where it is narrower. */
function outward(row: HTMLElement): 1 | -1 {
  return getComputedStyle(row).direction === 'rtl' ? -1 : 1;
}
