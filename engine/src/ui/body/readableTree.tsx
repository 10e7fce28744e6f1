import type { Element, ElementContent, RootContent } from 'hast';

import { CALLOUT_TAG } from '../../core/callouts.ts';
import { fillText } from '../../core/fillText.ts';
import { FOOTNOTES, MISSING_FILE, PLANNED_LINK } from '../../core/html.ts';
import { mapNodes, type ProseTree, textProperty } from '../../core/proseTree.ts';
import { TAB_LABELS } from '../../core/tabGroup.ts';
import * as texts from '../../core/texts.ts';
import { codeWithBreaks } from '../codeBreaks.ts';
import { calloutNodes } from './callouts.tsx';
import { stackedTable } from './stackedTable.ts';

/**
 * Returns the tree of prose as pages show it: with the words of the interface, which the content's reader leaves out
 * (`core/html.ts`), callouts as alerts, tables that scroll, and code that may break.
 */
export function readableTree(tree: ProseTree): ProseTree {
  return mapNodes(tree, (node) => (node.type === 'element' ? readable(node) : node), isNoBlockOfCode);
}

function isNoBlockOfCode(node: RootContent): boolean {
  return node.type !== 'element' || node.tagName !== 'pre';
}

function readable(element: Element): RootContent | RootContent[] {
  switch (element.tagName) {
    case 'table':
      return {
        type: 'element',
        tagName: 'div',
        properties: { className: ['pb-table'], dataScrolls: texts.common.table },
        children: [stackedTable(element)]
      };
    case 'pre':
      return hasClass(element, 'pb-code')
        ? withProperties(element, { dataScrolls: texts.body.code, language: undefined })
        : element;
    case 'button':
      return hasClass(element, 'pb-code-copy')
        ? withProperties(element, { ariaLabel: texts.common.copyCode })
        : element;
    case 'div':
      return hasClass(element, TAB_LABELS) ? withProperties(element, { ariaLabel: texts.body.alternatives }) : element;
    case 'a':
      return link(element);
    case 'section':
      return hasClass(element, FOOTNOTES) ? withProperties(element, { ariaLabel: texts.body.footnotes }) : element;
    case 'input':
      return hasClass(element, 'pb-task')
        ? withProperties(element, { ariaLabel: 'checked' in element.properties ? texts.body.done : texts.body.toDo })
        : element;
    case 'summary':
      return element.children.length === 0
        ? { ...element, children: [{ type: 'text', value: texts.body.details }] }
        : element;
    case 'code':
      return codeWithBreaks(element);
    case CALLOUT_TAG:
      return calloutNodes(element);
    case MISSING_FILE:
      return missingFileNote(element);
    default:
      return element;
  }
}

function link(element: Element): Element {
  if (hasClass(element, 'pb-anchor')) {
    const ariaLabel = fillText(texts.body.linkTo, { heading: textProperty(element, 'ariaLabel') ?? '' });
    return withProperties(element, { ariaLabel, dataTooltip: texts.body.copyLink });
  }
  if (hasClass(element, 'pb-note-reference')) {
    const [number] = element.children;
    const ariaLabel = fillText(texts.body.footnote, { number: number?.type === 'text' ? number.value : '' });
    return withProperties(element, { ariaLabel });
  }
  if (hasClass(element, 'pb-note-back')) {
    const number = textProperty(element, 'ariaLabel') ?? '';
    return withProperties(element, { ariaLabel: fillText(texts.body.backToText, { number }) });
  }
  return PLANNED_LINK in element.properties ? withProperties(element, { [PLANNED_LINK]: texts.body.planned }) : element;
}

/** Place of the path in the text of a note. */
const FILE = '\uFFFC';

function missingFileNote(element: Element): Element {
  const text = textProperty(element, 'part') === 'example' ? texts.body.missingExample : texts.body.missingCode;
  const parts = fillText(text, { file: FILE }).split(FILE);
  const children = parts.flatMap((value, index): ElementContent[] => [
    ...(index === 0 ? [] : element.children),
    { type: 'text', value }
  ]);
  return { type: 'element', tagName: 'p', properties: { className: ['pb-missing'], role: 'note' }, children };
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

function withProperties(element: Element, properties: Element['properties']): Element {
  return { ...element, properties: { ...element.properties, ...properties } };
}
