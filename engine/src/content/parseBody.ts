import type { MarkdownIt as Parser, Token } from 'markdown-it';

import type { Problem, Prose } from '../model.ts';
import type { DocumentBlock, ParsedDocument } from './parsedDocument.ts';
import { levelHeadings } from './headingLevels.ts';
import { anchorHeadings } from './headings.ts';
import { nameExamples, pairExamples } from './nameExamples.ts';
import { buildToc, contentOf, entryOf, type Piece, type Storage, toPieces, tocHeadings } from './pieces.ts';
import { calloutProblems } from './markdown/callouts.ts';
import { containerProblems } from './markdown/containers.ts';
import { footnoteProblems } from './markdown/footnotes.ts';
import { codeGroupProblems } from './markdown/codeGroups.ts';
import { codeProblems } from './markdown/codeProblems.ts';
import { fenceProblems } from './markdown/fenceWords.ts';
import { headingProblems } from './headingProblems.ts';
import { writtenHeadings } from './markdown/headingIds.ts';
import type { MarkdownSource, Origin } from './markdown/liveFence.ts';
import { lostText } from './markdown/lostText.ts';
import { markdownInHtml } from './markdown/markdownInHtml.ts';
import {
  foreignIn,
  jsxAttributes,
  misplacedExamples,
  shownTagProblems,
  unbalancedTags,
  vainSources
} from './markdown/tagProblems.ts';
import { describingParagraph, isDescribing } from './markdown/description.ts';
import { shownTags } from './markdown/rawTags.ts';
import { isComponentName } from './markdown/readComponentTag.ts';
import { unsupportedSyntax } from './markdown/unsupportedSyntax.ts';
import { headingsIn, toNodes, idsOf } from './markdown/nodes.ts';
import { type PassageNote, placeNotes } from './markdown/placeNotes.ts';
import { type Slot, takeSlots, takeTagSlot } from './markdown/slots.ts';
import { changeBlocks } from './plugins/pluginBlocks.ts';
import { NO_PLUGINS, pluginFailure, type ReaderPlugins, withoutDrawn } from './plugins/plugins.ts';
import { proseFacts } from './tree/proseFacts.ts';
import { markdown, parseInline, parserWith, type Rendering, renderTokens, treeOf } from './tree/treeOfTokens.ts';
import { createAnchorNamer } from '../core/anchors.ts';
import { MAX_DESCRIPTION_LENGTH, shorten } from '../core/shorten.ts';

type BodyContent = Omit<ParsedDocument, 'frontmatter' | 'imports'>;

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

/** A Markdown file without its frontmatter. */
interface BodyFile<Note> {
  file: string;
  /** Whose Markdown it is. */
  origin: Origin;
  /** Remarks about passages of the body. */
  notes?: readonly Note[];
  plugins?: ReaderPlugins;
  /** As written. */
  frontmatter?: object;
}

interface ParsedBody<Note> {
  content: BodyContent;
  problems: Problem[];
  staleNotes: Note[];
}

/** Parses the Markdown of a body whose line n is line n of the file. */
export function parseBody<Note extends PassageNote>(body: string, place: BodyFile<Note>): ParsedBody<Note> {
  const { file, plugins = NO_PLUGINS, frontmatter = {} } = place;
  const { parsed, failure } = parseOrReport(body, place, plugins);
  const problems = [...parsed.problems, ...failure];
  if (plugins.rehype.length === 0) {
    return { ...parsed, problems };
  }
  const report = (problem: Problem): unknown => problems.push(problem);
  const lines = body.split('\n');
  const changed = changeBlocks(parsed.content, plugins.rehype, { file, frontmatter, report, lines });
  return { ...parsed, content: { ...parsed.content, ...changed }, problems };
}

/** A plugin of the parser that throws an error has no effect. */
function parseOrReport<Note extends PassageNote>(
  body: string,
  place: BodyFile<Note>,
  plugins: ReaderPlugins
): { parsed: ParsedBody<Note>; failure: Problem[] } {
  const parseWith = (parser: Parser): ParsedBody<Note> =>
    parseTokens(body, place, { parser, keepsCode: plugins.rehype.length > 0 });
  if (plugins.markdownIt.length === 0) {
    return { parsed: parseWith(markdown), failure: [] };
  }
  try {
    return { parsed: parseWith(parserWith(plugins)), failure: [] };
  } catch (cause) {
    return { parsed: parseWith(markdown), failure: [pluginFailure(plugins.markdownIt, cause, place.file)] };
  }
}

function parseTokens<Note extends PassageNote>(
  body: string,
  { file, origin, notes = [], plugins = NO_PLUGINS }: BodyFile<Note>,
  rendering: Rendering
): ParsedBody<Note> {
  const { parser } = rendering;
  const environment = { origin } satisfies MarkdownSource;
  const tokens = parser.parse(body, environment);
  const staleNotes = placeNotes(tokens, notes, (text) => parser.parse(text, {}));
  const code = withoutDrawn(tokens, plugins);
  const lines = body.split('\n');
  const written = [
    ...headingProblems(writtenHeadings(tokens, file)),
    ...fenceProblems(code, file),
    ...codeProblems(code, file),
    ...codeGroupProblems(tokens, file),
    ...containerProblems(tokens, file),
    ...footnoteProblems(environment, lines, file),
    ...lostText(code, lines, file),
    ...unsupportedSyntax(code, file)
  ];
  const nodes = toNodes(tokens);
  const { parts, problems } = nameExamples(
    pairExamples(nodes, (text, line) => parseInline(text, line, parser)),
    file
  );
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
  const parseText: Parser['parseInline'] = (text, env) => parser.parseInline(text, env);
  const rawProblems = [
    ...shownTagProblems(prose, file),
    ...jsxAttributes(prose, file),
    ...vainSources(prose, file),
    ...markdownInHtml(prose, file, parseText)
  ];
  const unbalanced = pieces.flatMap((piece) =>
    unbalancedTags(contentOf(piece), file, (run) => renderTokens(run, [], rendering))
  );
  const foreign = foreignIn(prose, file);
  const slots: Slot[] = [];
  takeSlots(prose, lines, slots);
  for (const part of parts) {
    if (part.kind === 'component') {
      takeTagSlot(part.tag, part.line, slots);
    }
  }
  const content = {
    blocks: pieces.flatMap((piece) =>
      toBlock(piece, (run) => {
        const tree = treeOf(run, rendering);
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

/** The first paragraph of the prose that can describe the page, or of the captions if there is no other. */
function describe(pieces: readonly Piece<Token>[]): string {
  const [prose, captions] = [
    pieces.filter(({ kind }) => kind === 'prose'),
    pieces.filter(({ kind }) => kind === 'example')
  ];
  return describingParagraph(prose.flatMap(contentOf)) || describingParagraph(captions.flatMap(contentOf));
}
