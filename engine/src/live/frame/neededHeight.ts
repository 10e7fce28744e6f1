import { MAX_HEIGHT_PX } from './protocol.ts';

/** Height for elements that cover the viewport, such as modals and drawers. */
const OVERLAY_HEIGHT_PX = 480;

/** Least heights that equalled the viewport's height once, by element; `fixed` ones didn't follow it. */
const followed = new WeakMap<Element, number>();
const fixed = new WeakSet<Element>();

/**
 * Returns the height that the frame needs for its content, including menus and modals. What is at least as tall as the
 * viewport (`min-height: 100vh`) gets its natural height: the frame has no other height than that of its content.
 * @param content the element around the example
 */
export function neededHeight(content: HTMLElement): number {
  const followers = followersOf(content);
  markCover(followers.length > 0);
  const restore = followers.map((element) => overrideLeastHeight(element));
  const inFlow = spaceAround(document.body) + Math.max(content.scrollHeight, content.getBoundingClientRect().height);
  restore.forEach((put) => put());
  // What the frame can't show as a whole has to scroll.
  markCover(followers.length > 0 && inFlow <= MAX_HEIGHT_PX);
  const overlays = [...document.body.children].filter((element) => element !== content).map(overlayHeight);
  return Math.max(inFlow, ...overlays);
}

/** Marks the body around an example that is as tall as the viewport (`frame.css`). */
function markCover(isCovered: boolean): void {
  document.body.toggleAttribute('data-covers-viewport', isCovered);
}

/** Vertical margins, borders and padding. Style sheets of libraries may set them on the body. */
function spaceAround(element: Element): number {
  const style = getComputedStyle(element);
  const parts = [
    style.marginTop,
    style.borderTopWidth,
    style.paddingTop,
    style.paddingBottom,
    style.borderBottomWidth,
    style.marginBottom
  ];
  return parts.reduce((sum, part) => sum + (parseFloat(part) || 0), 0);
}

/** Finds the elements in the content whose least height follows the viewport's height. */
function followersOf(content: Element): HTMLElement[] {
  const followers: HTMLElement[] = [];
  const queue = [...content.children];
  for (let element = queue.pop(); element !== undefined; element = queue.pop()) {
    // Only these can be as tall as the viewport, or contain such an element.
    if (element instanceof HTMLElement && element.offsetHeight >= innerHeight) {
      queue.push(...element.children);
      if (followsViewport(element)) {
        followers.push(element);
      }
    }
  }
  return followers;
}

function followsViewport(element: HTMLElement): boolean {
  const least = Math.round(parseFloat(getComputedStyle(element).minHeight));
  const before = followed.get(element);
  if (before === least && before !== innerHeight) {
    fixed.add(element);
  }
  if (least !== innerHeight || fixed.has(element)) {
    return false;
  }
  followed.set(element, least);
  return true;
}

/** @returns a function that restores the element's own style */
function overrideLeastHeight({ style }: HTMLElement): () => void {
  const value = style.getPropertyValue('min-height');
  const priority = style.getPropertyPriority('min-height');
  style.setProperty('min-height', '0', 'important');
  return () => style.setProperty('min-height', value, priority);
}

/**
 * Returns the height needed by an element that an example appended to the body: a menu below its toggle, or a backdrop.
 */
function overlayHeight(element: Element): number {
  const { bottom, height } = element.getBoundingClientRect();
  if (height === 0) {
    return 0;
  }
  return getComputedStyle(element).position === 'fixed' ? OVERLAY_HEIGHT_PX : bottom + scrollY;
}
