/** Elements that are seen whatever their style. */
const REPLACED = 'svg, img, canvas, video, input, textarea, select, progress, meter, hr';

/**
 * Returns the rectangle of what is seen of a part: of the part itself if it has a ground or a border, or contains other
 * parts, or else of the texts, pictures, and grounds in it, so that lines end there and not in empty space. Without what
 * is scrolled out of view within the component; null if that is all.
 */
export function visibleRect(part: Element, parts: readonly (Element | null)[], root: Element): DOMRectReadOnly | null {
  const isContainer = parts.some((other) => other !== part && part.contains(other));
  const whole = (isContainer ? null : union(seenRects(part))) ?? part.getBoundingClientRect();
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

/** Returns the rectangle of what is seen of an element within its box, so without empty space at its edges. */
export function seenRect(element: Element): DOMRectReadOnly {
  const box = element.getBoundingClientRect();
  const seen = union(seenRects(element)) ?? box;
  const [left, top] = [Math.max(box.left, seen.left), Math.max(box.top, seen.top)];
  const [right, bottom] = [Math.min(box.right, seen.right), Math.min(box.bottom, seen.bottom)];
  return new DOMRectReadOnly(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function seenRects(element: Element): DOMRectReadOnly[] {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
    return [];
  }
  const rect = element.getBoundingClientRect();
  if (isPainted(element)) {
    return [rect];
  }
  // Text for screen readers only.
  const isClipped = getComputedStyle(element).clipPath.startsWith('inset(50%');
  return isClipped ? [] : [...element.childNodes].flatMap(rectsOfNode);
}

function rectsOfNode(node: Node): DOMRectReadOnly[] {
  if (node instanceof Element) {
    return seenRects(node);
  }
  if (!(node instanceof Text) || node.data.trim() === '') {
    return [];
  }
  const range = document.createRange();
  range.selectNodeContents(node);
  return [range.getBoundingClientRect()];
}

/** Whether an element has something to see of its own. Design systems also draw borders with generated content. */
function isPainted(element: Element): boolean {
  return (
    element.matches(REPLACED) ||
    hasPaint(getComputedStyle(element)) ||
    ['::before', '::after'].some((name) => {
      const style = getComputedStyle(element, name);
      return style.content !== 'none' && hasPaint(style);
    })
  );
}

function hasPaint(style: CSSStyleDeclaration): boolean {
  return (
    !isTransparent(style.backgroundColor) ||
    // Gradients are often effects of presses.
    style.backgroundImage.startsWith('url') ||
    style.boxShadow !== 'none' ||
    (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        style[`border${side}Width`] !== '0px' &&
        !isTransparent(style[`border${side}Color`])
    )
  );
}

function isTransparent(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
}

function union(rects: readonly DOMRectReadOnly[]): DOMRectReadOnly | null {
  const filled = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (filled.length === 0) {
    return null;
  }
  const left = Math.min(...filled.map((rect) => rect.left));
  const top = Math.min(...filled.map((rect) => rect.top));
  const right = Math.max(...filled.map((rect) => rect.right));
  const bottom = Math.max(...filled.map((rect) => rect.bottom));
  return new DOMRectReadOnly(left, top, right - left, bottom - top);
}
