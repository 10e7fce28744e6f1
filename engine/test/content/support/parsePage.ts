import { parseDocument } from '../../../src/content/parseDocument.ts';
import type { Origin } from '../../../src/content/markdown/liveFence.ts';
import type { DocumentBlock, DocumentExample, ParsedDocument } from '../../../src/content/parsedDocument.ts';
import { treeHtml } from '../../../src/core/treeHtml.ts';
import type { InlineComponent, Problem } from '../../../src/model.ts';

export interface ParsedPage extends ParsedDocument {
  problems: Problem[];
  /** HTML of all prose blocks. */
  html: string;
  examples: DocumentExample[];
  /** Components within prose. */
  components: InlineComponent[];
}

/**
 * Parses a body after a frontmatter of three lines, so that the body starts on line 4.
 * @param origin whose Markdown it is; a package's by default
 * @param file whose name tells the reader
 */
export function parsePage(body: string, origin: Origin = 'package', file = '/acme/page.md'): ParsedPage {
  const { document, problems } = parseDocument(`---\nid: Acme\n---\n${body}`, file, origin);
  if (!document) {
    throw new Error('The page did not parse.');
  }
  return {
    ...document,
    problems,
    html: document.blocks.map((block) => (block.kind === 'prose' ? treeHtml(block.prose.tree) : '')).join(''),
    examples: document.blocks.flatMap((block) => (block.kind === 'example' ? [block.example] : [])),
    components: document.blocks.flatMap((block) => (block.kind === 'prose' ? block.prose.components : []))
  };
}

/** Formats blocks for comparison: the HTML of prose, and titles and captions of examples. */
export function outline(blocks: readonly DocumentBlock[]): string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'prose':
        return treeHtml(block.prose.tree).trim();
      case 'example':
        return `[${block.example.title}] ${treeHtml(block.caption.tree).trim()}`;
      case 'component':
        return `<${block.tag.name}>`;
      case 'module':
        return block.module.code;
    }
  });
}
