import type { Element, ElementContent, Root } from 'hast';
import type { Token } from 'markdown-it';

import { createAnchorNamer } from '../../core/anchors.ts';
import { MAX_DESCRIPTION_LENGTH, shorten } from '../../core/shorten.ts';
import { escapeHtml } from '../../core/html.ts';
import * as texts from '../../core/texts.ts';
import type { MarkdownImport, Problem, Prose } from '../../model.ts';
import { levelHeadings } from '../headingLevels.ts';
import { anchorHeadings } from '../headings.ts';
import { codeProblems } from '../markdown/codeProblems.ts';
import { fenceProblems } from '../markdown/fenceWords.ts';
import type { Origin } from '../markdown/liveFence.ts';
import { unsupportedSyntax } from '../markdown/unsupportedSyntax.ts';
import { headingProblems } from '../headingProblems.ts';
import { misplacedExamples } from '../markdown/tagProblems.ts';
import { nameExamples, pairExamples } from '../nameExamples.ts';
import type { DocumentBlock, ParsedDocument } from '../parsedDocument.ts';
import { buildToc, contentOf, entryOf, type Piece, toPieces, tocHeadings } from '../pieces.ts';
import { NO_PLUGINS, type ReaderPlugins, withoutDrawn } from '../plugins/plugins.ts';
import { error } from '../problem.ts';
import { parseProse } from '../tree/parseProse.ts';
import { isPhrasingElement, proseFacts } from '../tree/proseFacts.ts';
import { treeOfInline } from '../tree/treeOfTokens.ts';
import { takeAddresses } from './addresses.ts';
import { takeClientStart } from './clientStart.ts';
import { fencesIn, fenceToken, groupProblems, withCode } from './fences.ts';
import { headingsIn, withHeadingLinks, writtenHeadings } from './headings.ts';
import { layoutElement } from './layout.ts';
import { lostInMdx } from './lostText.ts';
import { type FenceElement, lineOf, type MdxNode } from './mdxNodes.ts';
import { describingText, idsIn, NODES, toParts } from './mdxParts.ts';
import { createModuleWriter } from './moduleBlocks.ts';
import type { PageScope } from './moduleScope.ts';
import { readNodes } from './pageNodes.ts';
import { type MdxNodes, programNodes, withPartials } from './partials.ts';
import { needsProgram } from './simplify.ts';
import { syntaxProblems } from './syntaxProblems.ts';

type MdxContent = Omit<ParsedDocument, 'frontmatter'>;
type Report = (problem: Problem) => void;

/** An MDX file. */
interface MdxFile {
  file: string;
  /** Whose Markdown it is. */
  origin: Origin;
  /** As written. */
  frontmatter: object;
  plugins?: ReaderPlugins;
}

/**
 * Reads the body of an MDX file, whose line n is line n of the file. What needs no program becomes the same blocks as in
 * other Markdown; every other part becomes a module, which the build renders.
 */
export function readMdx(
  body: string,
  { file, origin, frontmatter, plugins = NO_PLUGINS }: MdxFile
): { content: MdxContent; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const read = readNodes(body, frontmatter, { file, within: [], origin, plugins, report });
  if (!read.ok) {
    const { message, line = 1, column } = read;
    const location = { file, line, ...(column !== undefined && { column }) };
    const hint = 'Correct the MDX; until then, the page has no content.';
    return {
      content: brokenContent(message),
      problems: [error('mdx-syntax', `The file is no valid MDX: ${message}`, location, hint)]
    };
  }
  return { content: contentOfPage(read, { body, file, origin, plugins, report }), problems };
}

