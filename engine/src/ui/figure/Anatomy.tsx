import { useLayoutEffect, useRef, useState } from 'react';

import type { FigurePart } from '../../model.ts';
import { type Box, NUMBER_SIZE, type PlacedNumber, placeNumbers, type Side } from './placeNumbers.ts';

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
  const measure = (): void => {
    const parts = selected.map(({ selector }) => root.querySelector(selector));
    const elements = [canvas, root, ...parts.filter((part) => part !== null)];
    if (elements.length !== watched.length || elements.some((element, index) => element !== watched[index])) {
      sizes.disconnect();
      elements.forEach((element) => sizes.observe(element));
      watched = elements;
    }
    const measured = measureParts(parts, selected, root, canvas);
    // Most changes within a component move nothing.
    const state = JSON.stringify(measured);
    if (state !== last) {
      last = state;
      onMeasured(placementOf(measured));
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

function measureParts(
  parts: readonly (Element | null)[],
  selected: readonly FigurePart[],
  root: HTMLElement,
  canvas: HTMLElement
): Measured {
  const isRightToLeft = getComputedStyle(canvas).direction === 'rtl';
  const frame = canvas.getBoundingClientRect();
  const boxOf = (element: Element): Box => toBox(element.getBoundingClientRect());
  const toBox = ({ left, right, top, width, height }: DOMRectReadOnly): Box => {
    const x = isRightToLeft ? frame.right - canvas.clientLeft - right : left - frame.left - canvas.clientLeft;
    const y = top - frame.top - canvas.clientTop;
    return { x: x + Math.abs(canvas.scrollLeft), y: y + canvas.scrollTop, width, height };
  };
  const boxes = parts.map((part) => {
    const shown = part && part.getClientRects().length > 0 ? visibleRect(visiblePart(part), root) : null;
    return shown && toBox(shown);
  });
  const shown = boxes.filter((box) => box !== null);
  return {
    boxes,
    sides: parts.map((part, index) => wantedSide(selected[index]?.side ?? null, part, isRightToLeft)),
    component: union([...[...root.children].map(boxOf), ...shown]),
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

/** Returns the icon of a button that shows nothing else, or the part itself. */
function visiblePart(part: Element): Element {
  const [icon, ...others] = part.querySelectorAll('svg');
  if (!icon || others.length > 0 || part.textContent.trim() !== '') {
    return part;
  }
  for (
    let element: Element | null = icon.parentElement;
    element && part.contains(element);
    element = element.parentElement
  ) {
    const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
    if (!isTransparent(backgroundColor) || (borderTopWidth !== '0px' && !isTransparent(borderTopColor))) {
      return part;
    }
  }
  return icon;
}

function isTransparent(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
}

/** Returns the rectangle of a part that is not scrolled out of view within the component; null for none. */
function visibleRect(part: Element, root: HTMLElement): DOMRectReadOnly | null {
  const whole = part.getBoundingClientRect();
  let { left, top, right, bottom } = whole;
  for (let parent = part.parentElement; parent && parent !== root; parent = parent.parentElement) {
    if (parent.scrollWidth > parent.clientWidth || parent.scrollHeight > parent.clientHeight) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const rect = parent.getBoundingClientRect();
        [left, right] = [Math.max(left, rect.left), Math.min(right, rect.right)];
        [top, bottom] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)];
      }
    }
  }
  const isLost = right - left < Math.min(1, whole.width) || bottom - top < Math.min(1, whole.height);
  return isLost ? null : new DOMRectReadOnly(left, top, right - left, bottom - top);
}

function placementOf({ boxes, sides, component, canvas }: Measured): Placement {
  if (!component) {
    return null;
  }
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
