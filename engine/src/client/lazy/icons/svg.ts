import type { IconPicture } from '../../../iconData.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A picture to put into the page. */
export function svgElement({ viewBox, content }: IconPicture): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('fill', 'currentColor');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = content;
  return svg;
}

/** Text of a picture that stands for itself: a file, or something to paste into a drawing. */
export function svgText({ viewBox, content }: IconPicture): string {
  return `<svg xmlns="${NAMESPACE}" viewBox="${viewBox}" fill="currentColor">${content}</svg>`;
}
