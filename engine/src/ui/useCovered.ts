import { type RefObject, useEffect } from 'react';

/**
 * Tells the styles of a bar at the lower edge of the window how much of its place there others cover: `--pb-covered`, in
 * pixels.
 * @param others selector of elements that are there when the bar appears
 */
export function useCovered(bar: RefObject<HTMLElement | null>, others: string): void {
  useEffect(() => {
    const elements = [...document.querySelectorAll(others)];
    const element = bar.current;
    if (elements.length === 0 || !element) {
      return undefined;
    }
    const place = (): void => {
      const own = element.getBoundingClientRect();
      const covered = elements
        .map((other) => other.getBoundingClientRect())
        .filter(({ left, right }) => left < own.right && right > own.left)
        .map(({ top }) => innerHeight - top);
      element.style.setProperty('--pb-covered', `${Math.max(0, ...covered)}px`);
    };
    const observer = new ResizeObserver(place);
    elements.forEach((other) => observer.observe(other));
    place();
    return () => observer.disconnect();
  }, [bar, others]);
}