function contentOfPage(
  { nodes: written, scope: ownScope, partials, included, typed }: MdxNodes,
  { body, file, origin, plugins, report }: Required<Omit<MdxFile, 'frontmatter'>> & { body: string; report: Report }
): MdxContent {
  headingProblems(writtenHeadings(written, file)).forEach(report);
  const tokenOf = (fence: FenceElement): Token => fenceToken(fence, { origin, isWithin: !written.includes(fence) });
  const fences = withoutDrawn(fencesIn(written).map(tokenOf), plugins);
  [...fenceProblems(fences, file), ...codeProblems(fences, file), ...unsupportedSyntax(fences, file)].forEach(report);
  const lines = body.split('\n');
  [...groupProblems(written, file), ...syntaxProblems(written, file), ...lostInMdx(written, lines, file)].forEach(
    report
  );
  // On parts that are no programs, they have no effect.
  const nodes = written.flatMap((node) =>
    needsProgram(node, ownScope) ? node : takeClientStart([node], { names: ownScope.names, file, report }).nodes
  );
  const paired = pairExamples(toParts(nodes, ownScope, origin), (text, line) => inlineNodes(text, line));
  const { parts, problems } = nameExamples(paired, file);
  problems.forEach(report);
  const exampleAnchors = parts.flatMap((part) => (part.kind === 'example' ? [part.example.slug] : []));
  const prose = parts.flatMap(contentOf);
  misplacedExamples(fencesIn(prose).map(tokenOf), file).forEach(report);
  const headings = headingsIn(prose);
  anchorHeadings(
    headings,
    createAnchorNamer([...exampleAnchors, ...headings.flatMap(({ writtenId }) => writtenId ?? [])])
  );
  levelHeadings(parts, headingsIn);
  const entries = parts.flatMap((part) => (part.kind === 'heading' ? entryOf(part, NODES) : []));
  const pieces = toPieces(parts, entries, NODES);
  const { slots, foreign } = takeAddresses([...prose, ...programNodes(partials)], { lines, file });
  const scope = withPartials(ownScope, partials);
  const modules = createModuleWriter(scope, file, report);
  const blocks = pieces.flatMap((piece): DocumentBlock[] => {
    switch (piece.kind) {
      case 'component':
        return [piece];
      case 'example':
        return [{ kind: 'example', example: piece.example, caption: proseOf(piece.caption) }];
      case 'prose':
        return runsOf(piece.tokens, scope).map(({ isProgram, nodes: run }) =>
          isProgram
            ? modules.write(finished(run), run[0] ? lineOf(run[0]) : 1)
            : { ...withoutTokens(piece), prose: proseOf(run) }
        );
    }
  });
  const layout = layoutElement(scope);
  if (layout !== null) {
    blocks.push(modules.write([layout], lineOf(layout), true));
  }
  return {
    imports: scope.imports,
    blocks,
    slots,
    toc: buildToc(parts.flatMap((part) => tocHeadings(part, NODES))),
    anchors: new Set([...exampleAnchors, ...idsIn(prose)]),
    shownTags: [],
    foreign,
    description: shorten(describe(pieces, scope), MAX_DESCRIPTION_LENGTH),
    included,
    program: { names: [...scope.names], components: [...scope.components, ...modules.components()], typed }
  };
}

/** Parses the caption of a figure, which is Markdown without JSX. */
function inlineNodes(text: string, line: number): MdxNode[] {
  const place = { line, column: 1 };
  return treeOfInline(text, line).children.map((node) => ({ ...node, position: { start: place, end: place } }));
}

/** Nodes of which none needs a program, or what one program renders. */
interface Run {
  isProgram: boolean;
  nodes: MdxNode[];
}

/**
 * Divides nodes at those that need a program: each of them is a run of its own, so that one that fails fails alone. What
 * is on one line stays together.
 */
function runsOf(nodes: readonly MdxNode[], scope: PageScope): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const isProgram = needsProgram(node, scope);
    const previous = last?.nodes.at(-1);
    const isSameLine = previous?.position !== undefined && previous.position.end.line === node.position?.start.line;
    if (last && isSameLine && last.isProgram !== isProgram && !last.isProgram && last.nodes.length > 1) {
      last.nodes.pop();
      runs.push({ isProgram, nodes: [previous, SPACE, node] });
    } else if (last && isSameLine && (isProgram || last.isProgram)) {
      last.nodes.push(SPACE, node);
      last.isProgram = true;
    } else if (last && !last.isProgram && !isProgram) {
      last.nodes.push(node);
    } else {
      runs.push({ isProgram, nodes: [node] });
    }
  }
  return runs;
}

const SPACE: MdxNode = { type: 'text', value: ' ' };

function withoutTokens({ kind, part, heading }: Extract<Piece<MdxNode>, { kind: 'prose' }>) {
  return { kind, ...(part && { part }), ...(heading && { heading }) };
}

/** Puts in what only the finished tree has: code, links beside headings, and breaks after blocks. */
function finished(nodes: readonly MdxNode[]): ElementContent[] {
  const complete = withHeadingLinks(withCode(nodes)) as ElementContent[];
  return complete.flatMap((node): ElementContent[] =>
    node.type === 'element' && !isPhrasing(node) ? [node, { type: 'text', value: '\n' }] : [node]
  );
}

/** A paragraph is a block, although no block can be in it. */
function isPhrasing(element: Element): boolean {
  return isPhrasingElement(element) && element.tagName !== 'p' && !/^h[1-6]$/.test(element.tagName);
}

function proseOf(nodes: readonly MdxNode[]): Prose {
  const tree: Root = { type: 'root', children: nodes.length === 0 ? [] : finished(nodes) };
  return { tree, ...proseFacts(tree) };
}

/** The first paragraph that can describe the page, or else one of the captions. */
function describe(pieces: readonly Piece<MdxNode>[], scope: PageScope): string {
  const textsOf = (kind: Piece<MdxNode>['kind']): string => {
    const nodes = pieces.filter((piece) => piece.kind === kind).flatMap(contentOf);
    return describingText(nodes.filter((node) => !needsProgram(node, scope)));
  };
  return textsOf('prose') || textsOf('example');
}

/** What a page shows whose file can't be read. */
function brokenContent(message: string): MdxContent {
  const html = `<p>${escapeHtml(texts.body.brokenPage)}</p><pre class="pb-preview-error">${escapeHtml(message)}</pre>`;
  const tree = parseProse(html, []);
  return {
    imports: [] satisfies MarkdownImport[],
    blocks: [{ kind: 'prose', prose: { tree, passages: [], links: [], components: [] } }],
    slots: [],
    toc: [],
    anchors: new Set(),
    shownTags: [],
    foreign: [],
    description: '',
    included: [],
    program: null
  };
}
