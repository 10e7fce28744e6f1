import type { Token } from 'markdown-it';

import type { ProseTree } from '../core/proseTree.ts';
import type { Problem, Prose } from '../model.ts';
import type { DocumentBlock, ParsedDocument } from './parsedDocument.ts';
import { levelHeadings } from './headingLevels.ts';
import { anchorHeadings } from './headings.ts';
import { nameExamples, pairExamples } from './nameExamples.ts';
import { buildToc, contentOf, entryOf, type Piece, type Storage, toPieces, tocHeadings } from './pieces.ts';
import { calloutProblems } from './markdown/callouts.ts';
import { containerProblems } from './markdown/containers.ts';
import { footnoteProblems } from './markdown/footnotes.ts';
import { createMarkdownParser } from './markdown/dialect.ts';
import { codeGroupProblems } from './markdown/codeGroups.ts';
import { codeProblems } from './markdown/codeProblems.ts';
import { fenceProblems } from './markdown/fenceWords.ts';
import { headingProblems } from './markdown/headingIds.ts';
import { fenceKindOf, type FencePlace, type MarkdownSource, type Origin } from './markdown/liveFence.ts';
import {
  foreignIn,
  jsxAttributes,
  misplacedExamples,
  shownTagProblems,
  unbalancedTags
} from './markdown/tagProblems.ts';
import { describingParagraph, isDescribing } from './markdown/description.ts';
import { shownTags } from './markdown/rawTags.ts';
import { isComponentName } from './markdown/readComponentTag.ts';
import { unsupportedSyntax } from './markdown/unsupportedSyntax.ts';
import { headingsIn, toNodes, idsOf } from './markdown/nodes.ts';
import { type PassageNote, placeNotes } from './markdown/placeNotes.ts';
import { type Slot, takeSlots, takeTagSlot } from './markdown/slots.ts';
import { type Embedded, proseEnvironment } from './tree/embedded.ts';
import { parseProse } from './tree/parseProse.ts';
import { proseFacts } from './tree/proseFacts.ts';
import { takeComponents } from './tree/takeComponents.ts';
import { createAnchorNamer } from '../core/anchors.ts';
import { MAX_DESCRIPTION_LENGTH, shorten } from '../core/shorten.ts';

type BodyContent = Omit<ParsedDocument, 'frontmatter' | 'imports'>;

const markdown = createMarkdownParser();

/** Its links are found by the line that they stand on. */
function parseInline(text: string, line: number): Token[] {
  const tokens = markdown.parseInline(text, {});
  tokens.forEach((token) => (token.map = [line - 1, line]));
  return tokens;
}

const STORAGE: Storage<Token> = {
  // The start, the text, and the end.
  blockLength: 3,
  idAt(tokens, index) {
    const id = tokens[index]?.attrGet('id') ?? null;
    return id === null ? null : String(id);
  },
  isSection(tokens, index) {
    const { type, tag, level } = tokens[index] ?? {};
    return type === 'heading_open' && tag === 'h2' && level === 0;
  },
  isDescribing
};

/**
 * Parses the Markdown of a body whose line n is line n of the file.
 * @param origin whose Markdown it is
 * @param notes remarks about passages of the body
 */
