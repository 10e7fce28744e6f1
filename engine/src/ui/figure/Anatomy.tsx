import { useLayoutEffect, useRef, useState } from 'react';

import type { FigurePart } from '../../model.ts';
import { centerNumbers } from './centerNumbers.ts';
import { type Box, NUMBER_SIZE, type PlacedNumber, placeNumbers, type Side } from './placeNumbers.ts';
import { seenRect, visibleRect } from './visibleRect.ts';

interface AnatomyProps {
  /** Slug of the figure. */
  slug: string;
  /** In the order of the list below the figure. */
  parts: readonly FigurePart[];
}

/** CSS name of a part, at which its number is placed without scripts. */
export function anchorName(slug: string, index: number): string {
  return `--${slug}-${index + 1}`;
}

/**
 * Numbers around the component of a figure, joined to its parts by lines. The list below the figure names the parts, so
 * all of this is hidden from screen readers.
 */
export function Anatomy({ slug, parts }: AnatomyProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const [numbers, setNumbers] = useState<Placement>(null);
  useLayoutEffect(() => (overlay.current ? watchParts(overlay.current, parts, setNumbers) : undefined), [parts]);
  return (
    <div ref={overlay} className="pb-anatomy" aria-hidden="true" data-placed={numbers ? '' : undefined}>
      <svg className="pb-anatomy-lines">
        {numbers?.map((number, index) => number && <Lines key={index} {...number} />)}
      </svg>
      {parts.map((part, index) => {
        const center = numbers?.[index]?.center;
        return (
          <span
            key={part.selector}
            className="pb-anatomy-number"
            style={
              center
                ? { insetInlineStart: center.x - NUMBER_SIZE / 2, insetBlockStart: center.y - NUMBER_SIZE / 2 }
                : { positionAnchor: anchorName(slug, index) }
            }
            hidden={numbers !== null && !center}
          >
            {index + 1}
          </span>
        );
      })}
    </div>
  );
}

/** Each line is drawn twice: a wide one in the canvas's color keeps the other visible on any ground. */
function Lines({ line, bracket }: PlacedNumber) {
  const end = line.at(-1);
  const paths = [line, bracket].filter(({ length }) => length > 0).map(pathOf);
  return (
    <>
      {paths.map((path) => (
        <path key={path} className="pb-anatomy-halo" d={path} />
      ))}
      {paths.map((path) => (
        <path key={path} className="pb-anatomy-line" d={path} />
      ))}
      {bracket.length === 0 && end && <circle className="pb-anatomy-end" cx={end.x} cy={end.y} r={3} />}
    </>
  );
}

function pathOf(points: PlacedNumber['line']): string {
  return `M${points.map(({ x, y }) => `${x},${y}`).join(' ')}`;
}

/** By index of the part; null in place of a part that isn't shown now. Null as a whole before the first measurement. */
type Placement = (PlacedNumber | null)[] | null;

/** Measures the parts now, and whenever one of them may have moved. @returns cleanup function */
function watchParts(
  overlay: HTMLElement,
  selected: readonly FigurePart[],
  onMeasured: (placement: Placement) => void
): () => void {
  const canvas = overlay.closest<HTMLElement>('[data-preview]');
  const root = canvas?.querySelector<HTMLElement>('[data-root]');
  if (!canvas || !root) {
    return () => undefined;
  }
  let watched: Element[] = [];
  let last = '';
  let shift = 0;
  const measure = (): void => {
    const parts = selected.map(({ selector }) => root.querySelector(selector));
    const elements = [canvas, root, ...parts.filter((part) => part !== null)];
    if (elements.length !== watched.length || elements.some((element, index) => element !== watched[index])) {
      sizes.disconnect();
      elements.forEach((element) => sizes.observe(element));
      watched = elements;
    }
    const measured = measureParts(parts, selected, root, canvas, shift);
    // Most changes within a component move nothing.
    const state = JSON.stringify(measured);
    if (state !== last) {
      last = state;
      const centered = measured.component && centerNumbers(placementOf(measured, measured.component), measured);
      shift = centered?.shift ?? 0;
      canvas.style.setProperty('--pb-anatomy-shift', `${shift}px`);
      onMeasured(centered?.numbers ?? null);
    }
  };
  const sizes = new ResizeObserver(measure);
  const changes = new MutationObserver(measure);
  changes.observe(root, { subtree: true, childList: true, attributes: true });
  // Direction and fonts of the page can move a part without a change of its size.
  changes.observe(document.documentElement, { attributeFilter: ['dir'] });
  document.fonts.addEventListener('loadingdone', measure);
  root.addEventListener('scroll', measure, { capture: true, passive: true });
  measure();
  return () => {
    root.removeEventListener('scroll', measure, { capture: true });
    sizes.disconnect();
    changes.disconnect();
    document.fonts.removeEventListener('loadingdone', measure);
  };
}

