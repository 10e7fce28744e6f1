import type { Svg } from './schema.ts';

const SVG = /<svg\b([^>]*)>([\s\S]*)<\/svg>/;
const VIEW_BOX = /\sviewBox=["']([^"']+)["']/;
/** Attributes of the svg element that its content takes over. */
const PRESENTATION = /\s(?:fill|stroke)(?:-[a-z]+)?=(?:"[^"]*"|'[^']*')/g;
/** Pictures are put into pages, where these would run. */
const ACTIVE = /<script\b|\son\w+\s*=|javascript:/i;

/** Reads a picture; null where it isn't one that may stand in a page. */
export function readSvgFile(text: string): Svg | null {
  const [, attributes = '', content = ''] = SVG.exec(text) ?? [];
  const viewBox = VIEW_BOX.exec(attributes)?.[1];
  if (viewBox === undefined || ACTIVE.test(text)) {
    return null;
  }
  const inner = content
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const inherited = (attributes.match(PRESENTATION) ?? []).join('');
  return { viewBox, content: inherited === '' ? inner : `<g${inherited}>${inner}</g>`, className: null };
}
