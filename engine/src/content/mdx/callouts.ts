import type { Element } from 'hast';

import { CALLOUT_TAG, calloutKind } from '../../core/callouts.ts';
import type { Problem } from '../../model.ts';
import { CALLOUT_MARKER, calloutProblem } from '../markdown/callouts.ts';
import { lineOf, type MdxNode } from './mdxNodes.ts';

/** A block quote whose text begins like that of a callout. */
interface Marked {
  paragraph: Element;
  /** Kind as written. */
  name: string;
  /** Length of the marker with its line break. */
  length: number;
  /** What follows the marker on its line. */
  title: string;
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
    const properties = { kind, ...(marked.title !== '' && { title: marked.title }) };
    return { ...inner, tagName: CALLOUT_TAG, properties, children: content };
  });
}

function markerOf({ children }: Element): Marked | null {
  const paragraph = children.find((child) => child.type === 'element');
  const first = paragraph?.tagName === 'p' ? paragraph.children[0] : undefined;
  const [marker, name = '', text = ''] = (first?.type === 'text' && CALLOUT_MARKER.exec(first.value)) || [];
  if (paragraph === undefined || marker === undefined) {
    return null;
  }
  return { paragraph, name, length: marker.length, title: text.trim() };
}

/** The content of a callout; empty if it has no text. */
function withoutMarker({ children }: Element, { paragraph, length }: Marked): Element['children'] {
  const [first, ...others] = paragraph.children;
  const text = first?.type === 'text' ? first.value.slice(length) : '';
  const left = text === '' ? others : [{ type: 'text' as const, value: text }, ...others];
  const content = children.flatMap((child) =>
    child !== paragraph ? [child] : left.length === 0 ? [] : [{ ...paragraph, children: left }]
  );
  return content.some(({ type }) => type !== 'text') ? content : [];
}
