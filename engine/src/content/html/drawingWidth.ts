import { elementsOf, parseTree } from './parseMarkup.ts';

const FIXED_SIZE = /<\w+[^>]*\sstyle="[^"]*(?:width|height):\s?\d+px/;

/**
 * Returns the width in CSS pixels of HTML that is one drawing of a fixed size, which keeps its proportions if it gets less
 * room; null for any other HTML.
 */
export function drawingWidth(html: string): number | null {
  if (!FIXED_SIZE.test(html)) {
    return null;
  }
  const [only, ...others] = parseTree(html).childNodes.filter((node) => 'tagName' in node);
  const style = only?.attrs.find(({ name }) => name === 'style')?.value ?? '';
  const width = /(?:^|;)\s*width:\s*(\d+)px/.exec(style)?.[1];
  const isDrawing =
    only !== undefined &&
    others.length === 0 &&
    /(?:^|;)\s*height:\s*\d+px/.test(style) &&
    elementsOf(only).some(({ tagName, attrs }) => tagName === 'svg' && attrs.some(({ name }) => name === 'viewBox'));
  return isDrawing && width !== undefined ? Number(width) : null;
}
