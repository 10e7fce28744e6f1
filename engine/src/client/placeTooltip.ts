/** Space between a tooltip and the window's edge. */
const EDGE_PX = 8;

/** Puts a tooltip above an element, or below it where there is no room, within the window. */
export function placeTooltip(tooltip: HTMLElement, element: HTMLElement): void {
  const target = element.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const isAbove = target.top - height >= EDGE_PX;
  const centre = target.left + target.width / 2;
  const mostLeft = document.documentElement.clientWidth - width - EDGE_PX;
  const left = Math.max(EDGE_PX, Math.min(centre - width / 2, mostLeft));

  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${isAbove ? target.top - height : target.bottom}px`;
  tooltip.style.setProperty('--pb-tooltip-arrow', `${centre - left}px`);
  tooltip.dataset['side'] = isAbove ? 'above' : 'below';
}
