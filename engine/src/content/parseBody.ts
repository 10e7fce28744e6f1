import type { Token } from 'markdown-it';
import type { Problem } from '../model.ts';
import { createAnchorNamer } from './anchors.ts';
import { shorten } from './description.ts';
import { nameExamples } from './nameExamples.ts';
import { anchorHeadings } from './markdown/headingAnchors.ts';
import { createMarkdownParser } from './markdown/markdownParser.ts';
import { plainText, toNodes } from './markdown/nodes.ts';
import { misplacedTags } from './markdown/misplacedTags.ts';
import { type Slot, takeSlots } from './markdown/slots.ts';
import { pairExamples } from './pairExamples.ts';
import type { DocumentBlock, ParsedDocument } from './parsedDocument.ts';
import { buildToc, type TocHeading } from './toc.ts';

export type BodyContent = Omit<ParsedDocument, 'frontmatter' | 'imports'>;

type NamedPart = ReturnType<typeof nameExamples>['parts'][number];

const markdown = createMarkdownParser();

/** Parses the Markdown of a body whose line n is line n of the file. */
export function parseBody(body: string, file: string): { content: BodyContent; problems: Problem[] } {
  const tokens = markdown.parse(body, {});
  const { parts, problems } = nameExamples(pairExamples(toNodes(tokens)), file);
  const exampleAnchors = parts.flatMap((part) => (part.kind === 'example' ? [part.example.slug] : []));
  const prose = parts.flatMap(tokensOf);
  anchorHeadings(prose, createAnchorNamer(exampleAnchors));
  const slots: Slot[] = [];
  takeSlots(prose, body.split('\n'), slots);
  const content = {
    blocks: toBlocks(parts),
    slots,
    toc: buildToc(parts.flatMap(tocHeadings)),
    anchors: new Set([...exampleAnchors, ...idsOf(prose)]),
    description: shorten(firstParagraph(prose))
  };
  return { content, problems: [...problems, ...misplacedTags(prose, file)] };
}

function tokensOf(part: NamedPart): Token[] {
  switch (part.kind) {
    case 'example':
      return part.caption;
    case 'component':
      return [];
    default:
      return part.tokens;
  }
}

function tocHeadings(part: NamedPart): TocHeading[] {
  if (part.kind === 'heading') {
    return [{ text: part.text, id: String(part.tokens[0]?.attrGet('id') ?? ''), level: part.level }];
  }
  return part.kind === 'example'
    ? [{ text: part.example.title, id: part.example.slug, level: Math.min(part.level, 3) }]
    : [];
}

/** Joins neighbouring prose into one block of HTML. */
function toBlocks(parts: readonly NamedPart[]): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let prose: Token[] = [];
  const flush = (): void => {
    const html = renderTokens(prose);
    if (html.trim()) {
      blocks.push({ kind: 'html', html });
    }
    prose = [];
  };
  for (const part of parts) {
    if (part.kind === 'example') {
      flush();
      blocks.push({ kind: 'example', example: part.example, captionHtml: renderTokens(part.caption) });
    } else if (part.kind === 'component') {
      flush();
      blocks.push(part);
    } else {
      prose.push(...part.tokens);
    }
  }
  flush();
  return blocks;
}

function renderTokens(tokens: Token[]): string {
  return markdown.renderer.render(tokens, markdown.options, {});
}

function idsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => [
    ...(token.type === 'heading_open' ? [String(token.attrGet('id') ?? '')] : []),
    ...(token.type.startsWith('html_') ? [...token.content.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '') : []),
    ...idsOf(token.children ?? [])
  ]);
}

function firstParagraph(tokens: readonly Token[]): string {
  for (const [index, token] of tokens.entries()) {
    const text = token.type === 'paragraph_open' ? plainText(tokens[index + 1]).trim() : '';
    if (text) {
      return text;
    }
  }
  return '';
}
