import type { Token } from 'markdown-it';
import type { Problem } from '../model.ts';
import { createAnchorNamer } from './anchors.ts';
import { joinProse, type Piece, tokensOf } from './bodyPieces.ts';
import { shorten } from './description.ts';
import { type NamedPart, nameExamples } from './nameExamples.ts';
import { anchorHeadings } from './markdown/headingAnchors.ts';
import { createMarkdownParser } from './markdown/markdownParser.ts';
import { misplacedTags } from './markdown/misplacedTags.ts';
import { toNodes } from './markdown/nodes.ts';
import { type Slot, takeSlots } from './markdown/slots.ts';
import { firstParagraph, idsOf } from './markdown/tokenFacts.ts';
import { unbalancedTags } from './markdown/unbalancedTags.ts';
import { pairExamples } from './pairExamples.ts';
import type { DocumentBlock, ParsedDocument } from './parsedDocument.ts';
import { buildToc, type TocHeading } from './toc.ts';

export type BodyContent = Omit<ParsedDocument, 'frontmatter' | 'imports'>;

const markdown = createMarkdownParser();

const parseInline = (text: string): Token[] => markdown.parseInline(text, {});

/** Parses the Markdown of a body whose line n is line n of the file. */
export function parseBody(body: string, file: string): { content: BodyContent; problems: Problem[] } {
  const nodes = toNodes(markdown.parse(body, {}));
  const { parts, problems } = nameExamples(pairExamples(nodes, parseInline), file);
  const exampleAnchors = parts.flatMap((part) => (part.kind === 'example' ? [part.example.slug] : []));
  const pieces = joinProse(parts);
  const prose = pieces.flatMap(tokensOf);
  anchorHeadings(prose, createAnchorNamer(exampleAnchors));
  const slots: Slot[] = [];
  takeSlots(prose, body.split('\n'), slots);
  const content = {
    blocks: pieces.flatMap(toBlock),
    slots,
    toc: buildToc(parts.flatMap(tocHeadings)),
    anchors: new Set([...exampleAnchors, ...idsOf(prose)]),
    description: shorten(describe(pieces))
  };
  const tagProblems = pieces.flatMap((piece) => unbalancedTags(tokensOf(piece), file));
  return { content, problems: [...problems, ...misplacedTags(prose, file), ...tagProblems] };
}

function tocHeadings(part: NamedPart): TocHeading[] {
  if (part.kind === 'heading') {
    return [{ text: part.text, id: String(part.tokens[0]?.attrGet('id') ?? ''), level: part.level }];
  }
  return part.kind === 'example' && part.example.flags.figure === null
    ? [{ text: part.example.title, id: part.example.slug, level: Math.min(part.level, 3) }]
    : [];
}

function toBlock(piece: Piece): DocumentBlock[] {
  switch (piece.kind) {
    case 'prose': {
      const html = renderTokens(piece.tokens);
      return html.trim() ? [{ kind: 'html', html }] : [];
    }
    case 'example':
      return [{ kind: 'example', example: piece.example, captionHtml: renderTokens(piece.caption) }];
    case 'component':
      return [piece];
  }
}

function renderTokens(tokens: Token[]): string {
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** The first paragraph of the prose, or of the captions if there is no other. */
function describe(pieces: readonly Piece[]): string {
  const [prose, captions] = [
    pieces.filter(({ kind }) => kind === 'prose'),
    pieces.filter(({ kind }) => kind === 'example')
  ];
  return firstParagraph(prose.flatMap(tokensOf)) || firstParagraph(captions.flatMap(tokensOf));
}
