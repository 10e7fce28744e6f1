import type { Element } from 'hast';

import { escapeHtml, headingLink } from '../../core/html.ts';
import type { WrittenHeading } from '../headingProblems.ts';
import type { Heading } from '../headings.ts';
import { WRITTEN_ID } from '../markdown/headingIds.ts';
import { isUsableId } from '../markdown/nodes.ts';
import { parseProse } from '../tree/parseProse.ts';
import { dataOf, lineOf, type MdxNode, textOf, withDescendants } from './mdxNodes.ts';

const HEADING = /^h[1-6]$/;

/** Whether a node is a heading in Markdown; those that are written as tags stay as they are. */
export function isHeading(node: MdxNode): node is Element {
  return node.type === 'element' && HEADING.test(node.tagName) && node.data?.isRaw !== true;
}

export function levelOf({ tagName }: Element): number {
  return Number(tagName.slice(1));
}

/** The id that an author gives a heading; null if there is none, or if it is none to use. */
export function writtenIdOf({ data }: Element): string | null {
  const id = data?.writtenId;
  return id === undefined || !isUsableId(id) ? null : id.normalize('NFC');
}

/** Takes the ids that authors give to headings out of their text, in place. */
export function takeWrittenIds(nodes: readonly MdxNode[]): void {
  for (const heading of nodes.flatMap(withDescendants).filter(isHeading)) {
    const last = heading.children.at(-1);
    const [written, id] = (last?.type === 'text' && WRITTEN_ID.exec(last.value)) || [];
    if (last?.type === 'text' && written !== undefined && id !== undefined) {
      last.value = last.value.slice(0, -written.length);
      if (last.value === '') {
        heading.children.pop();
      }
      const before = heading.children.at(-1);
      if (before?.type === 'text') {
        before.value = before.value.trimEnd();
      }
      heading.data = dataOf({ ...heading.data, writtenId: id });
    }
  }
}

/** Returns the headings among nodes, which are changed in place. */
export function headingsIn(nodes: readonly MdxNode[]): Heading[] {
  return nodes
    .flatMap(withDescendants)
    .filter(isHeading)
    .map((heading) => ({
      level: levelOf(heading),
      text: textOf([heading]),
      writtenId: writtenIdOf(heading),
      setLevel(level) {
        heading.tagName = `h${level}`;
      },
      setId(id) {
        heading.properties['id'] = id;
      }
    }));
}

/** Puts a link to itself beside every heading with an id (`core/html.ts`). */
export function withHeadingLinks(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.map((node) => {
    const inner = 'children' in node ? ({ ...node, children: withHeadingLinks(node.children) } as MdxNode) : node;
    const { id } = isHeading(inner) ? inner.properties : {};
    if (inner.type !== 'element' || typeof id !== 'string') {
      return inner;
    }
    const link = parseProse(headingLink(id, escapeHtml(textOf([inner]))), []).children as Element[];
    const properties = { className: ['pb-heading'] };
    return { type: 'element', tagName: 'div', properties, children: [inner, ...link], data: dataOf({ isRaw: true }) };
  });
}

/** Returns the headings of a page as they are written. */
export function writtenHeadings(nodes: readonly MdxNode[], file: string): WrittenHeading[] {
  return nodes
    .flatMap(withDescendants)
    .filter(isHeading)
    .map((heading) => ({
      level: levelOf(heading),
      location: { file, line: lineOf(heading) },
      hasContent: textOf([heading]).trim() !== '' || heading.children.some(({ type }) => type !== 'text'),
      id: heading.data?.writtenId === undefined ? undefined : writtenIdOf(heading)
    }));
}