interface Measured {
  /** By index; null in place of a part that isn't shown. */
  boxes: (Box | null)[];
  /** By index; null for the best one. */
  sides: (Side | null)[];
  /** Null while nothing of the component has a size. */
  component: Box | null;
  canvas: { width: number; height: number };
}

/** Measures boxes as they are without the shift of the drawing. */
function measureParts(
  parts: readonly (Element | null)[],
  selected: readonly FigurePart[],
  root: HTMLElement,
  canvas: HTMLElement,
  shift: number
): Measured {
  const isRightToLeft = getComputedStyle(canvas).direction === 'rtl';
  const frame = canvas.getBoundingClientRect();
  const toBox = ({ left, right, top, width, height }: DOMRectReadOnly): Box => {
    const x = isRightToLeft ? frame.right - canvas.clientLeft - right : left - frame.left - canvas.clientLeft;
    const y = top - frame.top - canvas.clientTop;
    return { x: x + Math.abs(canvas.scrollLeft), y: y + canvas.scrollTop - shift, width, height };
  };
  const boxes = parts.map((part) => {
    const shown = part && part.getClientRects().length > 0 ? visibleRect(part, parts, root) : null;
    return shown && toBox(shown);
  });
  const shown = boxes.filter((box) => box !== null);
  return {
    boxes,
    sides: parts.map((part, index) => wantedSide(selected[index]?.side ?? null, part, isRightToLeft)),
    component: union([...[...root.children].map((child) => toBox(seenRect(child))), ...shown]),
    canvas: { width: canvas.clientWidth, height: canvas.clientHeight }
  };
}

/**
 * Returns the side of the canvas that an author chose, in the direction of the part: charts run from left to right on
 * every page, so their start is the end of a page that runs from right to left.
 */
function wantedSide(side: Side | null, part: Element | null, isRightToLeft: boolean): Side | null {
  const isMirrored = part !== null && (getComputedStyle(part).direction === 'rtl') !== isRightToLeft;
  if (!isMirrored || (side !== 'start' && side !== 'end')) {
    return side;
  }
  return side === 'start' ? 'end' : 'start';
}

function placementOf({ boxes, sides, canvas }: Measured, component: Box): (PlacedNumber | null)[] {
  const shown = boxes.flatMap((box, index) => (box ? [{ box, side: sides[index] ?? null }] : []));
  const placed = placeNumbers(
    shown.map(({ box }) => box),
    component,
    canvas,
    shown.map(({ side }) => side)
  );
  return boxes.map((box) => placed[shown.findIndex((other) => other.box === box)] ?? null);
}

function union(boxes: readonly Box[]): Box | null {
  const filled = boxes.filter(({ width, height }) => width > 1 && height > 1);
  if (filled.length === 0) {
    return null;
  }
  const x = Math.min(...filled.map((box) => box.x));
  const y = Math.min(...filled.map((box) => box.y));
  const right = Math.max(...filled.map((box) => box.x + box.width));
  const bottom = Math.max(...filled.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
