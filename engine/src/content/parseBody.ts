import type { Token } from 'markdown-it';

import type { Problem, Prose, Toc, TocEntry } from '../model.ts';
import type { DocumentBlock, ParsedDocument } from './parsedDocument.ts';
import { levelHeadings } from './headingLevels.ts';
import { type NamedPart, nameExamples, pairExamples } from './nameExamples.ts';
import { calloutProblems } from './markdown/callouts.ts';
import { containerProblems } from './markdown/containers.ts';
import { footnoteProblems } from './markdown/footnotes.ts';
import { anchorHeadings, createMarkdownParser } from './markdown/dialect.ts';
import { codeGroupProblems } from './markdown/codeGroups.ts';
import { codeProblems } from './markdown/codeProblems.ts';
import { fenceProblems } from './markdown/fenceWords.ts';
import { headingProblems } from './markdown/headingIds.ts';
import type { MarkdownSource, Origin } from './markdown/liveFence.ts';
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
import { toNodes, idsOf, writtenId } from './markdown/nodes.ts';
import { type PassageNote, placeNotes } from './markdown/placeNotes.ts';
import { type Slot, takeSlots, takeTagSlot } from './markdown/slots.ts';
import { type Embedded, proseEnvironment } from './tree/embedded.ts';
import { parseProse } from './tree/parseProse.ts';
import { proseFacts } from './tree/proseFacts.ts';
import { takeComponents } from './tree/takeComponents.ts';
import { createAnchorNamer } from '../core/anchors.ts';
import { LEAST_FOLDED_EXAMPLES } from '../core/constants.ts';
import { MAX_DESCRIPTION_LENGTH, shorten } from '../core/shorten.ts';

type BodyContent = Omit<ParsedDocument, 'frontmatter' | 'imports'>;

const markdown = createMarkdownParser();

const parseInline = (text: string): Token[] => markdown.parseInline(text, {});

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
  const prose = parts.flatMap(tokensOf);
  anchorHeadings(prose, createAnchorNamer([...exampleAnchors, ...prose.flatMap((token) => writtenId(token) ?? [])]));
  levelHeadings(parts);
  const entries = parts.flatMap((part) => (part.kind === 'heading' ? entryOf(part) : []));
  const pieces = splitGuide(splitLead(joinProse(parts)), entries);
  const rawProblems = [...shownTagProblems(prose, file), ...jsxAttributes(prose, file)];
  const unbalanced = pieces.flatMap((piece) => unbalancedTags(tokensOf(piece), file, (run) => renderTokens(run)));
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
        const embedded: Embedded[] = [];
        const html = takeComponents(renderTokens(run, embedded), embedded);
        const tree = parseProse(html, embedded);
        return { tree, ...proseFacts(tree) };
      })
    ),
    slots,
    toc: buildToc(parts.flatMap(tocHeadings)),
    anchors: new Set([...exampleAnchors, ...idsOf(prose)]),
    shownTags: shownTags(prose).filter(({ name, text }) => isComponentName(name) && !text.startsWith('</')),
    foreign,
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

function tocHeadings(part: NamedPart): TocHeading[] {
  if (part.kind === 'heading') {
    return [{ ...entryOf(part), level: part.level }];
  }
  return part.kind === 'example' && part.example.flags.figure === null
    ? [{ text: part.example.title, id: part.example.slug, level: Math.min(part.level, 3) }]
    : [];
}

function entryOf({ text, tokens }: HeadingPart): TocEntry {
  return { text, id: String(tokens[0]?.attrGet('id') ?? '') };
}