export function parseBody<Note extends PassageNote>(
  body: string,
  file: string,
  origin: Origin,
  notes: readonly Note[] = []
): { content: BodyContent; problems: Problem[]; staleNotes: Note[] } {
  const environment = { origin } satisfies MarkdownSource;
  const tokens = markdown.parse(body, environment);
  const staleNotes = placeNotes(tokens, notes, (text) => markdown.parse(text, {}));
  const written = [
    ...headingProblems(tokens, file),
    ...fenceProblems(tokens, file),
    ...codeProblems(tokens, file),
    ...codeGroupProblems(tokens, file),
    ...containerProblems(tokens, file),
    ...footnoteProblems(environment, body.split('\n'), file),
    ...unsupportedSyntax(tokens, file)
  ];
  const nodes = toNodes(tokens);
  const { parts, problems } = nameExamples(pairExamples(nodes, parseInline), file);
  const exampleAnchors = parts.flatMap((part) => (part.kind === 'example' ? [part.example.slug] : []));
  const prose = parts.flatMap(contentOf);
  const headings = headingsIn(prose);
  anchorHeadings(
    headings,
    createAnchorNamer([...exampleAnchors, ...headings.flatMap(({ writtenId }) => writtenId ?? [])])
  );
  levelHeadings(parts, headingsIn);
  const entries = parts.flatMap((part) => (part.kind === 'heading' ? entryOf(part, STORAGE) : []));
  const pieces = toPieces(parts, entries, STORAGE);
  const rawProblems = [...shownTagProblems(prose, file), ...jsxAttributes(prose, file)];
  const unbalanced = pieces.flatMap((piece) => unbalancedTags(contentOf(piece), file, (run) => renderTokens(run)));
  const foreign = foreignIn(prose, file);
  const slots: Slot[] = [];
  takeSlots(prose, body.split('\n'), slots);
  for (const part of parts) {
    if (part.kind === 'component') {
      takeTagSlot(part.tag, part.line, slots);
    }
  }
  const content = {
    blocks: pieces.flatMap((piece) =>
      toBlock(piece, (run) => {
        const tree = treeOf(run);
        return { tree, ...proseFacts(tree) };
      })
    ),
    slots,
    toc: buildToc(parts.flatMap((part) => tocHeadings(part, STORAGE))),
    anchors: new Set([...exampleAnchors, ...idsOf(prose)]),
    shownTags: shownTags(prose).filter(({ name, text }) => isComponentName(name) && !text.startsWith('</')),
    foreign,
    included: [],
    program: null,
    description: shorten(describe(pieces), MAX_DESCRIPTION_LENGTH)
  };
  return {
    content,
    staleNotes,
    problems: [
      ...problems,
      ...written,
      ...misplacedExamples(prose, file),
      ...rawProblems,
      ...unbalanced,
      ...calloutProblems(prose, file)
    ]
  };
}

function toBlock(piece: Piece<Token>, read: (tokens: Token[]) => Prose): DocumentBlock[] {
  switch (piece.kind) {
    case 'prose': {
      const prose = read(piece.tokens);
      return prose.tree.children.some((node) => node.type !== 'text' || node.value.trim() !== '')
        ? [
            {
              kind: 'prose',
              prose,
              ...(piece.part && { part: piece.part }),
              ...(piece.heading && { heading: piece.heading })
            }
          ]
        : [];
    }
    case 'example':
      return [{ kind: 'example', example: piece.example, caption: read(piece.caption) }];
    case 'component':
      return [piece];
  }
}

/** Renders tokens to a tree. */
export function treeOf(tokens: Token[]): ProseTree {
  const embedded: Embedded[] = [];
  return parseProse(takeComponents(renderTokens(tokens, embedded), embedded), embedded);
}

/** Parses Markdown to tokens. */
export function tokensOf(text: string): Token[] {
  return markdown.parse(text, {});
}

/** Makes the token of a block of code. @param line line of the file that it begins on */
export function codeToken(
  { info, code, line }: { info: string; code: string; line: number },
  place: FencePlace
): Token {
  const [token] = markdown.parse('```\n```', {});
  if (token === undefined) {
    throw new Error('The Markdown parser reads no fences.');
  }
  return Object.assign(token, { info, content: code, map: [line - 1, line], meta: fenceKindOf(info, code, place) });
}

/** Parses Markdown that stands within a line of the file to a tree. */
export function treeOfInline(text: string, line: number): ProseTree {
  return treeOf(parseInline(text, line));
}

/** @param embedded receives what HTML can't express */
function renderTokens(tokens: Token[], embedded: Embedded[] = []): string {
  return markdown.renderer.render(tokens, markdown.options, proseEnvironment(embedded));
}

/** The first paragraph of the prose that can describe the page, or of the captions if there is no other. */
function describe(pieces: readonly Piece<Token>[]): string {
  const [prose, captions] = [
    pieces.filter(({ kind }) => kind === 'prose'),
    pieces.filter(({ kind }) => kind === 'example')
  ];
  return describingParagraph(prose.flatMap(contentOf)) || describingParagraph(captions.flatMap(contentOf));
}
