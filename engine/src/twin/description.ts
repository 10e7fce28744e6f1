import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

import { mapNodesOf } from './mapNodes.ts';
import { inlineCode, paragraph, text } from './nodes.ts';
import { type CellText, sentenceCell } from './tableText.ts';

/** Characters that may mean something in Markdown. Most descriptions have none, and parsing all of them takes seconds. */
const MARKS = /[*_`[\]<>&\\~|#\n]|^\s*(?:[-+]|\d+[.)])|https?:|www\./;

const known = new Map<string, RootContent[]>();

/** Reads the description of a code comment, which is Markdown without HTML: tags in it are meant as text. */
export function descriptionNodes(description: string): RootContent[] {
  const trimmed = description.trim();
  if (trimmed === '') {
    return [];
  }
  const nodes = known.get(trimmed) ?? parse(trimmed);
  known.set(trimmed, nodes);
  return nodes;
}

function parse(description: string): RootContent[] {
  if (!MARKS.test(description)) {
    return [{ type: 'paragraph', children: [text(description)] }];
  }
  const { children } = fromMarkdown(description, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return mapNodesOf(
    children.map((node) => (node.type === 'html' ? paragraph(node.value) : node)),
    (node) => (node.type === 'html' ? text(node.value) : node)
  );
}

/** Reads a description for a cell or an item: one sentence after the other, code on one line. */
export function descriptionSentence(...descriptions: string[]): PhrasingContent[] {
  return joined(
    descriptions.flatMap((description) => descriptionNodes(description).map(sentenceOf)),
    ' '
  );
}

const cells = new Map<string, CellText>();

/** Writes descriptions for a cell. @param status words before them */
export function descriptionCell(status: PhrasingContent[], ...descriptions: string[]): CellText {
  return [sentenceCell(status), ...descriptions.map(writtenCell)].filter((cell) => cell !== '').join(' ');
}

function writtenCell(description: string): CellText {
  const trimmed = description.trim();
  if (!MARKS.test(trimmed)) {
    return trimmed;
  }
  const cell = cells.get(trimmed) ?? sentenceCell(descriptionSentence(trimmed));
  cells.set(trimmed, cell);
  return cell;
}

function sentenceOf(node: RootContent): PhrasingContent[] {
  if (node.type === 'paragraph' || node.type === 'heading') {
    return node.children.map((child) => (child.type === 'break' ? text(' ') : child));
  }
  if (node.type === 'code') {
    return [inlineCode(node.value.replaceAll(/\s+/g, ' ').trim())];
  }
  if (node.type === 'list') {
    const items = node.children.map((item) => joined(item.children.map(sentenceOf), ' '));
    return joined(items, '; ');
  }
  if (node.type === 'table') {
    const rows = node.children.map((row) =>
      joined(
        row.children.map((cell) => cell.children),
        ', '
      )
    );
    return joined(rows, '; ');
  }
  return node.type === 'blockquote' ? joined(node.children.map(sentenceOf), ' ') : [];
}

/** Puts a text between sentences, of which empty ones are left out. */
export function joined(sentences: readonly (readonly PhrasingContent[])[], separator: string): PhrasingContent[] {
  return sentences
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, index) => (index === 0 ? sentence : [text(separator), ...sentence]));
}