function toBlock(piece: Piece, read: (tokens: Token[]) => Prose): DocumentBlock[] {
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

/** @param embedded receives what HTML can't express */
function renderTokens(tokens: Token[], embedded: Embedded[] = []): string {
  return markdown.renderer.render(tokens, markdown.options, proseEnvironment(embedded));
}

/** The first paragraph of the prose that can describe the page, or of the captions if there is no other. */
function describe(pieces: readonly Piece[]): string {
  const [prose, captions] = [
    pieces.filter(({ kind }) => kind === 'prose'),
    pieces.filter(({ kind }) => kind === 'example')
  ];
  return describingParagraph(prose.flatMap(tokensOf)) || describingParagraph(captions.flatMap(tokensOf));
}

/** A heading of a tab, or the title of an example, with the level that it was written at. */
interface TocHeading extends TocEntry {
  level: number;
}

/**
 * The contents list of a tab (requirement 3.3): headings of level 1 and 2 are entries, those of level 3 follow as one
 * nested list, deeper ones are left out. Examples count at the level of their heading, but at least 3.
 */
export function buildToc(headings: readonly TocHeading[]): Toc {
  const toc: Toc = [];
  for (const { text, id, level } of headings) {
    const last = toc.at(-1);
    if (level <= 2) {
      toc.push({ text, id });
    } else if (level === 3 && Array.isArray(last)) {
      last.push({ text, id });
    } else if (level === 3) {
      toc.push([{ text, id }]);
    }
  }
  return toc;
}

/** A part of a body as it becomes a block: neighbouring headings and prose are one piece. */
type Piece = Extract<NamedPart, { kind: 'example' | 'component' }> | ProsePiece;

interface ProsePiece {
  kind: 'prose';
  tokens: Token[];
  part?: 'lead' | 'guide';
  /** The heading that it consists of, if what follows may be folded by it. */
  heading?: TocEntry;
}

type HeadingPart = Extract<NamedPart, { kind: 'heading' }>;

/** Tokens of a paragraph or a heading: its start, its text, its end. */
const PARAGRAPH_LENGTH = 3;

/** Makes a paragraph at the beginning a piece of its own, if it can describe the page. */
function splitLead(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  if (first?.kind !== 'prose' || !isDescribing(first.tokens, 0)) {
    return pieces;
  }
  const others = first.tokens.slice(PARAGRAPH_LENGTH);
  return [
    { kind: 'prose', tokens: first.tokens.slice(0, PARAGRAPH_LENGTH), part: 'lead' },
    ...(others.length > 0 ? [{ kind: 'prose' as const, tokens: others }] : []),
    ...rest
  ];
}

/**
 * Makes the sections between the lead and the section of a component pieces of their own, and so their headings: the page
 * shows them folded below the lead.
 * @param entries the headings of the body
 */
function splitGuide(pieces: Piece[], entries: readonly TocEntry[]): Piece[] {
  const [lead, prose, component, ...rest] = pieces;
  if (lead?.kind !== 'prose' || lead.part !== 'lead' || prose?.kind !== 'prose' || component?.kind !== 'component') {
    return pieces;
  }
  const headings = prose.tokens.flatMap(({ type, tag, level }, index) =>
    type === 'heading_open' && tag === 'h2' && level === 0 ? [index] : []
  );
  const [first, ...ends] = headings;
  const last = ends.at(-1);
  if (first === undefined || last === undefined) {
    return pieces;
  }
  const guide = headings.slice(0, -1).flatMap((start, index): ProsePiece[] => {
    const id = prose.tokens[start]?.attrGet('id');
    const heading = entries.find((entry) => entry.id === id);
    const content = start + PARAGRAPH_LENGTH;
    return [
      { kind: 'prose', tokens: prose.tokens.slice(start, content), part: 'guide', ...(heading && { heading }) },
      { kind: 'prose', tokens: prose.tokens.slice(content, ends[index]), part: 'guide' }
    ];
  });
  const parts: ProsePiece[] = [
    { kind: 'prose', tokens: prose.tokens.slice(0, first) },
    ...guide,
    { kind: 'prose', tokens: prose.tokens.slice(last) }
  ];
  return [lead, ...parts.filter(({ tokens }) => tokens.length > 0), component, ...rest];
}

/** Joins neighbouring prose. In tabs that may be folded, a heading of the second level is a piece of its own. */
function joinProse(parts: readonly NamedPart[]): Piece[] {
  const examples = parts.filter((part) => part.kind === 'example' && part.example.flags.figure === null);
  const mayBeFolded = examples.length >= LEAST_FOLDED_EXAMPLES;
  const pieces: Piece[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (part.kind === 'example' || part.kind === 'component') {
      pieces.push(part);
    } else if (mayBeFolded && part.kind === 'heading' && part.tokens[0]?.tag === 'h2') {
      pieces.push({ kind: 'prose', tokens: [...part.tokens], heading: entryOf(part) });
    } else if (last?.kind === 'prose' && !last.heading) {
      last.tokens.push(...part.tokens);
    } else {
      pieces.push({ kind: 'prose', tokens: [...part.tokens] });
    }
  }
  return pieces;
}

/** The tokens that a part or a piece puts into the page: a heading, prose, or an example's caption. */
function tokensOf(piece: NamedPart | Piece): Token[] {
  switch (piece.kind) {
    case 'heading':
    case 'prose':
      return piece.tokens;
    case 'example':
      return piece.caption;
    case 'component':
      return [];
  }
}
