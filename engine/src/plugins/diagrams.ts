import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';

import { parseInfoString, textAttribute } from '../content/infoString.ts';
import { textOf } from '../content/mdx/mdxNodes.ts';
import { parseProse } from '../content/tree/parseProse.ts';
import { hashText } from '../core/hashText.ts';
import { definePlugin, type Plugin } from '../core/plugin.ts';
import { mapElements } from '../core/proseTree.ts';
import * as texts from '../core/texts.ts';

export interface DiagramOptions {
  /** Color behind labels, in CSS: that of pages. */
  background?: string;
  /** Color of text, from which those of lines and boxes are mixed. */
  foreground?: string;
  /** Color of arrows; by default, made of the two. */
  accent?: string;
}

/**
 * Diagrams in the language of Mermaid, in fences of the language `mermaid`: flowcharts, sequences, states, classes, and
 * entities. They become SVG with colors that follow the theme, without scripts. `alt="…"` on the fence says what a diagram
 * shows to those who can't see it, and `title="…"` is its caption.
 */
export function diagrams({ background = 'Canvas', foreground = 'currentColor', accent }: DiagramOptions = {}): Plugin {
  const colors = { bg: background, fg: foreground, ...(accent !== undefined && { accent }) };
  return definePlugin({
    name: 'diagrams',
    languages: ['mermaid'],
    rehypePlugins: [
      () => (tree: Root, file: VFile) => mapElements(tree, (element) => figureOf(element, colors, file) ?? element)
    ]
  });
}

/** Draws the diagram that a block of code contains; null if it contains none, or a wrong one. */
function figureOf(element: Element, colors: { bg: string; fg: string }, file: VFile): Element | null {
  const [code] = element.children;
  if (element.tagName !== 'pre' || code?.type !== 'element' || !isMermaid(code)) {
    return null;
  }
  const text = textOf([code]);
  const info = parseInfoString(`mermaid ${(code.data as { meta?: string } | undefined)?.meta ?? ''}`);
  const [alt, title] = [textAttribute(info, 'alt'), textAttribute(info, 'title')];
  const line = element.position?.start.line ?? 1;
  if (alt === null && title === null) {
    file.message('a diagram has no text for those who can’t see it. Write alt="…" on its fence.', { line, column: 1 });
  }
  try {
    const [svg] = parseProse(renderMermaidSVG(text, { ...colors, transparent: true }), []).children;
    return svg?.type === 'element'
      ? figure(withOwnStyles(svg, hashText(text).toString(36)), alt ?? title, title)
      : null;
  } catch (problem) {
    file.message(problem instanceof Error ? problem.message : String(problem), { line, column: 1 });
    return null;
  }
}

function isMermaid({ tagName, properties: { className } }: Element): boolean {
  return tagName === 'code' && Array.isArray(className) && className.includes('language-mermaid');
}

/**
 * The style sheet of a drawing would apply to the whole page, and load a font: its variables move to the element. Ids get
 * a name of their own, since a page may have several drawings.
 */
function withOwnStyles(svg: Element, name: string): Element {
  const sheet = svg.children.find((child) => child.type === 'element' && child.tagName === 'style');
  const css = sheet?.type === 'element' && sheet.children[0]?.type === 'text' ? sheet.children[0].value : '';
  const variables = [...css.matchAll(/(--_[\w-]+):\s*([^;]+);/g)].map(([, key, value]) => `${key}:${value}`);
  const style = [svg.properties['style'] ?? '', ...variables, 'font-family:inherit', 'max-inline-size:none'];
  const own: Element = {
    ...svg,
    properties: { ...svg.properties, style: style.filter((part) => part !== '').join(';') },
    children: svg.children.filter((child) => child !== sheet)
  };
  const root = mapElements({ type: 'root', children: [own] }, (element) => ({
    ...element,
    properties: Object.fromEntries(
      Object.entries(element.properties).map(([key, value]) => {
        if (key === 'id') {
          return [key, `diagram-${name}-${String(value)}`];
        }
        return [
          key,
          typeof value === 'string' ? value.replace(/url\(#([\w-]+)\)/g, `url(#diagram-${name}-$1)`) : value
        ];
      })
    )
  }));
  return root.children[0] as Element;
}

/** A drawing that is wider than the column scrolls. */
function figure(svg: Element, label: string | null, caption: string | null): Element {
  const picture: Element = {
    ...svg,
    properties: { ...svg.properties, role: 'img', ...(label !== null && { ariaLabel: label }) }
  };
  const frame: Element = {
    type: 'element',
    tagName: 'div',
    properties: { style: 'overflow-x: auto', dataScrolls: label ?? texts.body.diagram },
    children: [picture]
  };
  const text: ElementContent[] =
    caption === null
      ? []
      : [{ type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: caption }] }];
  return { type: 'element', tagName: 'figure', properties: {}, children: [frame, ...text] };
}
