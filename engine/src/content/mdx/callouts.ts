import type { Element, ElementContent } from 'hast';

import { CALLOUT_TAG, CALLOUT_TITLE_TAG, calloutKind } from '../../core/callouts.ts';
import type { Problem } from '../../model.ts';
import { calloutProblem } from '../markdown/callouts.ts';
import { isBlank, lineOf, type MdxNode } from './mdxNodes.ts';

/** A block quote whose text begins like that of a callout. */
interface Marked {
  paragraph: Element;
  /** Kind as written. */
  name: string;
  /** What follows the marker on its line. */
  title: ElementContent[];
  /** What follows on the lines below, in the same paragraph. */
  rest: ElementContent[];
}

/**
 * Turns block quotes that begin with a line `[!NOTE]`, `[!WARNING]` … into callouts, as in other Markdown.
 * @param report receives what looks like a callout and is none
 */
export function withCallouts(nodes: readonly MdxNode[], file: string, report: (problem: Problem) => void): MdxNode[] {
  return nodes.map((node) => {
    const inner =
      'children' in node ? ({ ...node, children: withCallouts(node.children, file, report) } as MdxNode) : node;
    const marked = inner.type === 'element' && inner.tagName === 'blockquote' ? markerOf(inner) : null;
    if (inner.type !== 'element' || marked === null) {
      return inner;
    }
    const kind = calloutKind(marked.name);
    const content = withoutMarker(inner, marked);
    if (kind === null || content.length === 0) {
      report(calloutProblem(marked.name, { file, line: lineOf(node) }));
      return inner;
    }
    const title: ElementContent = {
      type: 'element',
      tagName: CALLOUT_TITLE_TAG,
      properties: {},
      children: marked.title,
      ...(node.position && { position: node.position })
    };
    const hasTitle = marked.title.some((part) => !isBlank(part));
    return {
      ...inner,
      tagName: CALLOUT_TAG,
      properties: { kind },
      children: [...(hasTitle ? [title] : []), ...content]
    };
  });
}

const MARKER = /^\[!(\w+)\](?![-+])[ \t]*/;

function markerOf({ children }: Element): Marked | null {
  const paragraph = children.find((child) => child.type === 'element');
  const [first, ...others] = paragraph?.tagName === 'p' ? paragraph.children : [];
  const [marker, name = ''] = (first?.type === 'text' && MARKER.exec(first.value)) || [];
  if (paragraph === undefined || first?.type !== 'text' || marker === undefined) {
    return null;
  }
  const { line, rest } = atLineBreak([{ ...first, value: first.value.slice(marker.length) }, ...others]);
  return { paragraph, name, title: line, rest };
}

/** Divides the content of a paragraph after its first line. */
function atLineBreak(nodes: readonly ElementContent[]): Record<'line' | 'rest', ElementContent[]> {
  for (const [index, node] of nodes.entries()) {
    const place = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type === 'text' && place !== -1) {
      const rest = node.value.slice(place + 1);
      return {
        line: [...nodes.slice(0, index), { ...node, value: node.value.slice(0, place) }],
        rest: [...(rest === '' ? [] : [{ ...node, value: rest }]), ...nodes.slice(index + 1)]
      };
    }
  }
  return { line: [...nodes], rest: [] };
}

/** The content of a callout; empty if it has no text. */
function withoutMarker({ children }: Element, { paragraph, rest }: Marked): Element['children'] {
  const content = children.flatMap((child) =>
    child !== paragraph ? [child] : rest.length === 0 ? [] : [{ ...paragraph, children: rest }]
  );
  return content.some(({ type }) => type !== 'text') ? content : [];
}
